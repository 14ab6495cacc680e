import { randomUUID } from 'node:crypto';
import {
  DEFAULT_CHOICES,
  getNotificationSettings,
  listNotifications,
  type NotificationChoices,
  type NotificationKind,
  readNotifications,
  saveNotificationSettings,
} from '@outrider/contract/notifications';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBoss, stopBoss } from '../../platform/jobs/job-runner.ts';
import { createJobs, type JobName, type JobPayloads } from '../../platform/jobs/jobs.ts';
import { createLog } from '../../platform/log.ts';
import { createTextSigner } from '../../platform/secrets.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { countUsed } from '../billing/index.ts';
import { insertConfirmedUser } from '../identity/confirmed-user-testing.ts';
import { mailTo, newPerson } from '../identity/testing.ts';
import { aMessage } from '../inbox/testing.ts';
import { aConnectedMailbox, aSender, aStoredMailbox, boxOf } from '../mailboxes/testing.ts';
import { aSentCampaign, listeningDeps, publishIncoming } from '../replies/handling/replies-testing.ts';
import { verifyPasted, waitForState } from '../verification/testing.ts';
import { lookAtQuotas } from './look-at-quotas.ts';
import { mailDue } from './mail-due.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { noteForMembers, tellPeople } from './tell-people.ts';

let server: TestServer;
let deps: NotificationsDeps;
let stop: () => Promise<void>;
beforeAll(async () => {
  server = await testServer();
  const boss = await openBoss({ url: server.database.url, log: createLog('silent'), works: false });
  stop = () => stopBoss(boss);
  deps = {
    db: server.database.db,
    jobs: createJobs(boss),
    now: () => new Date(),
    signer: createTextSigner([Buffer.alloc(32, 7)], 'notifications'),
    planOf: async () => undefined,
    push: {
      keys: async () => ({ publicKey: '', privateKey: '' }),
      subject: 'mailto:postmaster@outrider.test',
      post: async () => 201,
    },
  };
});
afterAll(async () => {
  await stop();
  await server.close();
});

type Person = Awaited<ReturnType<typeof aSender>>;

const shownTo = async ({ token }: Pick<Person, 'token'>) => (await server.call(listNotifications, {}, { token })).data;

const until = (person: Person, count: number) =>
  vi.waitFor(
    async () => {
      const page = await shownTo(person);
      expect(page.notifications).toHaveLength(count);
      return page;
    },
    { timeout: 60_000, interval: 50 },
  );

/** Everything at once, so that a test need not wait for the morning. */
const ALL_AT_ONCE: NotificationChoices = {
  ...DEFAULT_CHOICES,
  channels: {
    ...DEFAULT_CHOICES.channels,
    campaignFinished: { app: true, mail: 'atOnce', browser: false },
    verificationDone: { app: true, mail: 'atOnce', browser: false },
    quotaNearlyUsed: { app: true, mail: 'atOnce', browser: false },
  },
};

const choose = ({ token }: Pick<Person, 'token'>, choices: NotificationChoices) =>
  server.call(saveNotificationSettings, choices, { token });

async function aPerson(plan?: string) {
  const person = await aSender(server, plan);
  await choose(person, ALL_AT_ONCE);
  const { id: userId } = await server.database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow();
  return { ...person, userId, scope: { workspaceId: person.workspaceId } };
}

const mailsTo = ({ email }: Pick<Person, 'email'>) => boxOf(server).systemMail.list(email);

const inside = async ({ workspaceId }: Person) => {
  const email = `maya@${randomUUID()}.test`;
  const id = await aStoredMailbox(server.database.db, workspaceId, email);
  return { workspaceId, mailboxes: [{ id, email }] };
};

const aCampaignOf = async (person: Person, leads: number) =>
  aSentCampaign(server.database.db, { leads, inside: await inside(person) });

const realDeps = (db: NotificationsDeps['db']) => ({ ...listeningDeps(db).deps, jobs: deps.jobs });

