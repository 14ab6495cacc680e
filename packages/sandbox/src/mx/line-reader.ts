/** RFC 5321 4.5.3.1.4 asks for 512; parameters of extensions come on top (RFC 1870, RFC 6531). */
const LINE_MAX_BYTES = 2048;
const LF = 10;
const CR = 13;

/** `tooLong` and `broken` are lines that end, but mean nothing. */
export type Line = { kind: 'line'; text: string } | { kind: 'tooLong' } | { kind: 'broken' };

export type LineReader = {
  push(chunk: Buffer): void;
  next(): Line | undefined;
  /** Gives away what was not read yet. */
  rest(): Buffer;
};

const NOTHING = Buffer.alloc(0);

/** Cuts a stream into command lines. A line without an end takes no more memory than the longest allowed one. */
export function createLineReader(): LineReader {
  let buffer: Buffer = NOTHING;
  let skipping = false;

  return {
    push(chunk) {
      buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk]);
    },
    next() {
      const end = buffer.indexOf(LF);
      if (end < 0) {
        if (buffer.length > LINE_MAX_BYTES) skipping = true;
        if (skipping) buffer = NOTHING;
        return undefined;
      }
      const line = buffer.subarray(0, end);
      buffer = buffer.subarray(end + 1);
      const isTooLong = skipping || line.length > LINE_MAX_BYTES;
      skipping = false;
      return isTooLong ? { kind: 'tooLong' } : readLine(line);
    },
    rest() {
      const rest = buffer;
      buffer = NOTHING;
      return rest;
    },
  };
}

/** A bare LF ends no line (RFC 5321 2.3.8), so what stands before it is not obeyed; nor are control characters, nor what is no UTF-8. */
function readLine(line: Buffer): Line {
  if (line.at(-1) !== CR) return { kind: 'broken' };
  const text = line.toString('utf8', 0, line.length - 1);
  return /[\p{Cc}\ufffd]/u.test(text) ? { kind: 'broken' } : { kind: 'line', text };
}
