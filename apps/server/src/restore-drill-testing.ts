import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { resumeSending, showSendingHold } from '@outrider/contract/campaigns/holds';
import { type Endpoint, inputTravelsInQuery } from '@outrider/contract/endpoint';
import { addCustomerAccount } from '@outrider/contract/mailboxes/add';
import { type Box, startBox } from '@outrider/sandbox';
import { sql } from 'kysely';
import type { z } from 'zod';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { aCampaign, aRound, OPEN_ALWAYS } from './modules/campaign-management/testing.ts';
import { insertConfirmedUser } from './modules/identity/confirmed-user-testing.ts';
import { createMessageIds } from './modules/ledger/index.ts';
import { openBackup } from './platform/backup/open-backup.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import { openDatabase } from './platform/db.ts';
import { createLog } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';
import { claimDatabase } from './platform/start/claim-world.ts';
import { freePort } from './platform/start/free-port.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
const DOMAIN = 'ostravacold.test';
const PASSWORD = 'Marker-Secret-17';
const OWNER = 'maya@a.test';
const MAILBOX = 'maya@harborline-hq.test';

type Drill = {
  /** Two databases nobody has started on. */
  first: string;
  second: string;
  folder: string;
  leads: number;
  /** Whether what is known beside the database outlives it. */
  keepsFolder: boolean;
  /** Of the mailbox: who puts copies into Sent. */
  host: 'workspace.gmail.test' | 'mailhaven.test';
  say?: (line: string) => void;
};

/**
 * Sends a part of a campaign, backs up, sends more; people leave by link and by mail, and answer. Then the older backup is
 * restored into another database and started in the same world, whose log of truth says what everybody got.
 */
export async function drillRestore({ first, second, folder, leads, keepsFolder, host, say = () => undefined }: Drill) {
  const secret = randomBytes(32).toString('hex');
  const port = await freePort();
  const messageIds = createMessageIds([Buffer.from(secret)]);
  await migrate(first, MIGRATIONS);
  const quiet = { info: () => undefined, warn: () => undefined };
  const box = await startBox({ appUrl: `http://127.0.0.1:${port}`, now: () => new Date(), log: quiet });
  let server = await start({ url: first, port, secret, folder: join(folder, 'one'), box });
  try {
    const { token, campaign } = await prepare(server, { leads, host, messageIds });
    const everybody = campaign.leads.map(({ address }) => address);
    const gotSome = () => everybody.filter((address) => box.truth.receivedBy(address).length > 0);
    const [third, half] = [Math.floor(leads / 3), Math.floor((leads * 2) / 3)];

    await allow(server.db, third);
    await until(() => gotSome().length === third, 'the first third');
    await until(async () => (await countOpen(server.db, campaign.campaignId)) === leads - third, 'the results of it');
    const file = join(folder, 'older.backup');
    await writeBackup({ url: first, file, product: 'drill', now: new Date(), say: () => undefined });
    say(`backed up after ${third} of ${leads} mails`);
    await allow(server.db, half);
    await until(() => gotSome().length === half, 'the second third');

    const late = gotSome().slice(third);
    const [byLinkEarly = '', byMailEarly = '', answersEarly = ''] = gotSome();
    const [byLinkLate = '', byMailLate = '', answersLate = ''] = late;
    for (const address of [byLinkEarly, byLinkLate]) await leaveByLink(box, address, port);
    for (const address of [byMailEarly, byMailLate]) reply(box, address, 'Unsubscribe');
    for (const address of [answersEarly, answersLate]) reply(box, address, 'Sounds good, let us talk on Tuesday.');
    const gone = [byLinkEarly, byLinkLate, byMailEarly, byMailLate, answersEarly, answersLate];
    await until(async () => (await countStopped(server.db, gone)) === gone.length, 'everybody who left or answered');
    say(`sent ${half}; ${gone.length} people left or answered`);
    await server.close();

    await restoreBackup({
      url: second,
      backup: await openBackup(file),
      file,
      migrations: MIGRATIONS,
      world: 'box',
      where: 'of the drill',
      say: () => undefined,
    });
    server = await start({ url: second, port, secret, folder: join(folder, keepsFolder ? 'one' : 'two'), box });
    await allow(server.db, leads);
    const hold = await untilLooked(server, token);
    const sentWhileHeld = gotSome().length - half;
    say(`held (${hold.reason}): ${JSON.stringify(hold.found)}`);
    await server.call(resumeSending, { doubts: 'keep' }, token);
    const inDoubt = await countDoubts(server.db, campaign.campaignId);
    await until(() => gotSome().length >= leads - inDoubt, 'the last third', 120_000);
    // The next round is due for leads that go on.
    await until(async () => (await hurryFollowUps(server.db, campaign.campaignId)) === 0, 'the follow-ups', 120_000);
    await pause(3_000);
    const rounds = everybody.map(
      (address) => new Set(box.truth.receivedBy(address).map(({ messageId }) => messageId)).size,
    );
    return {
      hold,
      sentWhileHeld,
      /** The same mail, or the same round under another name. */
      twice: everybody.filter((address) => {
        const got = box.truth.receivedBy(address);
        return new Set(got.map(({ messageId }) => messageId)).size < got.length || got.length > 2;
      }),
      /** Mailed after they had left or answered, of those the installation could know. */
      afterLeaving: gone.filter((address) => box.truth.receivedBy(address).length > 1),
      byLink: [byLinkEarly, byLinkLate],
      unreached: rounds.filter((count) => count === 0).length,
      followedUp: rounds.filter((count) => count === 2).length,
      inDoubt,
    };
  } finally {
    await server.close().catch(() => undefined);
    await box.close();
  }
}