test('an interested reply is announced once, with one mail that leads to it', async () => {
  const person = await aPerson();
  const { db } = server.database;
  const campaign = await aCampaignOf(person, 1);
  const owner = { workspaceId: person.workspaceId, mailboxId: campaign.mailboxId };
  const messageId = await aMessage(db, owner, { kind: 'human', label: 'interested', subject: 'Re: Freight audits' });
  const from = campaign.leads[0]?.address ?? '';
  const references = [campaign.mails[0]?.messageId ?? ''];
  await publishIncoming(db, realDeps(db), campaign, { messageId, from, references, label: 'interested' });
  const { unread, notifications } = await until(person, 1);
  expect(unread).toBe(1);
  expect(notifications[0]).toMatchObject({
    readAt: null,
    pops: true,
    facts: { kind: 'interestedReply', mid: messageId, name: 'Nora Nord', subject: 'Re: Freight audits' },
  });
  const mail = await mailTo(server, person.email, 'Nora Nord is interested');
  expect(mail.text).toContain(`message=${messageId}`);
  expect(mail.text).toContain('/setting/notifications');
  expect(mailsTo(person)).toHaveLength(1);
});

test('an answer that says no is announced to nobody', async () => {
  const person = await aPerson();
  const { db } = server.database;
  const campaign = await aCampaignOf(person, 1);
  const messageId = await aMessage(db, { ...person, mailboxId: campaign.mailboxId }, { kind: 'human' });
  const references = [campaign.mails[0]?.messageId ?? ''];
  await publishIncoming(db, realDeps(db), campaign, { messageId, references, label: 'notInterested' });
  await vi.waitFor(async () => expect(await openJobs('campaign.replied')).toBe(0), { timeout: 60_000 });
  expect((await shownTo(person)).notifications).toEqual([]);
});

test('an old answer a mailbox brings when it is first read is no news', async () => {
  const person = await aPerson();
  const { db } = server.database;
  const campaign = await aCampaignOf(person, 1);
  const messageId = await aMessage(db, { ...person, mailboxId: campaign.mailboxId }, { kind: 'human' });
  const references = [campaign.mails[0]?.messageId ?? ''];
  const at = new Date(Date.now() - 5 * 24 * 60 * 60_000);
  await publishIncoming(db, realDeps(db), campaign, { messageId, references, label: 'interested', at });
  await vi.waitFor(async () => expect(await openJobs('campaign.replied')).toBe(0), { timeout: 60_000 });
  expect((await shownTo(person)).notifications).toEqual([]);
});

const openJobs = async (name: string) =>
  (
    await sql<{ n: number }>`select count(*)::int as n from pgboss.job
      where name = ${name} and state < 'completed'`.execute(server.database.db)
  ).rows[0]?.n;

const enqueue = <N extends JobName>(name: N, payload: JobPayloads[N]) =>
  deps.db.transaction().execute((trx) => deps.jobs.enqueue(trx, name, payload));

test('a mailbox that comes and goes is announced once a day, and comes up unread again without a second mail', async () => {
  const person = await aPerson();
  const { accountId: mailboxId } = await aConnectedMailbox(server, person.token);
  const since = new Date(Date.now() - 7_200_000);
  await sql`update mailboxes set imap_host = 'gone.test', smtp_host = 'gone.test', failing_since = ${since}
    where id = ${mailboxId}`.execute(deps.db);
  await enqueue('mailboxes.check', { ...person.scope, mailboxId });
  const first = await until(person, 1);
  const { id, at } = first.notifications[0] ?? { id: '', at: '' };
  expect(first.notifications[0]?.facts).toMatchObject({ kind: 'mailboxError', accountId: mailboxId });
  await mailTo(server, person.email);
  await server.call(readNotifications, { ids: [id] }, person);
  expect((await shownTo(person)).unread).toBe(0);
  const failsAgain = (milliseconds: number) => {
    const later = new Date(Date.parse(at) + milliseconds).toISOString();
    return enqueue('mailbox.failed', { ...person.scope, mailboxId, at: later });
  };
  await failsAgain(1);
  await vi.waitFor(async () => expect((await shownTo(person)).unread).toBe(1), { timeout: 60_000 });
  expect((await shownTo(person)).notifications).toHaveLength(1);
  await failsAgain(86_400_000);
  await until(person, 2);
  await vi.waitFor(() => expect(mailsTo(person)).toHaveLength(2), { timeout: 60_000 });
});

