import { AppError } from '@outrider/contract/errors';
import type { Scope, Trx } from '../../platform/db.ts';
import { changeContactCount, lockContactCount } from './contact-counts.repository.ts';
import type { ContactsDeps } from './contacts-deps.ts';

/** Adds contacts within the plan. Nobody else adds or deletes any meanwhile; `add` gives how many it added. */
export async function addWithinPlan(
  { roomFor }: Pick<ContactsDeps, 'roomFor'>,
  trx: Trx,
  scope: Scope,
  add: () => Promise<number>,
): Promise<number> {
  const before = await lockContactCount(trx, scope);
  const total = await roomFor(scope);
  const added = await add();
  const wanted = before + added;
  if (added > 0 && wanted > total) throw new AppError('contactQuotaReached', { values: { total, wanted } });
  await changeContactCount(trx, scope, added);
  return added;
}
