import { TableError, type TableSource } from '../table.ts';

type Entry = { method: number; isLocked: boolean; packed: number; offset: number };
export type Zip = { has(name: string): boolean; read(name: string, limit: number): AsyncGenerator<Uint8Array> };

const END_BYTES = 22;
const COMMENT_MAX = 65_535;
const DIRECTORY_MAX = 4 * 1_048_576;
const PIECE = 262_144;

/** The files in a ZIP (PKWARE APPNOTE 6.3), unpacked piece by piece and never beyond the limit its reader gives. */
export async function openZip(source: TableSource): Promise<Zip> {
  const entries = await readDirectory(source);
  return {
    has: (name) => entries.has(name),
    async *read(name, limit) {
      const entry = entries.get(name);
      if (!entry || (entry.method !== 0 && entry.method !== 8)) throw new TableError('badWorkbook');
      if (entry.isLocked) throw new TableError('locked');
      const packed = packedBytes(source, entry);
      let unpacked = 0;
      for await (const piece of entry.method === 0 ? packed : inflate(packed)) {
        unpacked += piece.length;
        if (unpacked > limit) throw new TableError('unpacksTooLarge');
        yield piece;
      }
    },
  };
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

async function readDirectory(source: TableSource): Promise<Map<string, Entry>> {
  const tailLength = Math.min(source.size, END_BYTES + COMMENT_MAX);
  const tail = viewOf(await source.readAt(source.size - tailLength, tailLength));
  let end = tail.byteLength - END_BYTES;
  while (end >= 0 && tail.getUint32(end, true) !== 0x06_05_4b_50) end -= 1;
  if (end < 0) throw new TableError('badWorkbook');
  const [length, offset] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (length > DIRECTORY_MAX || offset + length > source.size) throw new TableError('badWorkbook');
  return listEntries(await source.readAt(offset, length));
}

function listEntries(bytes: Uint8Array): Map<string, Entry> {
  const view = viewOf(bytes);
  const names = new TextDecoder();
  const entries = new Map<string, Entry>();
  for (let at = 0; at + 46 <= bytes.length && view.getUint32(at, true) === 0x02_01_4b_50; ) {
    const nameLength = view.getUint16(at + 28, true);
    const name = names.decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.set(name.replace(/^\//, ''), {
      isLocked: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

async function* packedBytes(source: TableSource, { offset, packed }: Entry): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (offset + 30 > source.size) throw new TableError('badWorkbook');
  const head = viewOf(await source.readAt(offset, 30));
  const start = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  if (start + packed > source.size) throw new TableError('badWorkbook');
  for (let at = 0; at < packed; at += PIECE) {
    yield new Uint8Array(await source.readAt(start + at, Math.min(PIECE, packed - at)));
  }
}

async function* inflate(packed: AsyncGenerator<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array> {
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await packed.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  }).pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch {
    throw new TableError('badWorkbook');
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
