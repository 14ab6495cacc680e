/** The boundaries of the multiparts a line stands in, outermost first; what is no multipart has none. */
export type Around = readonly { boundary: string | undefined }[];

/** `level`: whose delimiter it is, as an index of `around`. */
export type Delimiter = { level: number; isClose: boolean; lineStart: number; lineEnd: number };

/** For each boundary that a close delimiter names, where the last of them stands. */
export type ClosedBoundaries = ReadonlyMap<string, number>;

export function listClosedBoundaries(raw: string): ClosedBoundaries {
  const closed = new Map<string, number>();
  for (let at = nextDashes(raw, 0); at !== -1; at = nextDashes(raw, endOfLine(raw, at))) {
    const content = lineContent(raw, at, endOfLine(raw, at));
    if (content.endsWith('--')) closed.set(content.slice(0, -2), at);
  }
  return closed;
}

export function nextDelimiter(
  raw: string,
  from: number,
  around: Around,
  closed: ClosedBoundaries,
): Delimiter | undefined {
  if (around.every(({ boundary }) => boundary === undefined)) return undefined;
  for (let at = nextDashes(raw, from); at !== -1; at = nextDashes(raw, endOfLine(raw, at))) {
    const found = delimiterAt(raw, at, around, closed);
    if (found) return found;
  }
  return undefined;
}

/** Whether the line at `lineStart` ends a part of a multipart around it. */
export function delimiterAt(
  raw: string,
  lineStart: number,
  around: Around,
  closed: ClosedBoundaries,
): Delimiter | undefined {
  if (!raw.startsWith('--', lineStart)) return undefined;
  const lineEnd = endOfLine(raw, lineStart);
  const content = lineContent(raw, lineStart, lineEnd);
  const innermost = around.findLastIndex(({ boundary }) => boundary !== undefined);
  const found = (level: number, isClose: boolean): Delimiter => ({ level, isClose, lineStart, lineEnd });
  for (let level = innermost; level >= 0; level--) {
    const boundary = around[level]?.boundary;
    if (boundary === undefined) continue;
    const isClose = content.length === boundary.length + 2 && content.endsWith('--');
    if (!content.startsWith(boundary) || (content.length !== boundary.length && !isClose)) continue;
    // An unfinished inner multipart ends where the outer one goes on (RFC 2046, 5.1.2). A line that only looks like the
    // outer one's is known by that one never being closed.
    if (level === innermost || (closed.get(boundary) ?? -1) >= lineStart) return found(level, isClose);
  }
  // RFC 2046, 5.1.1: "it is sufficient that the boundary appear in its entirety", with anything after it in the line.
  const own = around[innermost]?.boundary;
  if (own === undefined || !content.startsWith(own)) return undefined;
  return found(innermost, content.startsWith('--', own.length));
}

/** Where the next line that begins with two hyphens does. */
function nextDashes(raw: string, from: number): number {
  const isAtLineStart = from === 0 || raw[from - 1] === '\n';
  if (isAtLineStart && raw.startsWith('--', from)) return from;
  const found = raw.indexOf('\n--', from);
  return found === -1 ? -1 : found + 1;
}

function endOfLine(raw: string, from: number): number {
  const newline = raw.indexOf('\n', from);
  return newline === -1 ? raw.length : newline + 1;
}

/** Without the two hyphens, and without the blanks that transport may have added (RFC 2046, 5.1.1). */
function lineContent(raw: string, lineStart: number, lineEnd: number): string {
  let end = lineEnd;
  while (end > lineStart + 2 && ' \t\r\n'.includes(raw.charAt(end - 1))) end -= 1;
  return raw.slice(lineStart + 2, end);
}
