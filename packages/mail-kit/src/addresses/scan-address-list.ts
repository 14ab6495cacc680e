type Word = { text: string; isQuoted: boolean };

/** What stands between two separators of an address list. */
export type Segment = {
  words: Word[];
  comments: string[];
  /** The address in angle brackets. */
  angle: string | undefined;
  endsWith: ',' | ';' | '';
};

const PLAIN_END = /[\s"(<,;:]/;

/** Cuts an address list into segments; a group's name is left out, its members stay. Linear in the header's length. */
export function scanAddressList(header: string): Segment[] {
  const segments: Segment[] = [];
  let segment = emptySegment();
  const end = (endsWith: Segment['endsWith']) => {
    segments.push({ ...segment, endsWith });
    segment = emptySegment();
  };
  // Once a quote was not closed, none after it is: looking again each time would take the square of the time.
  let mayQuote = true;
  let at = 0;
  while (at < header.length) {
    const character = header[at] ?? '';
    if (character === ',' || character === ';') {
      end(character);
      at += 1;
    } else if (character === ':') {
      // The name of a group. A name before it that waits for its person has none in there.
      segments.push({ ...emptySegment(), endsWith: ';' });
      segment = emptySegment();
      at += 1;
    } else if (character === '(') {
      const comment = readComment(header, at);
      segment.comments.push(comment.text);
      at = comment.next;
    } else if (character === '<') {
      const angle = readAngle(header, at);
      segment.angle ??= angle.text;
      at = angle.next;
    } else if (/\s/.test(character)) {
      at += 1;
    } else {
      const word = readWord(header, at, mayQuote);
      mayQuote = word.mayQuote;
      if (word.text !== '') segment.words.push({ text: word.text, isQuoted: word.isQuoted });
      at = word.next;
    }
  }
  end('');
  return segments;
}

const emptySegment = (): Segment => ({ words: [], comments: [], angle: undefined, endsWith: '' });

function readWord(header: string, start: number, mayQuote: boolean): Word & { next: number; mayQuote: boolean } {
  if (header[start] !== '"') return { ...readPlain(header, start), isQuoted: false, mayQuote };
  const quoted = mayQuote ? readQuoted(header, start) : undefined;
  // A quote nobody closed is a slip of the pen: what follows it is read as if it were not there.
  if (!quoted) return { ...readPlain(header, start + 1), isQuoted: false, mayQuote: false };
  if (header[quoted.next] !== '@') return { text: quoted.text, isQuoted: true, next: quoted.next, mayQuote };
  // A quoted local part belongs to its address, quotes and all: what looks like an address inside is none.
  const domain = readPlain(header, quoted.next);
  return { text: header.slice(start, quoted.next) + domain.text, isQuoted: false, next: domain.next, mayQuote };
}

/** Up to a space or a mark of the grammar; a bracket keeps the colons of an IPv6 address. */
function readPlain(header: string, start: number): { text: string; next: number } {
  let at = start;
  while (at < header.length) {
    const character = header[at] ?? '';
    if (character === '[') {
      const close = literalEnd(header, at);
      at = close === -1 ? at + 1 : close;
    } else if (PLAIN_END.test(character)) break;
    else at += 1;
  }
  return { text: header.slice(start, at), next: at };
}

/** RFC 5321: an address literal is short, so a bracket that is not closed soon is just a bracket. */
const LITERAL_MAX = 60;

function literalEnd(header: string, open: number): number {
  const close = header.slice(open, open + LITERAL_MAX).indexOf(']');
  return close === -1 ? -1 : open + close + 1;
}

function readQuoted(header: string, start: number): { text: string; next: number } | undefined {
  let text = '';
  for (let at = start + 1; at < header.length; at++) {
    const character = header[at] ?? '';
    if (character === '"') return { text, next: at + 1 };
    if (character === '\\') at += 1;
    text += header[at] ?? '';
  }
  return undefined;
}

function readComment(header: string, start: number): { text: string; next: number } {
  let depth = 0;
  let text = '';
  for (let at = start; at < header.length; at++) {
    const character = header[at] ?? '';
    if (character === ')') depth -= 1;
    if (depth === 0 && character === ')') return { text, next: at + 1 };
    if (depth > 0) text += character === '\\' ? (header[++at] ?? '') : character;
    if (character === '(') depth += 1;
  }
  return { text, next: header.length };
}

function readAngle(header: string, start: number): { text: string; next: number } {
  let isQuoted = false;
  let at = start + 1;
  while (header[at] === '<') at += 1;
  const first = at;
  for (; at < header.length; at++) {
    const character = header[at] ?? '';
    if (character === '\\' && isQuoted) at += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (character === '>' && !isQuoted) break;
  }
  let next = at + 1;
  while (header[next] === '>') next += 1;
  return { text: header.slice(first, at).trim(), next };
}
