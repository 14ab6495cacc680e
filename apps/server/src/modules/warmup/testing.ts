import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/db.ts';
import { createLog } from '../../platform/log.ts';
import { createTextSigner } from '../../platform/secrets.ts';
import type { TestDatabase } from '../../platform/testing/test-database.ts';
import { WARMUP_HEADER } from './mails/write-mail.ts';
import { createRandomSource } from './seeded-random.ts';
import type { FoundMail, SendResult, WarmupDeps } from './warmup-deps.ts';
import './warmup.tables.ts';

/** A Monday; mailboxes switched on at this time begin to send on Tuesday. */
export const MONDAY = new Date('2026-11-16T09:00:00Z');

export type TestMailbox = { id: string; workspaceId: string; email: string };

type NewMailbox = {
  email: string;
  isOn?: boolean;
  zone?: string;
  provider?: 'google' | 'microsoft' | 'other';
  host?: string;
};

export async function addWorkspace({ db }: TestDatabase): Promise<string> {
  const id = randomUUID();
  await db.insertInto('workspaces').values({ id, plan: 'scale', created_at: MONDAY }).execute();
  return id;
}

/** A workspace with mailboxes that send and are not warmed up. */
export async function aWorkspace(db: Db, count: number, at: Date) {
  const workspaceId = randomUUID();
  await db.insertInto('workspaces').values({ id: workspaceId, plan: 'scale', created_at: at }).execute();
  const mailboxes = [];
  for (let index = 0; index < count; index += 1) {
    const email = `m${index}-${workspaceId.slice(0, 8)}@harborline.test`;
    mailboxes.push(await addMailbox({ db }, workspaceId, { email, isOn: false }));
  }
  return { workspaceId, mailboxes };
}

/** A connected mailbox that wants to be warmed up; nobody checks its records meanwhile. */
export async function addMailbox(
  { db }: Pick<TestDatabase, 'db'>,
  workspaceId: string,
  { email, isOn = true, zone = 'UTC', provider = 'other', host = 'mail.test' }: NewMailbox,
): Promise<TestMailbox> {
  const id = randomUUID();
  await db
    .insertInto('mailboxes')
    .values({
      id,
      workspace_id: workspaceId,
      email,
      provider,
      provider_name: '',
      login_method: 'password',
      smtp_host: `smtp.${host}`,
      smtp_port: 465,
      smtp_security: 'tls',
      smtp_user: email,
      imap_host: `imap.${host}`,
      imap_port: 993,
      imap_security: 'tls',
      imap_user: email,
      created_at: MONDAY,
      status: 'active',
      status_since: MONDAY,
      sender_name: 'Maya Lindqvist',
      daily_cap: 30,
      gap_minutes: 10,
      ramp: true,
      signature: '',
      reply_to: '',
      tracking_domain: '',
      time_zone: zone,
      warmup: isOn,
      warmup_cap: 20,
      warmup_reply_percent: 30,
      checks_due_at: new Date('2099-01-01'),
      warmup_since: MONDAY,
    })
    .execute();
  return { id, workspaceId, email };
}

/** Takes everybody out of the pool again, with all they wrote. */
export async function emptyPool({ db }: TestDatabase) {
  for (const table of ['warmup_mails', 'warmup_days', 'warmup_boxes', 'mailboxes', 'workspaces'] as const)
    await db.deleteFrom(table).execute();
}

/** A pool over several workspaces. */
export async function addPool(database: TestDatabase, size: number, mailboxesAWorkspace = 3): Promise<TestMailbox[]> {
  const pool: TestMailbox[] = [];
  let workspaceId = '';
  for (let index = 0; index < size; index++) {
    if (index % mailboxesAWorkspace === 0) workspaceId = await addWorkspace(database);
    pool.push(await addMailbox(database, workspaceId, { email: `m${index}@pool${index % 4}.test` }));
  }
  return pool;
}

export type Delivered = { from: string; to: string; raw: Buffer; isSpam: boolean; isFiled: boolean; uid: number };

/**
 * Mail without servers: what is sent lies in the receiver's inbox or junk folder at once. For tests of what warm-up
 * decides; that it works over the real protocols is shown in warmup-day.test.ts.
 */
export function memoryMail({ spamFrom = '' } = {}) {
  const delivered: Delivered[] = [];
  let answer: SendResult | Error = { kind: 'taken' };
  const ports: Pick<WarmupDeps, 'sendMail' | 'openReader'> = {
    async sendMail(_mailbox, raw, { from, to: [to = ''] }) {
      if (!(answer instanceof Error) && answer.kind === 'refused') return answer;
      delivered.push({ from, to, raw, isSpam: from === spamFrom, isFiled: false, uid: delivered.length + 1 });
      if (answer instanceof Error) throw answer;
      return answer;
    },
    openReader: async ({ email }) => ({
      findMails: async () => delivered.filter(({ to, isFiled }) => to === email && !isFiled).map(foundOf),
      async fileAway({ uid }) {
        const mail = delivered.find((candidate) => candidate.uid === uid);
        if (mail) mail.isFiled = true;
      },
      close: async () => undefined,
    }),
  };
  return {
    ports,
    delivered,
    answerWith: (next: SendResult | Error) => {
      answer = next;
    },
  };
}

export const headerOf = (raw: Buffer, name: string) =>
  new RegExp(`^${name}: *(?:\\r\\n )?(.*)\\r$`, 'im').exec(raw.toString())?.[1] ?? '';

const foundOf = ({ raw, isSpam, uid, from }: Delivered): FoundMail => ({
  folder: isSpam ? 'Junk' : 'INBOX',
  isSpam,
  uid,
  from,
  messageId: headerOf(raw, 'Message-ID'),
  signature: headerOf(raw, WARMUP_HEADER),
});

const SECRET = Buffer.from('a secret that only this installation has');

/** Everything but the clock is real or given. */
export const testDeps = (
  { db }: TestDatabase,
  now: () => Date,
  ports: Pick<WarmupDeps, 'sendMail' | 'openReader'>,
): WarmupDeps => ({
  db,
  now,
  log: createLog('silent'),
  random: createRandomSource(SECRET),
  signer: createTextSigner([SECRET], 'warmup'),
  ...ports,
});

/** Rows in every table, for tests that look whether they stay in their workspace. */
export async function fillWarmupTables({ db }: Pick<TestDatabase, 'db'>, { id, workspaceId }: TestMailbox) {
  const mailbox = { mailbox_id: id, workspace_id: workspaceId };
  await db
    .insertInto('warmup_boxes')
    .values({ ...mailbox, started_at: MONDAY, started_on: '2026-11-16', looked_at: null })
    .execute();
  await db
    .insertInto('warmup_days')
    .values({ ...mailbox, day: '2026-11-17', mails: 5, openings: 5, planned_at: MONDAY })
    .execute();
  await db
    .insertInto('warmup_mails')
    .values({
      id: randomUUID(),
      ...mailbox,
      thread_id: randomUUID(),
      place: 1,
      partner_id: id,
      message_id: `<${randomUUID()}@pool.test>`,
      state: 'dropped',
      planned_at: MONDAY,
    })
    .execute();
}
