export type MailAddress = { name: string | undefined; local: string | undefined; domain: string | undefined };

/** Cut at the commas and group signs that stand outside quotes, comments and angle brackets. */
const PIECE = /"(?:[^"\\]|\\.)*"?|\((?:[^()\\]|\\.)*\)?|<[^>]*>?|[,;:]|[^",;:(<]+/g;

/** The addresses of a header field; a group is marked by its name at the start and an empty end (RFC 9051, 7.5.2). */
export function readAddresses(text: string): MailAddress[] {
  const addresses: MailAddress[] = [];
  let words: string[] = [];
  let isInGroup = false;
  const finish = () => {
    const address = readAddress(words);
    if (address) addresses.push(address);
    words = [];
  };
  for (const [piece] of text.matchAll(PIECE)) {
    if (piece === ':' && !isInGroup) {
      addresses.push({ name: undefined, local: unquote(words.join('').trim()), domain: undefined });
      words = [];
      isInGroup = true;
    } else if (piece === ',') finish();
    else if (piece === ';') {
      finish();
      if (isInGroup) addresses.push({ name: undefined, local: undefined, domain: undefined });
      isInGroup = false;
    } else words.push(piece);
  }
  finish();
  return addresses;
}

const unquote = (text: string) =>
  text.replace(/"((?:[^"\\]|\\.)*)"?/g, (_all, inner: string) => inner.replace(/\\(.)/g, '$1'));

function readAddress(words: string[]): MailAddress | undefined {
  const angle = words.find((word) => word.startsWith('<'));
  const comment = words.find((word) => word.startsWith('('))?.replace(/^\(|\)$/g, '');
  const plain = words
    .filter((word) => !/^[<(]/.test(word))
    .join('')
    .trim();
  const spec = (angle ?? plain).replace(/^<|>$/g, '').trim();
  if (spec === '') return undefined;
  const name = angle === undefined ? comment : unquote(plain) || comment;
  const at = spec.lastIndexOf('@');
  return at < 0
    ? { name, local: unquote(spec), domain: '' }
    : { name, local: unquote(spec.slice(0, at)), domain: spec.slice(at + 1) };
}
