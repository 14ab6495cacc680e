import { createPart, type DraftPart, type Region } from './create-part.ts';
import { delimiterAt, listClosedBoundaries, nextDelimiter } from './delimiters.ts';
import type { MimePart } from './mime-part.ts';
import { readHeaders } from './read-headers.ts';

/** No mail that is meant to be read is nested deeper. What is stays one part, so that a caller that walks the tree may recurse. */
const DEPTH_MAX = 100;
/** A part takes memory however empty it is. */
const PARTS_MAX = 10_000;

/** The tree of a message, however broken: nothing makes it throw, and its time is linear. A string is taken as UTF-8. */
export function readMimeMessage(raw: Uint8Array | string): MimePart {
  const bytes = typeof raw === 'string' ? Buffer.from(raw) : Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  return readTree(bytes.toString('latin1'), DEPTH_MAX);
}

const MESSAGE_TYPES = new Set(['message/rfc822', 'message/global']);

/** `raw` has one character a byte. Goes through it once, with the parts that are open on a stack. */
function readTree(raw: string, depthMax: number): MimePart {
  const closed = listClosedBoundaries(raw);
  const open: DraftPart[] = [];
  const root = readPart(0, 'text/plain');
  let parts = 1;
  let next = enter(root);
  while (next !== undefined) {
    const parent = open.at(-1);
    const isMessage = parent?.boundary === undefined;
    const child = readPart(next, parent?.part.contentType === 'multipart/digest' ? 'message/rfc822' : 'text/plain');
    const isThere = isMessage ? child.part.headers.length > 0 : child.hasHeaderEnd;
    if (parent && isThere) {
      if (isMessage) parent.part.message = child.part;
      else parent.part.children.push(child.part);
    } else if (parent && !isMessage && parent.part.children.length === 0) {
      // Cut off within the header of its first part: nothing of what it holds is content.
      parent.region.start = raw.length;
    }
    parts += 1;
    if (parts >= PARTS_MAX) break;
    next = isThere ? enter(child) : nextPart(next);
  }
  for (const draft of open) finish(draft, raw.length);
  return root.part;

  function readPart(start: number, defaultType: string): DraftPart & { hasHeaderEnd: boolean } {
    const block = readHeaders(raw, start, (line) => delimiterAt(raw, line, open, closed) !== undefined);
    const region: Region = { start: block.bodyStart, end: raw.length };
    return { ...createPart(raw, block.headers, region, defaultType), hasHeaderEnd: block.endsBy !== 'end' };
  }

  /** Where the next part starts, with this one on the stack if that is within it. */
  function enter(draft: DraftPart): number | undefined {
    const holdsMessage = MESSAGE_TYPES.has(draft.part.contentType);
    const hasRoom = open.length < depthMax;
    open.push(hasRoom ? draft : { ...draft, boundary: undefined });
    if (holdsMessage && hasRoom && !draft.isEncoded) return draft.region.start;
    return nextPart(draft.region.start);
  }

  /** Closes what ends at the next delimiters, up to one that begins a part. */
  function nextPart(from: number): number | undefined {
    let position = from;
    for (;;) {
      const delimiter = nextDelimiter(raw, position, open, closed);
      if (!delimiter) return undefined;
      const end = Math.max(position, withoutLineEnd(raw, delimiter.lineStart));
      for (const draft of open.splice(delimiter.level + 1)) finish(draft, end);
      if (!delimiter.isClose) return delimiter.lineEnd;
      for (const draft of open.splice(delimiter.level)) finish(draft, delimiter.lineEnd);
      position = delimiter.lineEnd;
    }
  }
  function finish(draft: DraftPart, end: number): void {
    draft.region.end = end;
    if (!draft.isEncoded || !MESSAGE_TYPES.has(draft.part.contentType) || depthMax === 0) return;
    // RFC 2046, 5.2.1 forbids to encode a message, which keeps nobody from doing it.
    const message = readTree(Buffer.from(draft.part.bytes()).toString('latin1'), depthMax - 1);
    if (message.headers.length > 0) draft.part.message = message;
  }
}

/** The line end before a delimiter is the delimiter's (RFC 2046, 5.1.1). */
function withoutLineEnd(raw: string, lineStart: number): number {
  const newline = lineStart - 1;
  return raw[newline - 1] === '\r' ? newline - 1 : newline;
}
