"""What a disk may hold after a power cut, made from the log of a program's calls.

What was synced is there. Of what was not, each write is there, missing, or torn at a sector; of the names that were
made, moved or removed since the last sync of their folder, only the first few have happened. A `strict` disk keeps a new
file's name only when its folder is synced, an `ext4` disk also when any file is: its journal writes all names that
went before. Data that a file system would still order or write by itself is left out on purpose: harder than real."""
import os

SECTOR = 512
NAMES = "CRUMX"


class CrashStates:
    """The states of one log. `root` is the folder that was watched; `ignored(record)` says of a sync that it never
    happened, as if the program had forgotten it."""

    def __init__(self, records, root, ignored=lambda record: False):
        self.records, self.root = records, str(root)
        self.syncs = [record if record.kind in "SD" and not ignored(record) else None for record in records]

    def make(self, cut, target, chance, disk):
        """Makes in `target` what `disk` ("strict" or "ext4") may hold when the power goes before record `cut`.

        `cut` None and no chance: everything happened."""
        cut = len(self.records) if cut is None else cut
        kept = self._kept(cut, chance, disk)
        folders, names, files = {self.root}, {}, {}
        for number, record in enumerate(self.records[:cut]):
            if record.kind in "CWT":
                # a file that is made anew may have the inode of one that is gone
                if record.kind == "C":
                    files[record.file] = bytearray()
                self._fill(files.setdefault(record.file, bytearray()), record, kept.get(number))
            if record.kind in NAMES and kept.get(number):
                self._name(record, folders, names, files)
        for folder in sorted(folders):
            os.makedirs(str(target) + folder.removeprefix(self.root), exist_ok=True)
        for name, data in names.items():
            with open(str(target) + name.removeprefix(self.root), "wb") as file:
                file.write(data)

    def _kept(self, cut, chance, disk):
        """{record number: how it survived} of all that changes something: True, False, or a torn piece's (from, to)."""
        file_done, folder_done, journal = {}, {}, 0
        for record in filter(None, self.syncs[:cut]):
            if record.kind == "D":
                folder_done[record.path] = record.offset
            else:
                file_done[record.file] = record.offset
            journal = max(journal, record.offset)
        kept, pending = {}, []
        for number, record in enumerate(self.records[:cut]):
            if record.kind in NAMES:
                done = max(folder_done.get(os.path.dirname(record.path), 0), journal if disk == "ext4" else 0)
                kept[number] = True
                if chance and number >= done:
                    pending.append(number)
            elif record.kind in "WT":
                kept[number] = True
                if chance and number >= file_done.get(record.file, 0):
                    kept[number] = self._luck(record, chance)
        if pending:
            for number in pending[chance.randint(0, len(pending)):]:
                kept[number] = False
        return kept

    @staticmethod
    def _luck(record, chance):
        fate = chance.random()
        if fate < 0.5:
            return False
        if fate < 0.75 and record.kind == "W" and len(record.data) > SECTOR:
            edge = SECTOR * chance.randint(1, (len(record.data) - 1) // SECTOR)
            return (0, edge) if chance.random() < 0.5 else (edge, len(record.data))
        return True

    @staticmethod
    def _fill(data, record, fate):
        if not fate or record.kind == "C":
            return
        if record.kind == "T":
            if record.offset < len(data):
                del data[record.offset:]
            else:
                data.extend(bytes(record.offset - len(data)))
            return
        start, end = (0, len(record.data)) if fate is True else fate
        start, end = record.offset + start, record.offset + end
        if end > len(data):
            data.extend(bytes(end - len(data)))
        data[start:end] = record.data[start - record.offset:end - record.offset]

    @staticmethod
    def _name(record, folders, names, files):
        """Carries out what happened to a name; one whose folder never came into being has nowhere to be."""
        if record.kind == "M":
            if os.path.dirname(record.path) in folders:
                folders.add(record.path)
        elif record.kind == "C":
            if os.path.dirname(record.path) in folders:
                names[record.path] = files[record.file]
        elif record.kind == "U":
            names.pop(record.path, None)
        elif record.kind == "X":
            folders.discard(record.path)
        elif record.path in folders:
            new = record.data.decode()
            for known in [known for known in folders if known == record.path or known.startswith(record.path + "/")]:
                folders.discard(known)
                folders.add(new + known[len(record.path):])
            for known in [known for known in names if known.startswith(record.path + "/")]:
                names[new + known[len(record.path):]] = names.pop(known)
        elif record.path in names:
            names[record.data.decode()] = names.pop(record.path)
