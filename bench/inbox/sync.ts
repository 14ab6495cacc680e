import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type FetchQueryObject, ImapFlow } from 'imapflow';
import { startSyncLoop } from '../../apps/server/src/modules/inbox/loop/sync-loop.ts';
import { headersQuery } from '../../apps/server/src/modules/inbox/sync/read-message.ts';
import {
  addMail,
  aMailbox,
  listServer,
  listStored,
  syncDeps,
  tell,
} from '../../apps/server/src/modules/inbox/sync/sync-testing.ts';
import { type Dovecot, startDovecot } from '../../apps/server/src/platform/testing/foreign-mail/start-dovecot.ts';
import type { Effort, Report } from '../bench.ts';
import { type ContactStore, openContactStore } from '../contact-store.ts';
import { median } from '../load.ts';

const READER = { address: 'reader@north.test', password: 'harbour-light' };

const EFFORTS: Record<Effort, { messages: number; rounds: number; arrivals: number; changes: number }> = {
  full: { messages: 50_000, rounds: 3, arrivals: 40, changes: 5 },
  short: { messages: 300, rounds: 1, arrivals: 3, changes: 1 },
};
/** Ours may take 1.3 times as long as fetching alone. */
const LEAST_RATIO = 1 / 1.3;
const NEWS_SECONDS = 2;
const CHANGES_SECONDS = 10;

/** The first sync of a mailbox, from nothing to every message stored, against fetching the same headers and dropping them. */
export async function measureSync(
  report: Report,
  effort: Effort,
  { messages, rounds } = EFFORTS[effort],
): Promise<void> {
  const store = await openContactStore();
  const dovecot = await startDovecot({ users: [READER], settings: CACHED });
  try {
    await fillMaildir(dovecot, messages);
    // The server reads every file once and remembers what it says; nobody is to pay for that.
    await fetchBare(dovecot, messages);
    const same = headersQuery(depsOf(store, dovecot), { structure: true });
    await fetchBare(dovecot, messages, same);
    const times: Record<'bare' | 'same' | 'ours', number[]> = { bare: [], same: [], ours: [] };
    for (let round = 0; round < rounds; round += 1) {
      times.bare.push(await secondsOf(() => fetchBare(dovecot, messages)));
      times.same.push(await secondsOf(() => fetchBare(dovecot, messages, same)));
      times.ours.push(await secondsOf(() => syncOnce(store, dovecot, messages)));
      await store.pool.query('delete from mailboxes');
      // The next first sync is to find a database like the first one did, without what it left behind.
      await store.pool.query('vacuum');
    }
    const value = median(times.ours);
    const figure = (metric: string, limit: number) => ({ metric, value, limit, ratio: limit / value });
    report(figure('first_sync_seconds', median(times.bare)), effort === 'full' ? LEAST_RATIO : 0);
    // In our own words, which the library reads faster: reported for comparison.
    report(figure('first_sync_seconds_same_query', median(times.same)), 0);
  } finally {
    await dovecot.stop();
    await store.close();
  }
}

/** A server with one mailbox, a client of it, and a store that knows the mailbox. */
async function openReader() {
  const store = await openContactStore();
  const dovecot = await startDovecot({ users: [READER] });
  const client = await connect(dovecot);
  const { mailboxId } = await aMailbox(store.db, READER.address);
  const close = async () => {
    client.close();
    await dovecot.stop();
    await store.close();
  };
  return { store, dovecot, client, mailboxId, close };
}

/** From the moment a server has a mail until it is stored and published, with IDLE. */
export async function measureArrivals(report: Report, effort: Effort): Promise<void> {
  const { arrivals } = EFFORTS[effort];
  const { store, dovecot, client, mailboxId, close } = await openReader();
  const loop = startSyncLoop(depsOf(store, dovecot), { mailboxes: 1 });
  try {
    await until(async () => (await readState(store, mailboxId)) === 'live');
    const seconds: number[] = [];
    for (let index = 0; index < arrivals; index += 1) {
      const id = `news${index}@nordkai.test`;
      await addMail(client, 'INBOX', { id });
      seconds.push(await secondsOf(() => until(() => isStored(store, id))));
    }
    const value = seconds.toSorted((one, other) => one - other)[Math.ceil(arrivals * 0.95) - 1] ?? 0;
    report({ metric: 'new_mail_seconds_p95', value, limit: NEWS_SECONDS, ratio: NEWS_SECONDS / value }, 1);
  } finally {
    await loop.stop();
    await close();
  }
}

/** From the moment another client changes something until it is the same here, with the product's own pauses. */
export async function measureChanges(report: Report, effort: Effort): Promise<void> {
  const { changes } = EFFORTS[effort];
  const { store, dovecot, client, mailboxId, close } = await openReader();
  await client.mailboxCreate('Clients');
  for (const path of ['INBOX', 'Clients']) {
    for (let index = 0; index < 4 * changes; index += 1) await addMail(client, path, { id: `${path}${index}@x.test` });
  }
  const loop = startSyncLoop(depsOf(store, dovecot), { mailboxes: 1 });
  const settle = async () => {
    const there = (await listServer(client)).join('\n');
    await until(async () => (await listStored(store.db, mailboxId)).map(tell).sort().join('\n') === there);
  };
  try {
    await settle();
    for (const [name, path] of [
      ['inbox', 'INBOX'],
      ['other_folder', 'Clients'],
    ] as const) {
      const seconds: number[] = [];
      for (let round = 0; round < changes; round += 1) {
        await client.mailboxOpen(path);
        await client.messageFlagsAdd('1', ['\\Flagged']);
        await client.messageDelete('2');
        await client.messageMove('3', path === 'INBOX' ? 'Clients' : 'INBOX');
        seconds.push(await secondsOf(settle));
      }
      const value = Math.max(...seconds);
      report({ metric: `changes_seconds_${name}`, value, limit: CHANGES_SECONDS, ratio: CHANGES_SECONDS / value }, 1);
    }
  } finally {
    await loop.stop();
    await close();
  }
}

