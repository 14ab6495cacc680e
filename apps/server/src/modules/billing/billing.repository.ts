import type { PlanOffer } from '@outrider/contract/billing/plans';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import './billing.tables.ts';
import type { QuotaAccount } from './billing.tables.ts';
import type { Plan, PlanBook } from './plans.ts';

type FoundAccount = {
  key: PlanOffer['key'];
  isOn: boolean;
  sold: Plan | null;
  zone: string;
  unpaidSince: Date | null;
  pausedFrom: Date | null;
  pausedUntil: Date | null;
};

/** The plan of a workspace as it is sold here, and its owner's clock. Without a start that set it, billing is on. */
export async function findAccount(db: Db | Trx, { workspaceId }: Scope) {
  const { rows } = await sql<FoundAccount>`
    select workspaces.plan as key, unpaid_since as "unpaidSince", paused_from as "pausedFrom", paused_until as "pausedUntil", coalesce(is_on, true) as "isOn", plans -> 'plans' -> workspaces.plan as sold,
      coalesce((select time_zone from users where users.workspace_id = workspaces.id order by created_at, id limit 1), 'UTC') as zone
    from workspaces left join billing_settings on true left join billing_accounts on billing_accounts.workspace_id = workspaces.id
    where workspaces.id = ${workspaceId}`.execute(db);
  return rows[0];
}

export async function saveSettings(db: Db, { isOn, plans }: { isOn: boolean; plans: PlanBook }): Promise<void> {
  const row = { is_on: isOn, plans: JSON.stringify(plans) };
  await db
    .insertInto('billing_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only_row').doUpdateSet(row))
    .execute();
}

/** What is set aside counts as used: nobody can have it twice. */
export const listUsage = (db: Db, { workspaceId }: Scope, periodStart: string) =>
  db
    .selectFrom('quota_usage')
    .select(['quota_type', sql<number>`used + reserved`.as('used')])
    .where('workspace_id', '=', workspaceId)
    .where('period_start', '=', periodStart)
    .execute();

export type QuotaPot = { quotaType: string; periodStart: string };

/** What is used and reserved, held until the end of the transaction, so that two who reserve do not pass the plan together. */
export async function lockUsage(trx: Trx, { workspaceId }: Scope, { quotaType, periodStart }: QuotaPot) {
  const { rows } = await sql<{ used: number; reserved: number }>`
    insert into quota_usage as q (workspace_id, quota_type, period_start, used)
    values (${workspaceId}, ${quotaType}, ${periodStart}, 0)
    on conflict (workspace_id, quota_type, period_start) do update set used = q.used returning used, reserved`.execute(
    trx,
  );
  return rows[0] ?? { used: 0, reserved: 0 };
}

type Movement = QuotaPot & { from: QuotaAccount; to: QuotaAccount; amount: number; reference: string; at: Date };

/** An entry in the ledger and the sums it changes, together. */
export async function moveQuota(trx: Trx, { workspaceId }: Scope, movement: Movement): Promise<void> {
  const { quotaType, periodStart, from, to, amount, reference, at } = movement;
  if (amount <= 0) return;
  await trx
    .insertInto('quota_entries')
    .values({
      workspace_id: workspaceId,
      quota_type: quotaType,
      period_start: periodStart,
      moved_from: from,
      moved_to: to,
      amount,
      reference,
      at,
    })
    .execute();
  const change = (account: QuotaAccount) => (to === account ? amount : 0) - (from === account ? amount : 0);
  await sql`update quota_usage set used = used + ${change('used')}, reserved = reserved + ${change('reserved')}
    where workspace_id = ${workspaceId} and quota_type = ${quotaType} and period_start = ${periodStart}`.execute(trx);
}

export async function sumMovements(db: Db, { workspaceId }: Scope, { quotaType, periodStart }: QuotaPot) {
  const { rows } = await sql<{ charged: number; givenBack: number; reserved: number }>`
    select
      coalesce(sum(amount) filter (where moved_to = 'used'), 0)::int as charged,
      coalesce(sum(amount) filter (where moved_from = 'reserved' and moved_to = 'free'), 0)::int as "givenBack",
      (coalesce(sum(amount) filter (where moved_to = 'reserved'), 0)
        - coalesce(sum(amount) filter (where moved_from = 'reserved'), 0))::int as reserved
    from quota_entries
    where workspace_id = ${workspaceId} and quota_type = ${quotaType} and period_start = ${periodStart}`.execute(db);
  return rows[0] ?? { charged: 0, givenBack: 0, reserved: 0 };
}
