import { randomUUID } from 'node:crypto';
import { AppError } from '@outrider/contract/errors';
import {
  type beginVerification as beginCall,
  VERIFY_ADDRESSES_MAX,
  type VerifyTask,
} from '@outrider/contract/verification/verification';
import type { z } from 'zod';
import type { Scope, Trx } from '../../../platform/db.ts';
import { refuseStandstill, reserveQuota } from '../../billing/index.ts';
import { listUnchecked } from '../rows.repository.ts';
import { askForRoute } from '../self-check/ask-for-route.ts';
import { findTask } from '../tasks.repository.ts';
import type { TaskSource } from '../verification.tables.ts';
import type { VerificationDeps } from '../verification-deps.ts';
import { describeOne } from './describe-task.ts';
import { type ReadAddresses, readAddresses } from './read-addresses.ts';
import { startTask } from './start-task.ts';

type Wanted = z.output<typeof beginCall.input>;
type Person = Scope & { userId: string };
type Found = ReadAddresses & { source: TaskSource; name: string; fileName: string; recheckOf: string | null };

/** Sets the quota aside, writes the addresses down and starts; or refuses, and nothing has happened. */
export async function beginVerification(
  deps: VerificationDeps,
  person: Person,
  { name, from, namesOnly }: Wanted,
): Promise<{ task: VerifyTask; twice: number; notAddresses: number }> {
  await refuseStandstill(deps.db, person, deps.now());
  const found = await findAddresses(deps, person, from);
  const { emails, twice, notAddresses } = found;
  if (emails.length === 0) throw new AppError('nothingToVerify');
  if (emails.length > VERIFY_ADDRESSES_MAX) {
    throw new AppError('tooManyAddresses', { values: { count: emails.length, max: VERIFY_ADDRESSES_MAX } });
  }
  if (!namesOnly && !(await askForRoute(deps))) throw new AppError('noProbeRoute');
  const id = randomUUID();
  const byName = await deps.nameOf(person);
  await deps.db.transaction().execute(async (trx) => {
    const now = deps.now();
    const period = await reserve(deps, trx, person, { amount: namesOnly ? 0 : emails.length, reference: id, now });
    const task = { ...found, id, name: name || found.name, namesOnly, period, byName };
    await startTask(deps, trx, person, task);
  });
  const task = await findTask(deps.db, person, id);
  if (!task) throw new AppError('notFound');
  return { task: await describeOne(deps, person, task), twice, notAddresses };
}

async function findAddresses(deps: VerificationDeps, scope: Scope, from: Wanted['from']): Promise<Found> {
  if (from.kind === 'text') {
    const { isUpload, fileName } = from;
    const source = isUpload ? 'upload' : 'paste';
    return { ...readAddresses(from.text, { isTable: isUpload }), source, name: fileName, fileName, recheckOf: null };
  }
  const rest = { twice: 0, notAddresses: 0, fileName: '' };
  if (from.kind === 'contacts') {
    const emails = await deps.contacts.listEmails(scope, from.filter, VERIFY_ADDRESSES_MAX + 1);
    return { ...rest, emails, source: 'contacts', name: '', recheckOf: null };
  }
  const before = await findTask(deps.db, scope, from.taskId);
  if (!before) throw new AppError('notFound');
  const emails = await listUnchecked(deps.db, scope, before.id);
  return { ...rest, emails, source: 'recheck', name: before.name, recheckOf: before.id };
}

type Amount = { amount: number; reference: string; now: Date };

/** Gives the month that pays. */
async function reserve(deps: Pick<VerificationDeps, 'jobs'>, trx: Trx, scope: Scope, wanted: Amount): Promise<string> {
  const reserved = await reserveQuota(deps, trx, scope, { quotaType: 'VERIFICATION', ...wanted });
  if (reserved.kind === 'reserved') return reserved.reservation.periodStart;
  throw new AppError('verificationQuotaReached', { values: { wanted: wanted.amount, left: reserved.left } });
}