test('a campaign that a guard-rail stops is announced once, however often it is judged', async () => {
  const person = await aPerson();
  const { db } = server.database;
  const campaign = await aCampaignOf(person, 20);
  await sql`update send_ledger set bounced_at = settled_at where id = ${campaign.mails[0]?.ledgerId ?? ''}`.execute(db);
  for (const _time of [1, 2])
    await enqueue('campaigns.judge-guards', { ...campaign.scope, campaignId: campaign.campaignId });
  const { notifications } = await until(person, 1);
  expect(notifications[0]?.facts).toMatchObject({ kind: 'guardRail', rule: 'bounces', count: 1, sent: 20 });
  expect((await mailTo(server, person.email)).subject).toContain('was paused by a guardrail');
});

test('a campaign that is finished is announced with how many answered', async () => {
  const person = await aPerson();
  const { db } = server.database;
  const campaign = await aCampaignOf(person, 2);
  await sql`update campaign_leads set stop = 'replied' where campaign_id = ${campaign.campaignId}`.execute(db);
  await enqueue('campaigns.maintain', {});
  const { notifications } = await until(person, 1);
  expect(notifications[0]?.facts).toMatchObject({ kind: 'campaignFinished', leads: 2, replied: 0 });
  expect((await mailTo(server, person.email)).text).toContain(`/home/campaign/campaignDetail/${campaign.campaignId}`);
});

test('a verification is announced to the user who started it', async () => {
  const person = await aPerson();
  const colleague = await aColleague(person);
  const { taskId } = await verifyPasted(server, person.token, ['one@nordkai.test', 'not-there@nordkai.test']);
  await waitForState(server, person.token, taskId, 'done');
  const { notifications } = await until(person, 1);
  expect(notifications[0]?.facts).toMatchObject({ kind: 'verificationDone', taskId, total: 2 });
  await mailTo(server, person.email);
  expect((await shownTo(colleague)).notifications).toEqual([]);
});

/** Another user in the same workspace. */
async function aColleague({ workspaceId }: Person) {
  const { db } = server.database;
  const colleague = newPerson();
  const { token } = await insertConfirmedUser(db, colleague);
  await sql`update users set workspace_id = ${workspaceId} where email = ${colleague.email}`.execute(db);
  await sql`update sessions set workspace_id = ${workspaceId}
    where user_id = (select id from users where email = ${colleague.email})`.execute(db);
  return { ...colleague, token };
}

test('four fifths of a quota are announced once a month, however often it is passed', async () => {
  const person = await aPerson('free');
  const { db } = server.database;
  const use = (amount: number, now: Date) =>
    db
      .transaction()
      .execute((trx) =>
        countUsed(deps, trx, person.scope, { quotaType: 'MAIL', amount, reference: randomUUID(), now }),
      );
  await use(399, new Date());
  await use(1, new Date());
  const { notifications } = await until(person, 1);
  expect(notifications[0]?.facts).toEqual({ kind: 'quotaNearlyUsed', quotaType: 'MAIL', used: 400, total: 500 });
  await sql`update quota_usage set used = 10 where workspace_id = ${person.workspaceId}`.execute(db);
  await use(395, new Date());
  await lookAtQuotas({
    ...deps,
    planOf: async () => ({
      quota: [{ quotaType: 'MAIL', total: 500, used: 405, resetAt: null }],
      periodStart: new Date().toISOString().replace(/-\d\dT.*/, '-01'),
    }),
  });
  expect((await shownTo(person)).notifications).toHaveLength(1);
  await mailTo(server, person.email, '80%');
  expect(mailsTo(person)).toHaveLength(1);
});

