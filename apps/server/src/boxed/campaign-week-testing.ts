import type { CampaignSettings } from '@outrider/campaign-rules/campaign';
import { sql } from 'kysely';
import { aCampaign, aRound, OPEN_ALWAYS, type TestCampaign } from '../modules/campaign-management/testing.ts';
import { createMessageIds } from '../modules/ledger/index.ts';
import { aConnectedMailbox, aSender, boxOf, PASSWORD } from '../modules/mailboxes/testing.ts';
import { freePort } from '../platform/start/free-port.ts';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { copyOf } from '../platform/testing/test-database.ts';
import { type TestServer, testServer } from '../platform/testing/test-server.ts';
import type { Pace } from './keep-pace.ts';
import { storeClock } from './stored-clock.repository.ts';

export const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const SECRET = 'of-all-servers-of-this-file-the-same';
const HOST = 'mailhaven.test';
const HTML =
  '<p>Hello {{firstName}}, see <a href="https://harborline.test/offer">this</a>. <a href="{{unsubscribeUrl}}">Unsubscribe</a></p>';

/** The first Monday after now at eight, so that weekday and hour are the same whenever it runs. */
function mondayAfter(now: Date): Date {
  const monday = new Date(now.getTime() + DAY_MS);
  while (monday.getUTCDay() !== 1) monday.setTime(monday.getTime() + DAY_MS);
  monday.setUTCHours(8, 0, 0, 0);
  return monday;
}

/** Four rounds within a week, two of them for those who opened and those who did not. */
const roundsOfAWeek = () => {
  const [content] = aRound('Freight audits').variants;
  const variants = content ? [{ ...content, html: HTML }] : [];
  return [
    aRound('', { variants }),
    aRound('Seen?', { delay: { count: 4, unit: 'hour' }, condition: 'openNotReply' }),
    aRound('Not seen?', { delay: { count: 1, unit: 'day' }, condition: 'notOpen' }),
    aRound('', { delay: { count: 2, unit: 'day' } }),
  ];
};

const SETTINGS: CampaignSettings = {
  ...OPEN_ALWAYS,
  schedule: { ...OPEN_ALWAYS.schedule, days: [1, 2, 3, 4, 5], from: 9 * 60, to: 17 * 60 },
  limits: { ...OPEN_ALWAYS.limits, perDomain: 1_000 },
};

export type PlannedWeek = {
  startsAt: Date;
  addresses: string[];
  campaign: TestCampaign;
  database: TestDatabase;
};

/** `gone`: so many of the leads have left their company, and their address bounces. */
type Size = { mailboxes: number; leads: number; gone: number };

/** A campaign that is about to begin, in a database nobody is connected to any more. */
export async function planWeek(database: TestDatabase, { mailboxes: count, leads, gone }: Size): Promise<PlannedWeek> {
  const startsAt = mondayAfter(new Date());
  const server = await testServer({ OUTRIDER_SECRET: SECRET }, database);
  const { db } = database;
  const { token, workspaceId } = await aSender(server, 'scale');
  const mailboxes: { id: string; email: string }[] = [];
  for (let n = 0; n < count; n += 1) {
    const { accountId, email } = await aConnectedMailbox(server, token, HOST, `m${n}@harborline-hq.test`);
    mailboxes.push({ id: accountId, email });
  }
  await sql`update mailboxes set warmup = false, warmup_state = 'off', sent_filer_known = true`.execute(db);
  const campaign = await aCampaign(db, {
    leads,
    gapMinutes: 10,
    messageIds: createMessageIds([server.config.secret]),
    // Everybody one writes to exists there.
    domain: 'ostravacold.test',
    settings: SETTINGS,
    rounds: roundsOfAWeek(),
    dueAt: new Date(startsAt.getTime() + HOUR_MS),
    inside: { workspaceId, mailboxes },
  });
  const left = campaign.leads.slice(leads - gone).map(({ recipientId }) => recipientId);
  await sql`update recipients set address = 'gone-' || id || '@nordkai.test' where id = any(${left}::bigint[])`.execute(
    db,
  );
  await server.close();
  return { startsAt, campaign, database, addresses: mailboxes.map(({ email }) => email) };
}

export type RunningWeek = {
  server: TestServer;
  pace: Pace;
  passTo(moment: Date): Promise<void>;
  close(): Promise<void>;
};

/** The week in a world of its own: a copy of the database, and a box of the same seed. */
export async function beginWeek({ startsAt, addresses, database }: PlannedWeek): Promise<RunningWeek> {
  const copy = await copyOf(database);
  const port = await freePort();
  await storeClock(copy.db, { boxAt: startsAt, realAt: new Date(), speed: 0, holdsAt: startsAt });
  const settings = {
    OUTRIDER_SECRET: SECRET,
    OUTRIDER_APP_URL: `http://127.0.0.1:${port}`,
    OUTRIDER_SYNC_MAILBOXES: '5',
    OUTRIDER_SEND_MAILBOXES: '5',
  };
  const server = await testServer(settings, copy);
  for (const address of addresses) boxOf(server).mailboxes.create({ address, password: PASSWORD, host: HOST });
  await server.app.listen({ port, host: '127.0.0.1' });
  const { pace } = server;
  if (!pace) throw new Error('no time passes without a box');
  return {
    server,
    pace,
    async passTo(moment) {
      pace.passTo(moment);
      await pace.arrived(600_000);
    },
    async close() {
      await server.close();
      await copy.close();
    },
  };
}

/** What became of everybody: each mail with its mailbox and its end, and why nobody writes to them any more. */
export async function endsOf({ server }: RunningWeek, { campaign }: PlannedWeek): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`select concat_ws(' ', r.address, m.email, l.round, l.state,
      coalesce(c.stop, r.stop, 'goes on')) as line
    from send_ledger l join campaign_leads c on c.id = l.lead_id join recipients r on r.id = l.recipient_id
      join mailboxes m on m.id = l.mailbox_id
    where l.campaign_id = ${campaign.campaignId} order by l.lead_id, l.round`.execute(server.database.db);
  return rows.map(({ line }) => line);
}
