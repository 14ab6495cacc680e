/** Groups that hold no text of the document: fonts, colours, pictures, and what a program added for itself. */
const HIDDEN = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'object',
  'header',
  'footer',
  'generator',
  '*',
]);
const BREAKS: Record<string, string> = {
  par: '\n',
  line: '\n',
  row: '\n',
  sect: '\n',
  tab: '\t',
  cell: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
};
const TOKEN = /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-fA-F]{2})|\\(.)|([{}])|([^\\{}\r\n]+)|[\r\n]+|\\$/gsu;

const western = new TextDecoder('windows-1252');

/** What a person would read of a document in RTF; formatting is left out. */
export function rtfToText(rtf: string): string {
  const out: string[] = [];
  const groups: { hidden: boolean; skip: number }[] = [];
  let now = { hidden: false, skip: 1 };
  let owed = 0;
  const put = (text: string) => {
    if (now.hidden) return;
    // After a character beyond its code page a writer repeats it in a form old readers know.
    const kept = owed > 0 ? text.slice(owed) : text;
    owed = Math.max(0, owed - text.length);
    out.push(kept);
  };
  for (const [, word, number, byte, symbol, brace, text] of rtf.matchAll(TOKEN)) {
    if (brace === '{') groups.push({ ...now });
    else if (brace === '}') now = groups.pop() ?? now;
    else if (word !== undefined) {
      if (HIDDEN.has(word)) now = { ...now, hidden: true };
      else if (word === 'uc') now = { ...now, skip: Number(number ?? 1) };
      else if (word === 'u') {
        if (!now.hidden) out.push(String.fromCharCode(Number(number ?? 63) & 0xffff));
        owed = now.skip;
      } else if (BREAKS[word] !== undefined) put(BREAKS[word]);
    } else if (byte !== undefined) put(western.decode(Uint8Array.of(Number.parseInt(byte, 16))));
    else if (symbol === '*') now = { ...now, hidden: true };
    else if (symbol === '~') put('\u00a0');
    else if (symbol !== undefined && '\\{}'.includes(symbol)) put(symbol);
    else if (text !== undefined) put(text);
  }
  return out.join('').trim();
}
