import { randomBytes, randomUUID } from 'node:crypto';
import { addCustomerAccount } from '@outrider/contract/mailboxes/add';
import { getChecks } from '@outrider/contract/mailboxes/checks';
import type { Box } from '@outrider/sandbox';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../../platform/db.ts';
import type { TestServer } from '../../platform/testing/test-server.ts';
import { aUser } from '../identity/testing.ts';

export const boxOf = ({ box }: TestServer): Box => {
  if (!box) throw new Error('the boxed world is not there');
  return box;
};

/** A user whose plan has room for many mailboxes. */
export async function aSender(server: TestServer, plan = 'growth') {
  const user = await aUser(server);
  const { rows } = await sql<{ id: string }>`update workspaces set plan = ${plan}
    where id = (select workspace_id from users where email = ${user.email}) returning id`.execute(server.database.db);
  return { ...user, workspaceId: rows[0]?.id ?? '' };
}

export type BoxedHost = 'workspace.gmail.test' | 'office.outlook.test' | 'mailhaven.test' | 'oldmail.test';

export const PASSWORD = 'Marker-Secret-17';

/** A mailbox of the boxed world, and how it is reached. */
export function aBoxedMailbox(
  server: TestServer,
  host: BoxedHost = 'mailhaven.test',
  email = `m${randomBytes(5).toString('hex')}@harborline-hq.test`,
) {
  boxOf(server).mailboxes.create({ address: email, password: PASSWORD, host });
  return {
    email,
    password: PASSWORD,
    smtp: { host: `smtp.${host}`, port: 587, security: 'starttls' as const },
    imap: { host: `imap.${host}`, port: 993, security: 'tls' as const },
  };
}

export async function aConnectedMailbox(server: TestServer, token: string, ...where: [BoxedHost?, string?]) {
  const boxed = aBoxedMailbox(server, ...where);
  const { data, message } = await server.call(addCustomerAccount, boxed, { token });
  if (!data?.account) throw new Error(`the boxed mailbox was not added: ${message}`);
  return { ...boxed, accountId: data.account.accountId };
}

/** A mailbox nobody can log in to and no job looks at, and its id. */
export async function aStoredMailbox(db: Db, workspaceId: string, email: string): Promise<string> {
  const [id, at, never] = [randomUUID(), new Date(), new Date('2100-01-01')];
  await db
    .insertInto('mailboxes')
    .values({
      id,
      workspace_id: workspaceId,
      email,
      provider: 'other',
      provider_name: '',
      login_method: 'password',
      smtp_host: 'smtp.nowhere.test',
      smtp_port: 587,
      smtp_security: 'starttls',
      smtp_user: '',
      imap_host: 'imap.nowhere.test',
      imap_port: 993,
      imap_security: 'tls',
      imap_user: '',
      created_at: at,
      status: 'active',
      status_since: at,
      sender_name: '',
      daily_cap: 30,
      gap_minutes: 10,
      ramp: true,
      signature: '',
      reply_to: '',
      tracking_domain: '',
      time_zone: 'UTC',
      warmup: false,
      warmup_cap: 20,
      warmup_reply_percent: 30,
      warmup_since: at,
      checks_due_at: never,
    })
    .execute();
  return id;
}

/** The first checks run by themselves; a test that holds rows waits for them. */
export const untilChecked = (server: TestServer, token: string, accountId: string) =>
  expect
    .poll(async () => (await server.call(getChecks, { accountId }, { token })).data.running, { timeout: 60_000 })
    .toBe(false);