/** As a server in daily use has it, whose clients ask for these. */
const CACHED = `
mail_always_cache_fields = flags date.received size.physical imap.envelope imap.bodystructure hdr.from hdr.sender hdr.to hdr.cc hdr.bcc hdr.subject hdr.date hdr.message-id hdr.references hdr.in-reply-to hdr.auto-submitted hdr.content-type hdr.content-disposition hdr.x-outrider-warmup
`;

const depsOf = (store: ContactStore, dovecot: Dovecot) => ({
  ...syncDeps({ database: store, proxy: { port: 0 }, reader: { user: '', pass: '' } }),
  openImap: () => connect(dovecot),
});

async function connect({ imap }: Dovecot): Promise<ImapFlow> {
  const client = new ImapFlow({
    host: imap.host,
    port: imap.tlsPort,
    secure: true,
    tls: { rejectUnauthorized: false },
    auth: { user: READER.address, pass: READER.password },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    qresync: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** The same headers in the library's own words, as its guide has it. */
const PLAIN_QUERY: FetchQueryObject = {
  uid: true,
  flags: true,
  internalDate: true,
  size: true,
  envelope: true,
  bodyStructure: true,
  threadId: true,
  headers: ['References', 'In-Reply-To', 'Auto-Submitted', 'X-Outrider-Warmup'],
};

async function fetchBare(dovecot: Dovecot, messages: number, query = PLAIN_QUERY): Promise<void> {
  const client = await connect(dovecot);
  await client.mailboxOpen('INBOX', { readOnly: true });
  let count = 0;
  for await (const { uid } of client.fetch('1:*', query, { uid: true })) if (uid) count += 1;
  await client.logout();
  if (count !== messages) throw new Error(`the bare library fetched ${count} of ${messages}`);
}

async function syncOnce(store: ContactStore, dovecot: Dovecot, messages: number): Promise<void> {
  const { mailboxId } = await aMailbox(store.db, READER.address);
  const loop = startSyncLoop(depsOf(store, dovecot), { mailboxes: 1, rules: { takeMs: 200 } });
  const countStored = async () => {
    const { rows } = await store.pool.query<{ stored: number }>(
      'select stored from inbox_syncs where mailbox_id = $1',
      [mailboxId],
    );
    return rows[0]?.stored ?? 0;
  };
  try {
    await until(async () => (await countStored()) >= messages);
  } finally {
    await loop.stop();
  }
  const { rows } = await store.pool.query('select count(*)::int as count from inbox_messages where mailbox_id = $1', [
    mailboxId,
  ]);
  if (rows[0].count !== messages) throw new Error(`stored ${rows[0].count} of ${messages}`);
}

const readState = async (store: ContactStore, mailboxId: string) =>
  (await store.pool.query<{ state: string }>('select state from inbox_syncs where mailbox_id = $1', [mailboxId]))
    .rows[0]?.state;

const isStored = async (store: ContactStore, id: string) =>
  (await store.pool.query('select from inbox_messages where message_id = $1', [id])).rowCount === 1;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Straight into the server's own folder, threads and all; by mail it would take an hour. */
async function fillMaildir({ folder }: Dovecot, messages: number): Promise<void> {
  const { uid, gid } = await stat(join(folder, 'mail'));
  const home = join(folder, 'mail', READER.address);
  const maildir = join(home, 'Maildir');
  for (const path of [home, maildir, ...['cur', 'new', 'tmp'].map((name) => join(maildir, name))]) {
    mkdirSync(path);
    chownSync(path, uid, gid);
  }
  const start = Date.UTC(2025, 0, 1) / 1000;
  for (let index = 0; index < messages; index += 1) {
    const at = start + index * 1_000;
    const file = join(maildir, 'cur', `${at}.M${index}P1.north:2,${index % 3 ? 'S' : ''}`);
    writeFileSync(file, writeMail(index, new Date(at * 1000)));
    chownSync(file, uid, gid);
  }
}

/** Every third answers an earlier one; a tenth has a file. */
function writeMail(index: number, at: Date): string {
  const parent = index % 3 === 0 ? index - (index % 30) - 3 : -1;
  const head = [
    `From: "Person ${index % 997}" <person${index % 997}@company${index % 211}.test>`,
    `To: Reader <${READER.address}>, "Second ${index % 7}" <second${index % 7}@north.test>`,
    `Subject: ${parent > 0 ? 'Re: ' : ''}Carrier invoices of week ${index % 53} and what we found on them`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <bench${index}@company${index % 211}.test>`,
    ...(parent > 0 ? [`In-Reply-To: <bench${parent}@company${parent % 211}.test>`] : []),
    ...(parent > 0 ? [`References: <bench${parent}@company${parent % 211}.test>`] : []),
    'MIME-Version: 1.0',
  ];
  const text = 'We pay about sixty carriers and nobody checks the surcharges.\r\n'.repeat(8);
  if (index % 10 > 0) return [...head, 'Content-Type: text/plain; charset=utf-8', '', text].join('\r\n');
  return [
    ...head,
    'Content-Type: multipart/mixed; boundary="parts"',
    '',
    '--parts',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '--parts',
    `Content-Type: text/csv; name="rates-${index}.csv"`,
    `Content-Disposition: attachment; filename="rates-${index}.csv"`,
    '',
    'carrier,sum\r\nNordfracht,12\r\n',
    '--parts--',
    '',
  ].join('\r\n');
}
