import { statfsSync } from 'node:fs';
import type { Log } from '../log.ts';
import type { Trouble } from '../trouble.ts';

/** Four segments of PostgreSQL's log. With less it may end in the middle of its work, so nothing is begun any more. */
const LEAST_BYTES = 64 * 1_048_576;
/** It is asked for at every reservation. */
const KNOWN_MS = 2_000;

type Deps = {
  folder: string;
  log: Pick<Log, 'error' | 'warn'>;
  now: () => number;
  freeBytes?: (folder: string) => number;
};

/** Says, and logs once, when the disk of the data folder is full. */
export function createDiskWatch({ folder, log, now, freeBytes = freeBytesOf }: Deps): () => Trouble | undefined {
  let askedAt = Number.NEGATIVE_INFINITY;
  let trouble: Trouble | undefined;
  return () => {
    if (now() - askedAt < KNOWN_MS) return trouble;
    askedAt = now();
    const before = trouble;
    const free = freeBytes(folder);
    trouble = free < LEAST_BYTES ? { kind: 'diskFull', sentence: sentenceOf(folder, free), isLogged: true } : undefined;
    if (trouble && !before) log.error(trouble.sentence);
    if (before && !trouble) log.warn(`The disk of ${folder} has room again.`);
    return trouble;
  };
}

const sentenceOf = (folder: string, free: number) =>
  `The disk of ${folder} is full (${Math.floor(free / 1_048_576)} MB left): nothing is sent until at least ${LEAST_BYTES / 1_048_576} MB are free.`;

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
