import type { Db, Scope } from '../../platform/db.ts';
import './billing.tables.ts';

/** One on the free plan, without anybody in it: its month goes by UTC. */
export async function aWorkspace(db: Db, plan = 'free'): Promise<Scope> {
  const workspaceId = crypto.randomUUID();
  await db.insertInto('workspaces').values({ id: workspaceId, plan, created_at: new Date() }).execute();
  return { workspaceId };
}

/** A row in each table of this module. */
export async function fillBillingTables(db: Db, { workspaceId }: Scope): Promise<void> {
  const address = { name: 'Company of A', street: '1 Street of A', postcode: '', city: '', country: 'DE', taxId: '' };
  await db
    .insertInto('billing_accounts')
    .values({ workspace_id: workspaceId, customer_id: 'customer-of-a', address: JSON.stringify(address) })
    .execute();
  const at = new Date();
  await db
    .insertInto('plan_quotes')
    .values({
      id: crypto.randomUUID(),
      workspace_id: workspaceId,
      plan: 'growth',
      pays_by: 'month',
      kind: 'start',
      at,
      is_now: true,
      takes_effect_at: at,
      lines: '[]',
      due: 123_461,
      currency: 'USD',
      expires_at: new Date(at.getTime() + 1_800_000),
      confirmed_at: null,
    })
    .execute();
  await db
    .insertInto('invoices')
    .values({
      id: crypto.randomUUID(),
      workspace_id: workspaceId,
      number: 1,
      source: 'invoice-of-workspace-a',
      issued_at: at,
      state: 'paid',
      lines: '[]',
      currency: 'USD',
      total: 123_463,
      billed_to: JSON.stringify(address),
    })
    .execute();
  await db
    .insertInto('card_disputes')
    .values({
      dispute_id: 'dispute-of-workspace-a',
      workspace_id: workspaceId,
      payment_id: 'payment-of-workspace-a',
      source: 'invoice-of-workspace-a',
      amount: 123_467,
      currency: 'USD',
      reason: 'fraudulent',
      state: 'open',
      opened_at: at,
      answer_until: null,
    })
    .execute();
}
