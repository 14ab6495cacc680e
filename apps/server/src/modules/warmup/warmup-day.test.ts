import { randomBytes } from 'node:crypto';
import { type Box, startBox } from '@outrider/sandbox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createResolver } from '../../platform/dns/resolver.ts';
import { createLog } from '../../platform/log.ts';
import { createHostGate } from '../../platform/net/limits/host-gate.ts';
import { createRoutedNetwork } from '../../platform/net/network.ts';
import { createSealer } from '../../platform/secrets.ts';
import { type TestDatabase, testDatabase } from '../../platform/testing/test-database.ts';
import { mailboxPorts } from './mailbox-ports.ts';
import { WARMUP_FOLDER } from './mails/imap-reader.ts';
import { receiveMails } from './mails/receive-mails.ts';
import { sendDue } from './mails/send-due.ts';
import { planDays } from './plan-days.ts';
import { showWarmup } from './showing/show-warmup.ts';
import { warmingLanded, warmingReceived, warmingSent } from './showing/warmup-statistics.ts';
import { addMailbox, addWorkspace, MONDAY, type TestMailbox, testDeps } from './testing.ts';
import type { WarmupDeps } from './warmup-deps.ts';

/** Ten mailboxes of five workspaces at four providers; everything one of the domains sends is taken for junk. */
const PASSWORD = 'harbour light 7';
const JUNK_DOMAIN = 'kestrel.test';
const DOMAINS = [
  { domain: 'harborline.test', host: 'workspace.gmail.test' },
  { domain: JUNK_DOMAIN, host: 'office.outlook.test' },
  { domain: 'scheldt.test', host: 'mailhaven.test' },
  { domain: 'oldharbour.test', host: 'oldmail.test' },
];
const STEP_MS = 10 * 60_000;

let database: TestDatabase;
let box: Box;
let now = MONDAY;
let deps: WarmupDeps;
const pool: TestMailbox[] = [];

beforeAll(async () => {
  database = await testDatabase();
  const silent = { info: () => undefined, warn: (message: string) => expect.unreachable(message) };
  box = await startBox({ appUrl: 'http://app.box.test', now: () => now, log: silent });
  const sealer = createSealer([randomBytes(32)], 'mailboxes');
  for (const { domain, host } of DOMAINS) {
    await box.mailboxes.addDomain({ domain, host });
    box.mailboxes.setReputation(domain, domain === JUNK_DOMAIN ? 0 : 1);
  }
  let workspaceId = '';
  for (let index = 0; index < 10; index++) {
    if (index % 2 === 0) workspaceId = await addWorkspace(database);
    const { domain, host } = DOMAINS[index % 4] ?? { domain: '', host: '' };
    const email = `person${index}@${domain}`;
    box.mailboxes.create({ address: email, password: PASSWORD, host });
    const mailbox = await addMailbox(database, workspaceId, { email, host });
    const sealed = sealer.seal(JSON.stringify({ kind: 'password', password: PASSWORD }), `mailbox:${mailbox.id}`);
    await database.db
      .insertInto('mailbox_secrets')
      .values({ mailbox_id: mailbox.id, workspace_id: workspaceId, sealed, changed_at: MONDAY })
      .execute();
    pool.push(mailbox);
  }
  const resolver = createResolver({ servers: [`${box.nameServer.host}:${box.nameServer.port}`] });
  const ports = mailboxPorts({
    db: database.db,
    jobs: { enqueue: async () => undefined },
    log: createLog('silent'),
    sealer,
    clients: {},
    network: createRoutedNetwork({ resolver, route: box.route, ca: box.ca }),
    gate: createHostGate({ now: () => now }),
    helloName: undefined,
    users: {
      campaignsOf: async () => [],
      campaignsByTag: async () => [],
      beforeRemove: async () => undefined,
      afterChange: async () => undefined,
    },
    now: () => now,
  });
  deps = testDeps(database, () => now, ports);
});
afterAll(async () => {
  await box.close();
  await database.close();
});

