import type { Trx } from '../../../platform/db.ts';
import { insertHolds } from './holds.repository.ts';
import { newestMail } from './installation.repository.ts';
import { type LeftMail, recordLeft } from './record-left.ts';

/** Mail has left that the ledger calls unsent: it is an older one, although nothing else showed that. */
export async function holdForUnknown(trx: Trx, now: Date): Promise<void> {
  const knownUntil = (await newestMail(trx)) ?? new Date(0);
  await insertHolds(trx, { reason: 'unknownSent', heldAt: now, knownUntil, leftUntil: now });
}

/** The recipient has it, as they answered it or sent it back. */
export async function recordProven(trx: Trx, mail: LeftMail, now: Date): Promise<void> {
  await holdForUnknown(trx, now);
  await recordLeft(trx, [mail], 'provenByAnswer');
}
