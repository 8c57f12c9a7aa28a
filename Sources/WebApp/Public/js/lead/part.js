/** A section, or a hundred questions of a long one, as the server draws it now. */
export function fetchPart(address, section, from) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', `${address}/sections/${encodeURIComponent(section)}?from=${from}`);
    request.responseType = 'document';
    request.onload = () => {
      const part = request.status === 200 && request.response?.querySelector('.part');
      if (part) resolve(document.adoptNode(part));
      else reject(new TypeError(`${request.status}`));
    };
    request.onerror = () => reject(new TypeError('network'));
    request.send();
  });
}
