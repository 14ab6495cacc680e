/** RFC 5322, 2.1.1: lines should not be longer than 78, without the CRLF. */
const LINE_MAX = 76;
/** RFC 2047, 2: an encoded word has at most 75 characters, of which `=?UTF-8?B?` and `?=` take twelve. */
const WORD_BYTES = 45;

const PLAIN = /^[\x20-\x7e]*$/;
/** RFC 5322, 3.2.3: atoms, with blanks between them. */
const PHRASE = /^[\w!#$%&'*+/=?^`{|}~-]+(?: [\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** The text of a header after its name, folded; letters beyond ASCII as encoded words (RFC 2047). */
export function encodeHeaderText(name: string, text: string): string {
  const line = text.replaceAll(/[\r\n\t]+/g, ' ').trim();
  if (!PLAIN.test(line) || line.includes('=?')) return encodeWords(line);
  return name.length + 2 + line.length <= LINE_MAX ? line : foldWords(line, name.length + 2);
}

function foldWords(line: string, used: number): string {
  let length = used;
  let folded = '';
  for (const word of line.split(' ')) {
    const isFirst = folded === '';
    if (!isFirst && length + 1 + word.length > LINE_MAX) {
      folded += `\r\n ${word}`;
      length = 1 + word.length;
    } else {
      folded += isFirst ? word : ` ${word}`;
      length += word.length + 1;
    }
  }
  return folded;
}

/** A letter is never cut in two (RFC 2047, 5). */
function encodeWords(text: string): string {
  const words: string[] = [];
  let word = '';
  for (const letter of text) {
    if (Buffer.byteLength(word + letter) > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += letter;
  }
  return [...words, word].map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
}

/** A person and their address (RFC 5322, 3.4). */
export function encodeMailbox(name: string, address: string): string {
  const shown = name.replaceAll(/[\r\n\t]+/g, ' ').trim();
  if (shown === '') return `<${address}>`;
  if (!PLAIN.test(shown) || shown.includes('=?')) return `${encodeWords(shown)} <${address}>`;
  return PHRASE.test(shown) ? `${shown} <${address}>` : `"${shown.replaceAll(/["\\]/g, '\\$&')}" <${address}>`;
}