type Start = { url: string; port: number; secret: string; folder: string; box: Box };

async function start({ url, port, secret, folder, box }: Start) {
  await claimDatabase(url, 'box', 'of the drill');
  const environment = {
    OUTRIDER_SECRET: secret,
    OUTRIDER_APP_URL: `http://127.0.0.1:${port}`,
    OUTRIDER_DATA: folder,
    // Alone on its database, as with the embedded one: only its own journal is needed.
    OUTRIDER_SYNC_MAILBOXES: '5',
    OUTRIDER_SEND_MAILBOXES: '5',
  };
  const config = readConfig(environment, ['all']);
  const options = { keepBoxInMemory: true, ledgerFolder: join(folder, 'ledger'), box };
  const outrider = await compose(config, url, createLog('silent'), options);
  await outrider.app.listen({ port, host: '127.0.0.1' });
  const database = openDatabase(url, { maxConnections: 2 });
  let isClosed = false;
  return {
    box,
    db: database.db,
    async call<I extends z.ZodType, O extends z.ZodType>(endpoint: Endpoint<I, O>, input: z.input<I>, token: string) {
      const isQuery = inputTravelsInQuery(endpoint);
      const { app } = outrider;
      const response = await app.inject({
        method: endpoint.method,
        url: endpoint.path,
        headers: { authorization: `Bearer ${token}` },
        ...(isQuery ? { query: input as Record<string, string> } : { payload: Object(input) }),
      });
      const { data, message } = response.json<{ data: z.output<O> | null; message: string }>();
      if (data === null) throw new Error(`${endpoint.path}: ${message}`);
      return data;
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await outrider.close();
      await database.close();
    },
  };
}

type Server = Awaited<ReturnType<typeof start>>;
type Prepared = Pick<Drill, 'leads' | 'host'> & { messageIds: ReturnType<typeof createMessageIds> };

async function prepare(server: Server, { leads, host, messageIds }: Prepared) {
  const { db, box } = server;
  const { token } = await insertConfirmedUser(db, { email: OWNER, password: PASSWORD, companyName: 'A' });
  const { rows } = await sql<{ id: string }>`update workspaces set plan = 'scale'
    where id = (select workspace_id from users where email = ${OWNER}) returning id`.execute(db);
  box.mailboxes.create({ address: MAILBOX, password: PASSWORD, host });
  const account = {
    email: MAILBOX,
    password: PASSWORD,
    smtp: { host: `smtp.${host}`, port: 587, security: 'starttls' as const },
    imap: { host: `imap.${host}`, port: 993, security: 'tls' as const },
  };
  const added = await server.call(addCustomerAccount, account, token);
  const mailboxId = added.account?.accountId ?? '';
  await sql`update mailboxes set warmup = false, warmup_state = 'off', sent_filer_known = true, burst = true`.execute(
    db,
  );
  const [content] = aRound('').variants;
  const html = '<p>Hello. <a href="{{unsubscribeUrl}}">Unsubscribe</a></p>';
  const round = (subject: string, days: number) =>
    aRound(subject, {
      delay: { count: days, unit: 'day' },
      variants: content ? [{ ...content, html, subject }] : [],
    });
  const campaign = await aCampaign(db, {
    leads,
    messageIds,
    domain: DOMAIN,
    settings: { ...OPEN_ALWAYS, limits: { ...OPEN_ALWAYS.limits, perDomain: 1_000 } },
    rounds: [round('Freight audits', 0), round('', 30)],
    dailyCap: 1,
    inside: { workspaceId: rows[0]?.id ?? '', mailboxes: [{ id: mailboxId, email: MAILBOX }] },
  });
  return { token, campaign };
}