/** What hosts of the box took, reported by them. */
const delivered = () => pool.flatMap(({ email }) => box.truth.receivedBy(email));

const sentRows = () => database.db.selectFrom('warmup_mails').select('id').where('state', '=', 'sent').execute();

/** Steps through Tuesday as the jobs do; mail is on its way in real time meanwhile. */
async function liveThroughTuesday() {
  await planDays(deps);
  now = new Date('2026-11-16T19:03:00Z');
  await planDays(deps);
  const end = new Date('2026-11-17T19:00:00Z');
  for (now = new Date('2026-11-17T08:00:00Z'); now < end; now = new Date(now.getTime() + STEP_MS)) {
    await sendDue(deps);
    const expected = (await sentRows()).length;
    await vi.waitFor(() => expect(delivered()).toHaveLength(expected), { timeout: 60_000, interval: 10 });
    await receiveMails(deps);
  }
}

test('a day of ten mailboxes over SMTP and IMAP is counted as the log of truth has it', async () => {
  await liveThroughTuesday();
  const truth = delivered();
  expect(truth.length).toBeGreaterThanOrEqual(10);
  expect(new Set(truth.map(({ messageId }) => messageId)).size).toBe(truth.length);
  for (const mailbox of pool) {
    const query = { accountId: mailbox.id, from: '2026-11-17', to: '2026-11-17' };
    const sent = truth.filter(({ from }) => from === mailbox.email).length;
    const received = truth.filter(({ to }) => to === mailbox.email).length;
    const isJunk = mailbox.email.endsWith(JUNK_DOMAIN);
    expect([mailbox.email, await warmingSent(deps, mailbox, query)]).toMatchObject([mailbox.email, { total: sent }]);
    expect(await warmingReceived(deps, mailbox, query)).toMatchObject({ total: received });
    expect(await warmingLanded(deps, mailbox, query)).toMatchObject({
      inbox: isJunk ? 0 : sent,
      spam: isJunk ? sent : 0,
      rescued: isJunk ? sent : 0,
    });
  }
});

/** What a mail program shows. A host that can remove nothing by itself keeps what was filed away, marked as deleted. */
const left = (email: string, folder: string) =>
  box.mailboxes.folder(email, folder).messages.filter(({ flags }) => !flags.includes('\\Deleted'));

test('after that day every mail lies read in its folder, and inboxes and junk folders are empty', () => {
  for (const { email } of pool) {
    const received = delivered().filter(({ to }) => to === email).length;
    const junk =
      { 'harborline.test': '[Gmail]/Spam', [JUNK_DOMAIN]: 'Junk Email' }[email.split('@')[1] ?? ''] ?? 'Junk';
    expect(left(email, 'INBOX')).toEqual([]);
    expect(left(email, junk)).toEqual([]);
    if (received === 0) continue;
    const { messages } = box.mailboxes.folder(email, WARMUP_FOLDER);
    expect(messages).toHaveLength(received);
    expect(messages.every(({ flags }) => flags.includes('\\Seen'))).toBe(true);
  }
});

test('after that day the list shows how each mailbox stands, and the drawer what is missing', async () => {
  const [mailbox] = pool;
  if (!mailbox) throw new Error('there is no mailbox');
  const shown = await showWarmup(deps, mailbox, mailbox.id);
  expect(shown).toMatchObject({
    progress: { state: 'warming', day: 1, ofDays: 21, reason: 'partnersResting' },
    startedOn: '2026-11-17',
    readyAtBest: '2026-12-15',
    conditions: { sendingDays: { now: 1, needed: 21 }, partners: { now: 9, needed: 8 } },
  });
  expect(shown.planned.length).toBeGreaterThan(13);
  const row = await database.db
    .selectFrom('mailboxes')
    .select(['warmup_state', 'warmup_day', 'warmup_of_days'])
    .where('id', '=', mailbox.id)
    .executeTakeFirst();
  expect(row).toEqual({ warmup_state: 'warming', warmup_day: 1, warmup_of_days: 21 });
});