const finished = (id = randomUUID()) => ({
  key: id,
  at: new Date(),
  facts: { kind: 'campaignFinished' as const, campaignId: id, campaign: 'Autumn', leads: 9, replied: 2 },
});

test('announced by two workers at the same moment, and again after a kill, it is one notification and one mail', async () => {
  const person = await aPerson();
  const event = finished();
  const held = Promise.withResolvers<void>();
  // The first has written and not committed; the second comes meanwhile.
  const written = Promise.withResolvers<void>();
  const first = deps.db.transaction().execute(async (trx) => {
    await noteForMembers(deps, trx, person.scope, event);
    written.resolve();
    await held.promise;
  });
  await written.promise;
  const second = tellPeople(deps, person.scope, event);
  await vi.waitFor(
    async () =>
      expect(
        (
          await sql`select from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%notifications%'`.execute(
            deps.db,
          )
        ).rows.length,
      ).toBeGreaterThan(0),
    { timeout: 60_000, interval: 20 },
  );
  held.resolve();
  await Promise.all([first, second]);
  await tellPeople(deps, person.scope, event);
  await Promise.all([mailDue(deps), mailDue(deps), mailDue(deps)]);
  await mailTo(server, person.email);
  expect((await shownTo(person)).notifications).toHaveLength(1);
  const { rows } = await sql`select from system_mails where recipient = ${person.email}`.execute(deps.db);
  expect(rows).toHaveLength(1);
});

test('a digest gathers what happened into one mail, in the person’s language', async () => {
  const person = await aPerson();
  await sql`update users set language = 'zh', time_zone = 'Asia/Shanghai' where id = ${person.userId}`.execute(deps.db);
  await choose(person, DEFAULT_CHOICES);
  const friday = { ...deps, now: () => new Date('2026-11-20T09:00:00Z') };
  await tellPeople(friday, person.scope, finished());
  await tellPeople(friday, person.scope, finished());
  const due = (at: string) => mailDue({ ...deps, now: () => new Date(at) });
  await due('2026-11-22T23:59:00Z');
  expect(mailsTo(person)).toEqual([]);
  const { data } = await server.call(getNotificationSettings, {}, person);
  expect(data.nextDigest.counts).toEqual([{ kind: 'campaignFinished', count: 2 }]);
  await due('2026-11-23T00:00:00Z');
  const mail = await mailTo(server, person.email);
  expect(mail.subject).toBe('2 条通知');
  expect(mail.text.match(/campaignDetail/g)).toHaveLength(2);
  expect(mailsTo(person)).toHaveLength(1);
});

test('quiet hours hold mails back and send one afterwards, but for what stops the sending', async () => {
  const person = await aPerson();
  const quiet = { isOn: true, from: '19:00', until: '07:30', weekends: true };
  await choose(person, { ...ALL_AT_ONCE, quiet });
  const at = (time: string) => ({ ...deps, now: () => new Date(time) });
  const evening = at('2026-11-17T20:00:00Z');
  await tellPeople(evening, person.scope, finished());
  await tellPeople(evening, person.scope, finished());
  expect((await shownTo(person)).notifications.map(({ pops }) => pops)).toEqual([false, false]);
  const guard = { kind: 'guardRail' as const, campaignId: randomUUID(), campaign: 'Autumn', rule: 'bounces' as const };
  const facts = { ...guard, count: 3, sent: 30 };
  await tellPeople(evening, person.scope, { key: randomUUID(), at: evening.now(), facts });
  await mailTo(server, person.email, 'was paused by a guardrail');
  expect(mailsTo(person)).toHaveLength(1);
  await mailDue(at('2026-11-18T07:30:00Z'));
  await mailTo(server, person.email, '2 notifications');
  expect(mailsTo(person)).toHaveLength(2);
});

