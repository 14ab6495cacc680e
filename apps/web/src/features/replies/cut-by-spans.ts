export type Piece = { text: string; from: number; isIn: boolean };

/** A text in pieces, in and out of what is marked. Spans stand in order and do not overlap. */
export function cutBySpans(text: string, spans: readonly { from: number; to: number }[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to } of spans) {
    if (from > at) pieces.push({ text: text.slice(at, from), from: at, isIn: false });
    pieces.push({ text: text.slice(from, to), from, isIn: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), from: at, isIn: false });
  return pieces;
}
