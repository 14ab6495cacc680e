import { randomUUID } from 'node:crypto';
import type { Db, Scope } from '../../platform/db.ts';
import './domains.tables.ts';

/** A row in every table of a workspace. The order is over, so that no job of a running server touches it. */
export async function fillDomainTables(db: Db, { workspaceId, userId }: Scope & { userId: string }) {
  const [quoteId, orderId, at] = [randomUUID(), randomUUID(), new Date('2026-11-16T09:00:00Z')];
  const owner = { workspace_id: workspaceId };
  const domain = 'bought-only-by-a.test';
  const mailboxes = [{ localPart: 'ada', firstName: 'Ada', lastName: 'Bought' }];
  await db
    .insertInto('domain_quotes')
    .values({
      ...owner,
      id: quoteId,
      kind: 'new',
      years: 1,
      domains: JSON.stringify([{ domain, mailboxes }]),
      items: JSON.stringify([{ domain, name: 1_299, mailboxes: 140 }]),
      lines: '[]',
      currency: 'USD',
      due_now: 1_439,
      monthly: 300,
      monthly_from: at,
      renewal_total: null,
      renewal_at: null,
      made_at: at,
      expires_at: at,
      ready_at: null,
    })
    .execute();
  await db
    .insertInto('domain_orders')
    .values({
      ...owner,
      id: orderId,
      user_id: userId,
      quote_id: quoteId,
      kind: 'new',
      state: 'failed',
      ordered_at: at,
      pay_by: at,
      years: 1,
      currency: 'USD',
      total: 1_439,
      payment_id: null,
      payment_state: 'released',
      capture_asked_at: null,
      ending: 'unpaid',
      declined_for: 'a reason only A was told',
      card: null,
      ready_at: null,
      next_try_at: null,
      next_work_at: null,
      lease: null,
      lease_until: null,
    })
    .execute();
  await db
    .insertInto('domain_order_items')
    .values({
      ...owner,
      order_id: orderId,
      domain,
      place: 0,
      mailboxes: JSON.stringify(mailboxes),
      name_price: 1_299,
      mailboxes_price: 140,
      done_at: JSON.stringify({ ordered: at.toISOString() }),
      asked_at: null,
      expires_at: null,
      expired_at_before: null,
      is_failed: true,
      failed_for: 'what A was told of it',
      given_back_as: null,
      waiting_for: null,
      waiting_since: null,
      next_try_at: null,
    })
    .execute();
  await db
    .insertInto('domain_order_log')
    .values({ ...owner, order_id: orderId, domain, step: 'ordered', words: 'words in the log of A', attempt: 1, at })
    .execute();
  await db
    .insertInto('owned_domains')
    .values({
      ...owner,
      domain,
      origin: 'existing',
      registered_at: null,
      expires_at: null,
      renewal: null,
      currency: 'USD',
      renewed_at: null,
      reminded_days: null,
    })
    .execute();
  await db
    .insertInto('bought_mailboxes')
    .values({
      ...owner,
      address: `ada@${domain}`,
      domain,
      first_name: 'Ada',
      last_name: 'Bought by A alone',
      sealed: 'sealed-for-a-alone',
      created_at: at,
      connected_at: null,
      disabled_at: null,
    })
    .execute();
}
