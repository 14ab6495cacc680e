/** Long names are cut where some file systems end. */
const NAME_MAX = 150;

/** RFC 6266 and RFC 8187: a plain name for old clients, the real one for the others; no path, no control characters. */
export function attachmentHeader(kind: 'attachment' | 'inline', name: string): string {
  const tidy = name
    .toWellFormed()
    .replaceAll(/[\p{C}\u2028\u2029]/gu, '')
    .replaceAll(/[/\\]/g, '_')
    .trim();
  const shown = shorten(tidy === '' || /^\.+$/.test(tidy) ? 'attachment' : tidy);
  const plain = shown.replaceAll(/[^\x20-\x7e]/g, '_').replaceAll(/["%]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeExtended(shown)}`;
}

function shorten(name: string): string {
  if (name.length <= NAME_MAX) return name;
  const ending = /\.[\w-]{1,10}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, NAME_MAX - ending.length)}${ending}`.toWellFormed();
}

/** RFC 8187, 3.2.1: attr-char leaves a few signs out that encodeURIComponent leaves in. */
const encodeExtended = (text: string) =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
