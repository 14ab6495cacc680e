import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { runSql } from './database.ts';
import { ACCOUNT_LIST, aSignedInUser } from './person.ts';

/**
 * Rows as a workspace that grew for years has them: connected, of every state, and not looked after by any job or reader. Their
 * addresses and numbers follow from their place, so a test can name them.
 */
const INSERT = `
with fleet as (insert into mailboxes (
  id, workspace_id, email, provider, provider_name, login_method, smtp_host, smtp_port, smtp_security, smtp_user,
  imap_host, imap_port, imap_security, imap_user, created_at, status, status_reason, status_since, sender_name,
  daily_cap, gap_minutes, ramp, signature, reply_to, tracking_domain, time_zone, warmup, warmup_cap,
  warmup_reply_percent, checks_due_at, health, inboxed, judged, warmup_state, warmup_since, warmup_day, warmup_spark, campaigns
)
select
  gen_random_uuid(), u.workspace_id, 'box' || lpad(n::text, 4, '0') || '@fleet.test',
  (array['google', 'microsoft', 'other'])[n % 3 + 1], '', 'password', 'smtp.mailhaven.test', 587, 'starttls', '',
  'imap.mailhaven.test', 993, 'tls', '', now() - n * interval '1 minute', 'active', '', now(), 'Sender ' || n,
  30, 10, false, '', '', '', 'Europe/Berlin', false, 20,
  30, now() + interval '1 year', n % 101, n % 101, 100, 'off', now(), 0, '{}', 0
from users u, generate_series(1, $2::int) n
where u.email = $1
returning id, workspace_id)
insert into inbox_syncs (mailbox_id, workspace_id, due_at) select id, workspace_id, now() + interval '1 year' from fleet`;

export const fillMailboxes = (ownerEmail: string, size: number) => runSql(INSERT, [ownerEmail, size]);

/** A user with many mailboxes, signed in and on the list. */
export async function aFleet(page: Page, { size }: { size: number }) {
  const person = await aSignedInUser(page);
  await fillMailboxes(person.email, size);
  await page.goto(ACCOUNT_LIST);
  await expect(rowOf(page, 'box0001@fleet.test')).toBeVisible();
}

export const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

/** A mailbox of the boxed world, connected through the product. */
export async function aConnectedMailbox(
  request: APIRequestContext,
  token: string,
  email: string,
  password: string,
  settings: object = {},
) {
  await request.post('/sirius/api/pub/sandbox/mailbox/create', {
    data: { address: email, password, host: 'mailhaven.test' },
  });
  const answer = await request.post('/account/api/biz/outrider/account/add-customer', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      email,
      password,
      smtp: { host: 'smtp.mailhaven.test', port: 587, security: 'starttls' },
      imap: { host: 'imap.mailhaven.test', port: 993, security: 'tls' },
      settings: { senderName: 'Priya Raman', ...settings },
    },
  });
  const { code, message } = await answer.json();
  expect(code, message).toBe(0);
}
