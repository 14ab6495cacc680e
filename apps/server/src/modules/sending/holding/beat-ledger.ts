import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HoldReason } from '@outrider/contract/campaigns/holds';
import type { Db, Trx } from '../../../platform/db.ts';
import { insertHolds } from './holds.repository.ts';
import {
  beatInstallation,
  type Installation,
  lockInstallation,
  newestMail,
  readDatabaseMark,
} from './installation.repository.ts';

export type BeatDeps = {
  db: Db;
  now: () => Date;
  /** Outside of the database, for this installation alone. */
  folder: string;
  /** After its last beat a worker may send for so long, and no longer. */
  leaseMs: number;
};

const FILE = 'beat';

/**
 * A sign of life of the ledger, in the database and beside it. Where the database is behind what is known beside it, is
 * another one, or was restored, the ledger may know less than what left: all sending is held.
 */
export async function beatLedger(deps: BeatDeps): Promise<void> {
  const beat = await deps.db.transaction().execute(async (trx) => {
    const installation = await lockInstallation(trx);
    if (!installation) return undefined;
    const known = await readBeat(deps.folder);
    const mark = await readDatabaseMark(trx);
    const reason = whyHeld(installation, { mark, known });
    if (reason) await hold(deps, trx, reason, { installation, known });
    return beatInstallation(trx, { mark, after: known });
  });
  if (beat) await writeBeat(deps.folder, beat);
}

function whyHeld(
  { restoredAt, databaseMark, beatAt }: Installation,
  { mark, known }: { mark: string; known: string | undefined },
): HoldReason | undefined {
  if (restoredAt) return 'restored';
  if (known !== undefined && (beatAt === null || beatAt < known)) return 'olderLedger';
  return databaseMark !== null && databaseMark !== mark ? 'otherDatabase' : undefined;
}

type Found = { installation: Installation; known: string | undefined };

async function hold({ now, leaseMs }: BeatDeps, trx: Trx, reason: HoldReason, { installation, known }: Found) {
  const heldAt = now();
  const knownUntil = installation.beatAt ? new Date(installation.beatAt) : ((await newestMail(trx)) ?? new Date(0));
  const isAhead = known !== undefined && (installation.beatAt === null || known > installation.beatAt);
  // Without a beat beside it, nobody knows when the last mail left.
  const leftUntil = isAhead ? new Date(new Date(known).getTime() + leaseMs) : heldAt;
  await insertHolds(trx, { reason, heldAt, knownUntil, leftUntil });
}

async function readBeat(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => '');
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text.trim()) ? text.trim() : undefined;
}

/** Another file takes its place at once, so that none is ever half written. */
async function writeBeat(folder: string, at: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, FILE);
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, `${at}\n`, { mode: 0o600 });
  await rename(fresh, file);
}