/** A row in every table of mailboxes, so that the tenant test has something to protect. */
export async function fillMailboxTables(db: Db, { workspaceId, userId }: { workspaceId: string; userId: string }) {
  const at = new Date();
  const [mailboxId, tagId, runId] = [randomUUID(), randomUUID(), randomUUID()];
  const owner = { workspace_id: workspaceId };
  const ofMailbox = { ...owner, mailbox_id: mailboxId };
  await db
    .insertInto('mailboxes')
    .values({
      ...owner,
      id: mailboxId,
      email: 'secret-mailbox-of-a@a-co.test',
      provider: 'other',
      provider_name: 'Provider of A only',
      login_method: 'password',
      smtp_host: 'smtp.a-co.test',
      smtp_port: 587,
      smtp_security: 'starttls',
      smtp_user: 'smtp-user-of-a',
      imap_host: 'imap.a-co.test',
      imap_port: 993,
      imap_security: 'tls',
      imap_user: 'imap-user-of-a',
      created_at: at,
      status: 'paused',
      status_reason: 'a reason only A knows',
      status_since: at,
      sender_name: 'Sender of tenant A',
      daily_cap: 31,
      gap_minutes: 11,
      ramp: true,
      signature: 'signature of tenant A',
      reply_to: 'reply-to-of-a@a-co.test',
      tracking_domain: 'go.a-co.test',
      time_zone: 'Europe/Berlin',
      warmup: false,
      warmup_cap: 21,
      warmup_reply_percent: 31,
      warmup_since: at,
      checks_due_at: new Date(at.getTime() + 86_400_000),
    })
    .execute();
  await db
    .insertInto('mailbox_secrets')
    .values({ ...ofMailbox, sealed: 'sealed-secret-of-a', changed_at: at })
    .execute();
  const copy = { ...ofMailbox, message_id: '<a-copy-of-a@a-co.test>' };
  await db
    .insertInto('sent_copies')
    .values({ ...copy, raw: Buffer.from('To: somebody@copied-by-a.test'), kept_at: at })
    .execute();
  await db
    .insertInto('sent_filings')
    .values({ ...copy, sent_at: at, due_at: new Date('2036-01-01'), words: 'a refusal only A has heard' })
    .execute();
  await db
    .insertInto('mailbox_tags')
    .values({ ...owner, id: tagId, name: 'tag-only-a-has' })
    .execute();
  await db
    .insertInto('mailbox_tag_relations')
    .values({ ...ofMailbox, tag_id: tagId })
    .execute();
  await db
    .insertInto('mailbox_checks')
    .values({
      ...ofMailbox,
      name: 'mx',
      verdict: 'pass',
      finding: 'finding-of-tenant-a',
      values: '{}',
      facts: '["fact of tenant A"]',
      fix: null,
      checked_at: at,
    })
    .execute();
  await db
    .insertInto('mailbox_days')
    .values({ ...ofMailbox, day: '2026-01-01', sent: 17 })
    .execute();
  await db
    .insertInto('mailbox_events')
    .values({ ...ofMailbox, id: randomUUID(), at, event: 'added', words: 'words of tenant A' })
    .execute();
  const consent = { ...ofMailbox, session_id: randomUUID(), provider: 'google' as const, created_at: at };
  await db
    .insertInto('mailbox_consent_flows')
    .values({ ...consent, state_hash: 'state-hash-of-a', code_verifier: 'verifier-of-a', nonce: 'nonce-of-tenant-a' })
    .execute();
  await db
    .insertInto('mailbox_consent_tickets')
    .values({
      ...consent,
      ticket_hash: 'ticket-hash-of-a',
      email: 'consent@a-co.test',
      name: 'Consent of A',
      sealed: 'sealed-tokens-of-a',
    })
    .execute();
  await db
    .insertInto('mailbox_bulk_runs')
    .values({ ...owner, id: runId, user_id: userId, file_name: 'file-of-tenant-a.csv', started_at: at, ended_at: at })
    .execute();
  await db
    .insertInto('mailbox_bulk_rows')
    .values({
      ...ofMailbox,
      run_id: runId,
      line: 2,
      email: 'row@a-co.test',
      host: 'host-of-tenant-a',
      outcome: 'added',
    })
    .execute();
}
