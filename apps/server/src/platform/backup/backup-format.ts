import { z } from 'zod';

/**
 * A backup: one line of JSON, then gzip, then a line with the SHA-256 of all before it. In the gzip are frames: four bytes of
 * length, a letter, and so many bytes.
 */
export const header = z.object({
  outrider: z.literal('backup'),
  format: z.int(),
  product: z.string(),
  world: z.enum(['box', 'live']),
  at: z.iso.datetime(),
  /** All that made the schema, in their order. */
  migrations: z.array(z.string()).min(1),
});
export type Header = z.infer<typeof header>;

export const FORMAT = 1;

/** `T`: a table follows; `D`: rows of it, as COPY writes them; `J`: jobs that wait; `S`: sequences; `E`: that was all. */
export type FrameKind = 'T' | 'D' | 'J' | 'S' | 'E';

export const tableFrame = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
export const jobsFrame = z.array(z.object({ name: z.string(), payload: z.unknown() }));
export const sequencesFrame = z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() }));

const HEAD_BYTES = 5;
const DIGEST_NAME = 'sha256 ';
export const DIGEST_BYTES = DIGEST_NAME.length + 64 + 1;

export const digestLine = (hex: string) => `${DIGEST_NAME}${hex}\n`;

export function writeFrame(kind: FrameKind, body: Uint8Array | string): Buffer {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const head = Buffer.allocUnsafe(HEAD_BYTES);
  head.writeUInt32BE(bytes.length);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, bytes]);
}

export type Frame = { kind: string; body: Buffer };

/** Frames out of a stream whose pieces end anywhere. */
export async function* readFrames(pieces: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of pieces) {
    rest = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
    let at = 0;
    while (rest.length - at >= HEAD_BYTES) {
      const end = at + HEAD_BYTES + rest.readUInt32BE(at);
      if (rest.length < end) break;
      yield { kind: rest.toString('latin1', at + 4, at + HEAD_BYTES), body: rest.subarray(at + HEAD_BYTES, end) };
      at = end;
    }
    rest = rest.subarray(at);
  }
  if (rest.length > 0) throw new Error('it ends in the middle');
}
