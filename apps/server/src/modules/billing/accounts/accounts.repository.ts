import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../billing.tables.ts';
import type { AccountChange, AccountRow } from '../billing.tables.ts';

export const findBillingAccount = (db: Db | Trx, { workspaceId }: Scope): Promise<AccountRow | undefined> =>
  db.selectFrom('billing_accounts').selectAll().where('workspace_id', '=', workspaceId).executeTakeFirst();

/** Held until the transaction ends; made at the first call. */
export async function lockBillingAccount(trx: Trx, { workspaceId }: Scope): Promise<AccountRow> {
  await trx
    .insertInto('billing_accounts')
    .values({ workspace_id: workspaceId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('billing_accounts')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Call after the account was locked. */
export async function changeBillingAccount(trx: Trx, { workspaceId }: Scope, change: AccountChange): Promise<void> {
  await trx.updateTable('billing_accounts').set(change).where('workspace_id', '=', workspaceId).execute();
}

/** True where it is another one. */
export async function setPlan(trx: Trx, { workspaceId }: Scope, plan: string): Promise<boolean> {
  const changed = await trx
    .updateTable('workspaces')
    .set({ plan })
    .where('id', '=', workspaceId)
    .where('plan', '<>', plan)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Those whose period is over, whose bill is unpaid, or that nobody looked at for a day. */
export async function listToLookAt(db: Db, now: Date): Promise<{ workspaceId: string; subscriptionId: string }[]> {
  const { rows } = await sql<{ workspaceId: string; subscriptionId: string }>`
    select workspace_id as "workspaceId", subscription_id as "subscriptionId" from billing_accounts
    where subscription_id is not null and (
      looked_at is null or looked_at < ${now}::timestamptz - interval '1 day'
      or (looked_at < ${now}::timestamptz - interval '1 hour' and (unpaid_since is not null or period_end <= ${now})))
    order by looked_at nulls first limit 1000`.execute(db);
  return rows;
}

export const listUnpaid = (db: Db): Promise<AccountRow[]> =>
  db.selectFrom('billing_accounts').selectAll().where('unpaid_since', 'is not', null).execute();