test('nothing is mailed while sending is held, as after a restore, and then one mail goes', async () => {
  const person = await aPerson();
  await sql`insert into sending_holds (workspace_id, reason, held_at, known_until, left_until, last_mail)
    values (${person.workspaceId}, 'restored', now(), now(), now(), 0)`.execute(deps.db);
  await tellPeople(deps, person.scope, finished());
  await tellPeople(deps, person.scope, finished());
  expect((await server.call(getNotificationSettings, {}, person)).data.isHeld).toBe(true);
  expect(mailsTo(person)).toEqual([]);
  await sql`update sending_holds set resumed_at = now() where workspace_id = ${person.workspaceId}`.execute(deps.db);
  await mailDue(deps);
  await mailTo(server, person.email, '2 notifications');
});

test('each member has settings of their own, and a kind that is switched off everywhere is not kept', async () => {
  const person = await aPerson();
  const colleague = await aColleague(person);
  const off = { app: false, mail: 'off' as const, browser: false };
  await choose(person, { ...ALL_AT_ONCE, channels: { ...ALL_AT_ONCE.channels, campaignFinished: off } });
  await tellPeople(deps, person.scope, finished());
  expect((await shownTo(person)).notifications).toEqual([]);
  expect((await shownTo(colleague)).notifications).toHaveLength(1);
  expect((await server.call(getNotificationSettings, {}, colleague)).data.choices).toEqual(DEFAULT_CHOICES);
});

test('mails that wait follow a new choice', async () => {
  const person = await aPerson();
  await choose(person, DEFAULT_CHOICES);
  await tellPeople(deps, person.scope, finished());
  const turn = (mail: 'off' | 'atOnce') =>
    choose(person, {
      ...DEFAULT_CHOICES,
      channels: { ...DEFAULT_CHOICES.channels, campaignFinished: { app: true, mail, browser: false } },
    });
  await turn('atOnce');
  await mailDue(deps);
  await mailTo(server, person.email, 'Autumn');
  await choose(person, DEFAULT_CHOICES);
  await tellPeople(deps, person.scope, finished());
  await turn('off');
  await mailDue({ ...deps, now: () => new Date(Date.now() + 7 * 86_400_000) });
  expect(mailsTo(person)).toHaveLength(1);
});

test('the link in a mail stops its kind without a log-in, by a post alone', async () => {
  const person = await aPerson();
  await tellPeople(deps, person.scope, finished());
  const mail = await mailTo(server, person.email);
  const raw = mail.raw.replaceAll(/\r?\n[ \t]+/g, ' ');
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const url = raw.match(/^List-Unsubscribe: <(.+)>/im)?.[1] ?? '';
  const { pathname } = new URL(url);
  const mode = async () =>
    (await server.call(getNotificationSettings, {}, person)).data.choices.channels.campaignFinished.mail;
  const looked = await server.app.inject({ method: 'GET', url: pathname });
  expect([looked.statusCode, looked.body.includes(person.email), await mode()]).toEqual([200, true, 'atOnce']);
  const stopped = await server.app.inject({
    method: 'POST',
    url: pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect([stopped.statusCode, await mode()]).toEqual([200, 'off']);
  const kinds = (await server.call(getNotificationSettings, {}, person)).data.choices.channels;
  const others: NotificationKind[] = ['interestedReply', 'mailboxError', 'guardRail'];
  expect(others.map((kind) => kinds[kind].mail)).toEqual(['atOnce', 'atOnce', 'atOnce']);
  const forged = await server.app.inject({ method: 'POST', url: `${pathname.slice(0, -3)}xyz` });
  expect(forged.statusCode).toBe(404);
});

test('all is read up to a moment, and what came later stays unread', async () => {
  const person = await aPerson();
  await tellPeople(deps, person.scope, { ...finished(), at: new Date('2026-11-17T09:00:00Z') });
  await tellPeople(deps, person.scope, { ...finished(), at: new Date('2026-11-17T10:00:00Z') });
  const { data } = await server.call(readNotifications, { allUntil: '2026-11-17T09:30:00.000Z' }, person);
  expect(data.unread).toBe(1);
  expect((await shownTo(person)).notifications.map(({ readAt }) => readAt === null)).toEqual([true, false]);
});
