import { randomUUID } from 'node:crypto';
import type { Db, Scope } from '../../../platform/db.ts';
import { lockUsage, moveQuota } from '../billing.repository.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { startsAgain } from '../plans.ts';

/** Mailboxes and contacts are not counted by the month, so they have one pot for good. */
const FOR_GOOD = '1970-01-01';

export const listAllWorkspaces = (db: Db): Promise<Scope[]> =>
  db.selectFrom('workspaces').select('id as workspaceId').execute();

/** Moves on the ledger what came or went of mailboxes and contacts since the last look; they are counted where they are. */
export async function countStanding(
  { db, now, usageOf }: Pick<BillingDeps, 'db' | 'now' | 'usageOf'>,
  scope: Scope,
): Promise<void> {
  const standing = (await usageOf(scope))?.quota.filter(({ quotaType }) => !startsAgain(quotaType)) ?? [];
  for (const { quotaType, used } of standing) {
    await db.transaction().execute(async (trx) => {
      const pot = { quotaType, periodStart: FOR_GOOD };
      const before = await lockUsage(trx, scope, pot);
      const change = used - before.used;
      const [from, to] = change > 0 ? (['free', 'used'] as const) : (['used', 'free'] as const);
      const movement = { ...pot, from, to, amount: Math.abs(change), reference: randomUUID(), at: now() };
      await moveQuota(trx, scope, movement);
    });
  }
}
