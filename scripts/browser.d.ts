// What browsers have and the compiler that Debian ships does not know yet.
interface Array<T> {
  findLast(matches: (item: T, index: number) => unknown): T | undefined;
  findLastIndex(matches: (item: T, index: number) => unknown): number;
}