/** So many mails of the day; a tenth of a cap is kept for answers. */
async function allow(db: Server['db'], mails: number) {
  let cap = mails;
  while (Math.min(cap, Math.max(1, cap - Math.ceil(cap / 10))) < mails) cap += 1;
  await sql`update mailboxes set daily_cap = ${cap}`.execute(db);
  await sql`update send_queues set next_at = now()`.execute(db);
}

const count = async (db: Server['db'], rows: ReturnType<typeof sql<{ n: number }>>) =>
  (await rows.execute(db)).rows[0]?.n ?? 0;

const countOpen = (db: Server['db'], campaignId: string) =>
  count(
    db,
    sql`select count(*)::int as n from send_ledger
    where campaign_id = ${campaignId} and round = 0 and state in ('planned', 'reserved', 'complete', 'taken')`,
  );

const countDoubts = (db: Server['db'], campaignId: string) =>
  count(db, sql`select count(*)::int as n from send_ledger where campaign_id = ${campaignId} and state = 'doubt'`);

const countStopped = (db: Server['db'], addresses: readonly string[]) =>
  count(
    db,
    sql`select count(*)::int as n from recipients r where address = any(${[...addresses]}::text[]) and (stop is not null
    or exists (select from campaign_leads d where d.recipient_id = r.id and d.stop is not null))`,
  );

/** Gives how many still wait; some of the box's people say that they are away. */
async function hurryFollowUps(db: Server['db'], campaignId: string): Promise<number> {
  await sql`update send_ledger set due_at = now() where campaign_id = ${campaignId} and round = 1 and state = 'planned'
    and due_at > now()`.execute(db);
  await sql`update send_queues set next_at = least(next_at, now()) where holder is null`.execute(db);
  await sql`update mailboxes set daily_cap = 1000`.execute(db);
  await pause(250);
  return count(
    db,
    sql`select count(*)::int as n from send_ledger where campaign_id = ${campaignId}
    and (round = 1 and state in ('planned', 'reserved', 'complete', 'taken') and reason <> 'away'
        or round = 0 and state = 'taken')`,
  );
}

async function untilLooked(server: Server, token: string) {
  for (const end = performance.now() + 120_000; performance.now() < end; await pause(250)) {
    const { hold } = await server.call(showSendingHold, {}, token);
    if (!hold) throw new Error('nothing is held');
    if (hold.isLooked) return hold;
  }
  throw new Error('the mailboxes were not read');
}

/** What reached a recipient, as it stands in the sender's Sent or at their host. */
const mailTo = (box: Box, address: string): string => {
  for (const folder of ['Sent', '[Gmail]/Sent Mail', 'Sent Items', 'Sent Messages']) {
    const found = messagesIn(box, folder).find(
      (raw) => raw.toLowerCase().includes(`<${address}>`) || raw.includes(`To: ${address}`),
    );
    if (found) return found;
  }
  throw new Error(`no mail to ${address} in Sent`);
};

function messagesIn(box: Box, folder: string): string[] {
  try {
    return box.mailboxes.folder(MAILBOX, folder).messages.map(({ raw }) => raw.toString());
  } catch {
    return [];
  }
}

/** RFC 8058: one post, as the reader's provider sends it. */
async function leaveByLink(box: Box, address: string, port: number) {
  const raw = await waitFor(() => mailTo(box, address));
  const [, path] =
    /List-Unsubscribe:[^<]*(?:<mailto:[^>]*>[\s,]*)?<https?:\/\/[^/>]+(\/[^>]+)>/i.exec(
      raw.replace(/\r?\n[ \t]+/g, ''),
    ) ?? [];
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
  });
  if (!response.ok) throw new Error(`${address} could not leave: ${response.status}`);
}

function reply(box: Box, address: string, words: string) {
  const [event] = box.truth.receivedBy(address);
  const lines = [
    `From: <${address}>`,
    `To: <${MAILBOX}>`,
    'Subject: Re: Freight audits',
    `Message-ID: <${randomBytes(8).toString('hex')}@${DOMAIN}>`,
    `In-Reply-To: ${event?.messageId}`,
    `References: ${event?.messageId}`,
    `Date: ${new Date().toUTCString()}`,
    '',
    words,
    '',
  ];
  box.mailboxes.deliver(MAILBOX, Buffer.from(lines.join('\r\n')));
}

async function waitFor<T>(read: () => T): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return read();
    } catch (error) {
      if (tries === 600) throw error;
      await pause(200);
    }
  }
}

async function until(holds: () => boolean | Promise<boolean>, what: string, atMostMs = 90_000) {
  for (const end = performance.now() + atMostMs; performance.now() < end; await pause(100)) if (await holds()) return;
  throw new Error(`waited in vain for ${what}`);
}
