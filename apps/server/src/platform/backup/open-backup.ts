import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { OperatorError } from '../start/operator-error.ts';
import { wordsOf } from '../words-of.ts';
import { DIGEST_BYTES, digestLine, FORMAT, type Frame, type Header, header, readFrames } from './backup-format.ts';

export type Backup = { header: Header; frames(): AsyncGenerator<Frame> };

const HEADER_MAX = 65_536;

/** Opens a backup that is whole; any other ends in a sentence. */
export async function openBackup(file: string): Promise<Backup> {
  const { first, bytes } = await readFirstLine(file);
  const head = readHeader(first);
  if (!head) throw new OperatorError(`${file} is not a backup that npx outrider backup made.`);
  if (head.format > FORMAT) {
    throw new OperatorError(
      `${file} was made by Outrider ${head.product} in a newer form than this one reads: restore it with that version or a later one.`,
    );
  }
  const end = bytes - DIGEST_BYTES;
  const start = Buffer.byteLength(first) + 1;
  if (end <= start || !(await isWhole(file, end))) {
    throw new OperatorError(`${file} is cut off or was changed: its digest does not fit, so nothing was restored.`);
  }
  return {
    header: head,
    frames: () => readFrames(createReadStream(file, { start, end: end - 1 }).pipe(createGunzip())),
  };
}

async function readFirstLine(file: string): Promise<{ first: string; bytes: number }> {
  try {
    const handle = await open(file, 'r');
    try {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEADER_MAX), 0, HEADER_MAX, 0);
      const [first = ''] = buffer.toString('utf8', 0, bytesRead).split('\n', 1);
      return { first, bytes: (await handle.stat()).size };
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${wordsOf(error)}.`, { cause: error });
  }
}

function readHeader(line: string): Header | undefined {
  try {
    return header.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

async function isWhole(file: string, end: number): Promise<boolean> {
  const digest = createHash('sha256');
  for await (const piece of createReadStream(file, { end: end - 1 })) digest.update(piece);
  let last = '';
  for await (const piece of createReadStream(file, { start: end, encoding: 'latin1' })) last += piece;
  return last === digestLine(digest.digest('hex'));
}
