import { randomUUID } from 'node:crypto';
import type { Db, Scope } from '../../../platform/db.ts';
import './purchases.tables.ts';

export async function fillPurchaseTables(db: Db, { workspaceId }: Scope): Promise<void> {
  const purchaseId = randomUUID();
  const now = new Date();
  await db
    .insertInto('card_customers')
    .values({ workspace_id: workspaceId, customer_id: 'cus_of_workspace_a', created_at: now })
    .execute();
  await db
    .insertInto('purchases')
    .values({
      id: purchaseId,
      workspace_id: workspaceId,
      kind: 'order',
      reference: randomUUID(),
      lines: '[]',
      amount: 1299,
      currency: 'USD',
      state: 'captured',
      is_on_file: false,
      attempted_at: now,
      payment_id: 'pi_of_workspace_a',
      authorised: 1299,
      captured: 1299,
      refunded: 100,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('purchase_refunds')
    .values({
      purchase_id: purchaseId,
      key: 'refund-of-workspace-a',
      workspace_id: workspaceId,
      amount: 100,
      lines: '[]',
      at: now,
    })
    .execute();
}
