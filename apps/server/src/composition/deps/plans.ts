import type { Quota } from '@outrider/contract/user';
import { planOfWorkspace } from '../../modules/billing/index.ts';
import { countContacts } from '../../modules/contacts/index.ts';
import { countMailboxes } from '../../modules/mailboxes/index.ts';
import type { Db, Scope } from '../../platform/db.ts';

export async function roomInPlan(db: Db, scope: Scope, now: Date, type: Quota['quotaType']): Promise<number> {
  const plan = await planOfWorkspace(db, scope, now);
  const quota = plan?.quota.find(({ quotaType }) => quotaType === type);
  return quota ? (quota.total ?? Number.POSITIVE_INFINITY) : 0;
}

/** What there is is counted where it is; the other quotas where they are used. */
export async function planWithCounts(db: Db, scope: Scope, now: Date) {
  const plan = await planOfWorkspace(db, scope, now);
  if (!plan) return undefined;
  const counted: Partial<Record<Quota['quotaType'], number>> = {
    MAILBOX: await countMailboxes(db, scope),
    CONTACT: await countContacts(db, scope),
  };
  return {
    ...plan,
    quota: plan.quota.map((line) => ({ ...line, used: counted[line.quotaType] ?? line.used })),
  };
}
