import { type HeaderField, headerValue, type Parameterized, readHeaderFields, readParameterized } from './headers.ts';

/** A part of a message: where it lies in the raw bytes and what its header says. */
export type MimePart = {
  raw: Buffer;
  headerStart: number;
  bodyStart: number;
  end: number;
  fields: HeaderField[];
  contentType: Parameterized;
  /** The parts of a multipart. */
  children: MimePart[];
  /** The message within a message/rfc822. */
  inner: MimePart | undefined;
};

/** Deeper or wider than any real mail; what lies beyond is taken as plain bytes. */
const DEPTH_MAX = 20;
const PARTS_MAX = 1_000;

type Budget = { parts: number };

export const readMime = (raw: Buffer): MimePart => readPart(raw, 0, raw.length, 'text/plain', 0, { parts: PARTS_MAX });

function readPart(raw: Buffer, start: number, end: number, fallback: string, depth: number, budget: Budget): MimePart {
  const bodyStart = findBody(raw, start, end);
  const fields = readHeaderFields(raw.toString('latin1', start, bodyStart));
  const declared = readParameterized(headerValue(fields, 'content-type') ?? fallback);
  const contentType = /^[^\s/]+\/[^\s/]+$/.test(declared.value) ? declared : readParameterized('text/plain');
  const part: MimePart = {
    raw,
    headerStart: start,
    bodyStart,
    end,
    fields,
    contentType,
    children: [],
    inner: undefined,
  };
  budget.parts -= 1;
  if (depth >= DEPTH_MAX || budget.parts <= 0) return part;
  const boundary = parameterOf(contentType, 'boundary');
  if (contentType.value.startsWith('multipart/') && boundary) {
    // RFC 2046, 5.1.5: the parts of a digest are messages unless they say otherwise.
    const childFallback = contentType.value === 'multipart/digest' ? 'message/rfc822' : 'text/plain';
    for (const child of splitParts(raw, bodyStart, end, boundary)) {
      if (budget.parts <= 0) break;
      part.children.push(readPart(raw, child.start, child.end, childFallback, depth + 1, budget));
    }
  } else if (contentType.value === 'message/rfc822') {
    part.inner = readPart(raw, bodyStart, end, 'text/plain', depth + 1, budget);
  }
  return part;
}

export const parameterOf = ({ parameters }: Parameterized, wanted: string): string | undefined =>
  parameters.find(([name]) => name === wanted)?.[1];

/** Where the body starts: after the first empty line, or at the end of a message that is all header. */
function findBody(raw: Buffer, start: number, end: number): number {
  for (let at = start; at < end; ) {
    const newline = raw.indexOf(10, at);
    if (newline < 0 || newline >= end) return end;
    if (newline === at || (newline === at + 1 && raw[at] === 13)) return newline + 1;
    at = newline + 1;
  }
  return end;
}

/** The stretches between the delimiter lines of a multipart (RFC 2046, 5.1.1). */
function splitParts(raw: Buffer, start: number, end: number, boundary: string): { start: number; end: number }[] {
  const delimiter = Buffer.from(`--${boundary}`, 'latin1');
  const parts: { start: number; end: number }[] = [];
  let open: number | undefined;
  for (let at = raw.indexOf(delimiter, start); at >= 0 && at < end; at = raw.indexOf(delimiter, at + 1)) {
    if (at > start && raw[at - 1] !== 10) continue;
    const newline = raw.indexOf(10, at);
    const lineEnd = newline < 0 || newline >= end ? end : newline + 1;
    const rest = raw.toString('latin1', at + delimiter.length, lineEnd);
    if (!/^(?:--)?[ \t]*\r?\n?$/.test(rest)) continue;
    if (open !== undefined) parts.push({ start: open, end: Math.max(open, withoutLineEnd(raw, at)) });
    open = rest.startsWith('--') ? undefined : lineEnd;
    if (open === undefined) return parts;
  }
  if (open !== undefined) parts.push({ start: open, end });
  return parts;
}

/** The line end before a delimiter belongs to the delimiter. */
const withoutLineEnd = (raw: Buffer, at: number) => at - (raw[at - 2] === 13 ? 2 : 1);
