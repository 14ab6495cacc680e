/** What COPY's binary format begins with: eleven bytes of signature, flags, and how much more there is, which is nothing. */
const HEADER_BYTES = 19;
/** Before each value: how many the row has, and how long this one is. */
const COUNT_BYTES = 2;
const FRAME_BYTES = 6;
const NO_MORE_ROWS = 0xff_ff;

/** Takes the values out of rows with one value each (PostgreSQL manual, "COPY", Binary Format). */
export function createCopyValues() {
  const frame = Buffer.alloc(FRAME_BYTES);
  let framed = 0;
  let skipped = 0;
  let left = 0;
  let isOver = false;

  function frameByte(byte: number) {
    frame[framed] = byte;
    framed += 1;
    if (framed === COUNT_BYTES && frame.readUInt16BE() === NO_MORE_ROWS) isOver = true;
    if (framed < FRAME_BYTES) return;
    framed = 0;
    // A value that is null has the length -1.
    left = Math.max(frame.readInt32BE(COUNT_BYTES), 0);
  }

  return {
    /** The values' bytes in the next piece of what COPY sends. */
    *read(chunk: Uint8Array): Generator<Uint8Array, void> {
      let at = Math.min(HEADER_BYTES - skipped, chunk.length);
      skipped += at;
      while (at < chunk.length && !isOver) {
        if (left === 0) {
          frameByte(chunk[at] ?? 0);
          at += 1;
          continue;
        }
        const end = Math.min(at + left, chunk.length);
        yield chunk.subarray(at, end);
        left -= end - at;
        at = end;
      }
    },
  };
}
