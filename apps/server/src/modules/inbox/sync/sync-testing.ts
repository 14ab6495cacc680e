import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { createLog } from '../../../platform/log.ts';
import type { Loop } from '../../../platform/registration.ts';
import { MailProgram } from '../../../platform/testing/mail-program.ts';
import type { TestDatabase } from '../../../platform/testing/test-database.ts';
import type { InboxDeps, IncomingEvent, SuggestLabel } from '../inbox-deps.ts';
import { startSyncLoop } from '../loop/sync-loop.ts';
import type { ImapProxy } from './imap-proxy-testing.ts';
import type { SyncRules } from './sync-rules.ts';

export type Reader = { user: string; pass: string };

/** Impatient, so that tests are quick; small, so that few messages are many. */
const QUICK: Partial<SyncRules> = {
  leaseMs: 6_000,
  renewMs: 1_000,
  takeMs: 50,
  idleMs: 150,
  aliveMs: 2_000,
  graceMs: 50,
  pollMs: 100,
  lookAroundMs: 300,
  glanceMs: 150,
  compareAllMs: 200,
  batch: 5,
  windowMessages: 10,
  backoff: { firstMs: 20, maxMs: 100 },
};

export async function openClient(
  { port }: Pick<ImapProxy, 'port'>,
  { user, pass }: Reader,
  more = {},
): Promise<MailProgram> {
  const client = new MailProgram({
    host: '127.0.0.1',
    port,
    secure: false,
    doSTARTTLS: false,
    auth: { user, pass },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    ...more,
  });
  client.on('error', () => undefined);
  // As with every call of the library: it may not end when the connection does.
  const closed = new Promise<never>((_resolve, reject) => client.once('close', () => reject(new Error('closed'))));
  closed.catch(() => undefined);
  await Promise.race([client.connect(), closed]);
  return client;
}

/** A mailbox that is connected, as far as reading it needs one. */
export async function aMailbox(db: Db, email: string) {
  const [workspaceId, mailboxId] = [randomUUID(), randomUUID()];
  await sql`insert into workspaces (id, plan, created_at) values (${workspaceId}, 'scale', now())`.execute(db);
  await sql`insert into mailboxes (id, workspace_id, email, provider, provider_name, login_method, smtp_host, smtp_port, smtp_security,
      smtp_user, imap_host, imap_port, imap_security, imap_user, created_at, status, status_since, sender_name, daily_cap,
      gap_minutes, ramp, signature, reply_to, tracking_domain, time_zone, warmup, warmup_cap, warmup_reply_percent,
      warmup_since, checks_due_at)
    values (${mailboxId}, ${workspaceId}, ${email}, 'other', '', 'password', 'smtp.test', 587, 'starttls', '', 'imap.test', 993,
      'tls', '', now(), 'active', now(), '', 30, 10, true, '', '', '', 'UTC', false, 20, 30, now(), now())`.execute(db);
  return { workspaceId, mailboxId };
}

type World = {
  database: Pick<TestDatabase, 'db'>;
  proxy: Pick<ImapProxy, 'port'>;
  reader: Reader;
  suggestLabel?: SuggestLabel;
};

/** What was published to whom, for tests. */
export type Collected = { incoming: IncomingEvent[]; suppressed: string[]; published: string[] };

export function syncDeps({ database, proxy, reader, suggestLabel }: World, collected?: Collected): InboxDeps {
  const { db } = database;
  return {
    db,
    log: createLog('silent'),
    now: () => new Date(),
    random: () => 0,
    monotonic: () => performance.now(),
    pause: (milliseconds) => pause(milliseconds),
    rest: (milliseconds) => pause(milliseconds, false),
    jobs: {
      async enqueue(_trx, name) {
        collected?.published.push(name);
      },
    },
    openImap: () => openClient(proxy, reader, { qresync: true, socketTimeout: 4_000 }),
    warmup: {
      folder: 'Outrider warm-up',
      header: 'X-Outrider-Warmup',
      isSigned: ({ signature }) => signature === 'signed',
    },
    suppress: async (_trx, _scope, { email }) => void collected?.suppressed.push(email),
    noteEvent: async () => undefined,
    suggestLabel,
    listeners: [async (_trx, _scope, incoming) => void collected?.incoming.push(incoming)],
  };
}

export const startReading = (world: World, rules: Partial<SyncRules> = {}, collected?: Collected): Loop =>
  startSyncLoop(syncDeps(world, collected), { mailboxes: 10, rules: { ...QUICK, ...rules } });

export type Stored = {
  path: string;
  uid: number;
  messageId: string;
  seen: boolean;
  starred: boolean;
  memo: string;
  id: string;
  threadId: string;
  isHead: boolean;
};

export async function listStored(db: Db, mailboxId: string): Promise<Stored[]> {
  const { rows } =
    await sql<Stored>`select f.path, m.uid::int, m.message_id as "messageId", m.seen, m.starred, m.memo, m.id,
      m.thread_id as "threadId", m.is_head as "isHead"
    from inbox_messages m join inbox_folders f on f.id = m.folder_id
    where m.mailbox_id = ${mailboxId} order by f.path, m.uid`.execute(db);
  return rows;
}

/** All messages the server has and nobody has marked as deleted, in the words of `listStored`. */
export async function listServer(client: MailProgram): Promise<string[]> {
  const found: string[] = [];
  for (const { path, flags } of await client.list()) {
    if (flags.has('\\Noselect') || path === 'Outrider warm-up' || path.endsWith('All Mail')) continue;
    await client.mailboxOpen(path, { readOnly: true });
    if (!client.mailbox || client.mailbox.exists === 0) continue;
    for (const { uid, envelope, flags: marks } of await client.fetchAll('1:*', {
      uid: true,
      envelope: true,
      flags: true,
    })) {
      if (marks?.has('\\Deleted')) continue;
      const messageId = envelope?.messageId?.replaceAll(/[<>]/g, '') ?? '';
      found.push(
        tell({ path, uid, messageId, seen: marks?.has('\\Seen') ?? false, starred: marks?.has('\\Flagged') ?? false }),
      );
    }
  }
  await client.mailboxClose();
  return found.sort();
}

export const tell = ({ path, uid, messageId, seen, starred }: Omit<Stored, 'memo' | 'id' | 'threadId' | 'isHead'>) =>
  `${path} ${uid} ${messageId}${seen ? ' seen' : ''}${starred ? ' starred' : ''}`;

type Mail = {
  id: string;
  from?: string;
  to?: string;
  subject?: string;
  text?: string;
  head?: readonly string[];
  at?: Date;
};

const writeMail = ({
  id,
  from = 'anna@nordkai.test',
  to = 'us@north.test',
  subject = 'Hello',
  ...mail
}: Mail): string =>
  [
    `From: Anna <${from}>`,
    `To: <${to}>`,
    `Subject: ${subject}`,
    `Date: ${(mail.at ?? new Date()).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}>`,
    ...(mail.head ?? []),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    mail.text ?? 'Good morning',
    '',
  ].join('\r\n');

export async function addMail(client: MailProgram, path: string, mail: Mail, flags: string[] = []): Promise<void> {
  await client.append(path, writeMail(mail), flags, mail.at ?? new Date());
}
