import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { OPEN_ALWAYS, testMessageIds, testSigner } from '../../campaign-management/testing.ts';
import { createMailLinks } from '../../campaigns/index.ts';
import { aMessage } from '../../inbox/testing.ts';
import { linkReply } from '../linking/link-reply.ts';
import { findLeadsToLink, listUnlinkedReplies } from '../linking/list-unlinked.ts';
import { readUnlinkedReply } from '../linking/read-unlinked.ts';
import type { LinkDeps } from '../linking/weigh-answer.ts';
import { proveDeliveries } from './prove-deliveries.ts';
import type { RepliesDeps } from './replies-deps.ts';
import {
  aSentCampaign,
  eventsOf,
  leadStates,
  listeningDeps,
  publishIncoming,
  type SentCampaign,
} from './replies-testing.ts';
import { takeLabel } from './take-label.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const ids = (campaign: SentCampaign, index = 0) => {
  const mail = campaign.mails[index];
  if (!mail) throw new Error('no such mail');
  return mail;
};

/** Nobody has a name, and no message a text, where a test does not say so. */
const linking = (deps: RepliesDeps, more: Partial<LinkDeps> = {}): LinkDeps => ({
  ...deps,
  listValues: async () => new Map(),
  findEmails: async () => [],
  readBody: async () => undefined,
  ...more,
});

async function setUp(wish: Partial<Parameters<typeof aSentCampaign>[1]> = {}) {
  const { db } = database;
  const campaign = await aSentCampaign(db, { leads: 3, ...wish });
  const { deps, asked } = listeningDeps(db);
  return {
    db,
    deps,
    asked,
    campaign,
    tell: (incoming: Parameters<typeof publishIncoming>[3]) => publishIncoming(db, deps, campaign, incoming),
    stand: () => leadStates(db, campaign.scope),
    unlinked: () => listUnlinkedReplies(linking(deps), campaign.scope, { after: '' }),
  };
}

describe('an answer', () => {
  test('that needs a link is weighed by what it quotes and how it is signed, and later ones from there find their lead', async () => {
    const { tell, stand, campaign, db, deps } = await setUp();
    const owner = { ...campaign.scope, mailboxId: campaign.mailboxId };
    const from = { name: '', email: 'b.tischer@nordkai.test' };
    const messageId = await aMessage(db, owner, { kind: 'human', from, subject: 'invoices' });
    await tell({ messageId, from: from.email, subject: 'invoices' });
    const sentence = 'We went through all your carrier invoices of October.';
    const { messageId: sentId, leadId } = ids(campaign, 1);
    const ownId = await aMessage(db, owner, { messageId: sentId, isOwn: true, subject: 'Freight audits' });
    const bodies: Record<string, string> = {
      [messageId]: `Send me the list.\n\nBernd Tischer\n\nOn Monday Maya wrote:\n> ${sentence}\n`,
      [ownId]: `Hello,\n\n${sentence}\n`,
    };
    const names = new Map([['p2@nordkai.test', { firstName: 'Bernd', lastName: 'Tischer', company: 'Nordkai' }]]);
    const calls = linking(deps, {
      listValues: async () => names,
      readBody: async (_scope, id) => (bodies[id] === undefined ? undefined : { text: bodies[id], html: null }),
    });
    const read = await readUnlinkedReply(calls, campaign.scope, { messageId });
    const [best] = read.candidates;
    expect(best).toMatchObject({ leadId, name: 'Bernd Tischer', company: 'Nordkai' });
    expect(best?.percent).toBeGreaterThan(95);
    expect(best?.evidence.filter(({ speaks }) => speaks === 'for').map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['quote', 'signature', 'mailbox', 'sameDomain']),
    );
    expect(best?.mail.quoted.map((span) => best.mail.text.slice(span.from, span.to))).toEqual([sentence.slice(0, -1)]);
    expect(best?.effect).toMatchObject({ colleagues: 0, isNewAddress: true, replies: 0 });
    expect(read.quoted).toEqual([{ text: sentence, isOurs: true }]);
    const sum = read.candidates.reduce((all, { percent }) => all + percent, read.nonePercent);
    expect(sum).toBe(100);
    const found = await findLeadsToLink(calls, campaign.scope, { search: 'p2@' });
    expect(found.leads.map(({ email }) => email)).toEqual(['p2@nordkai.test']);

    await linkReply(calls, campaign.scope, { messageId, leadId });
    expect(await stand()).toEqual({ p1: 'on', p2: 'replied', p3: 'on' });
    await expect(readUnlinkedReply(calls, campaign.scope, { messageId })).rejects.toMatchObject({ reason: 'notFound' });
    await tell({ from: from.email, subject: 'One more thing' });
    expect((await listUnlinkedReplies(calls, campaign.scope, { after: '' })).total).toBe(0);
    expect(await stand()).toEqual({ p1: 'on', p2: 'replied', p3: 'on' });
  });

  test('to a mail stops that lead alone, and is logged once however often it is published', async () => {
    const { tell, stand, campaign, db } = await setUp();
    const incoming = await tell({ from: 'p2@nordkai.test', references: [ids(campaign, 1).messageId] });
    await tell(incoming);
    expect(await stand()).toEqual({ p1: 'on', p2: 'replied', p3: 'on' });
    expect(await eventsOf(db, campaign)).toEqual(['replied']);
  });

  test('of a colleague it was passed on to counts for the mail it answers', async () => {
    const { tell, stand, campaign, asked } = await setUp();
    await tell({ from: 'a.klein@nordkai.test', references: [ids(campaign).messageId, 'x@nordkai.test'] });
    expect(await stand()).toMatchObject({ p1: 'replied', p2: 'on' });
    expect(asked.events).toEqual(['p1@nordkai.test replied']);
  });

  test('that answers nothing counts by the address, with any word after the plus', async () => {
    const { tell, stand } = await setUp();
    await tell({ from: 'p3+sales@nordkai.test', subject: 'Hello' });
    expect(await stand()).toMatchObject({ p3: 'replied', p1: 'on' });
  });

  test('of a person at the one company we wrote to belongs to the one we wrote to', async () => {
    const { tell, stand } = await setUp({ leads: 1 });
    await tell({ from: 'boss@nordkai.test', subject: 'Your mail' });
    expect(await stand()).toEqual({ p1: 'replied' });
  });

  test('of a person at a company with several leads waits for a person to say whose it is', async () => {
    const { tell, stand, campaign, db, unlinked, deps } = await setUp();
    const owner = { ...campaign.scope, mailboxId: campaign.mailboxId };
    const from = { name: 'Boss', email: 'boss@nordkai.test' };
    const messageId = await aMessage(db, owner, { kind: 'human', from, subject: 'Your mail' });
    await tell({ messageId, from: from.email, subject: 'Your mail' });
    expect(await stand()).toEqual({ p1: 'on', p2: 'on', p3: 'on' });
    const { replies, total } = await unlinked();
    expect(total).toBe(1);
    expect(replies[0]).toMatchObject({ messageId, from: from.email, mailbox: campaign.mailboxes[0]?.email });
    expect(replies[0]?.candidates.map(({ email, percent }) => `${email} ${percent}`).toSorted()).toEqual([
      'p1@nordkai.test 25',
      'p2@nordkai.test 25',
      'p3@nordkai.test 25',
    ]);
    const calls = linking(deps);
    const leadId = ids(campaign, 1).leadId;
    const both = [
      linkReply(calls, campaign.scope, { messageId, leadId }),
      linkReply(calls, campaign.scope, { messageId, leadId }),
    ];
    expect((await Promise.allSettled(both)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await stand()).toEqual({ p1: 'on', p2: 'replied', p3: 'on' });
    expect(await unlinked()).toMatchObject({ replies: [], total: 0 });
  });

  test('of a person who is in copy of our thread belongs to the lead of that thread', async () => {
    const { tell, stand, campaign, db } = await setUp();
    const threadId = randomUUID();
    const owner = { ...campaign.scope, mailboxId: campaign.mailboxId };
    const to = [
      { name: '', email: 'p1@nordkai.test' },
      { name: '', email: 'lawyer@elsewhere.test' },
    ];
    await aMessage(db, owner, { role: 'sent', isOwn: true, threadId, messageId: ids(campaign).messageId, to });
    await tell({ from: 'lawyer@elsewhere.test', threadId });
    expect(await stand()).toMatchObject({ p1: 'replied', p2: 'on' });
  });

  test('under a subject of ours from a stranger needs a link; a stranger’s own subject does not', async () => {
    const { tell, campaign, db, unlinked } = await setUp();
    const owner = { ...campaign.scope, mailboxId: campaign.mailboxId };
    const at = new Date().toISOString();
    const messageId = ids(campaign).messageId;
    await aMessage(db, owner, { role: 'sent', isOwn: true, messageId, subject: 'Freight  Audits', at });
    const from = { name: 'S', email: 'stranger@elsewhere.test' };
    const stranger = await aMessage(db, owner, { kind: 'human', from, subject: 'AW: Freight audits' });
    await tell({ messageId: stranger, subject: 'AW: Freight audits' });
    await tell({ subject: 'Re: Your invoice' });
    await tell({ subject: 'Freight audits' });
    expect((await unlinked()).replies.map((reply) => reply.messageId)).toEqual([stranger]);
  });

  test('to a made-up mail, or to one of another workspace, is nobody’s', async () => {
    const { tell, stand, campaign } = await setUp();
    const other = await setUp();
    const madeUp = testMessageIds.create(ids(campaign).ledgerId, 'maya@harborline.test');
    await tell({ references: [madeUp, ids(other.campaign).messageId, 'no id at all', ''] });
    expect(await stand()).toEqual({ p1: 'on', p2: 'on', p3: 'on' });
    expect(await other.stand()).toEqual({ p1: 'on', p2: 'on', p3: 'on' });
  });

  test('stops the whole company where the campaign says so', async () => {
    const { tell, stand, campaign, db } = await setUp({
      settings: { ...OPEN_ALWAYS, stops: { onCompanyReply: true, onClick: false } },
    });
    await tell({ from: 'p1@nordkai.test', references: [ids(campaign).messageId] });
    expect(await stand()).toEqual({ p1: 'replied', p2: 'companyReplied', p3: 'companyReplied' });
    expect(await eventsOf(db, campaign)).toEqual(['stopped', 'stopped', 'replied']);
  });

  test('that asks to be left alone is about the person we wrote to, no matter who writes it', async () => {
    const { tell, asked, campaign, stand } = await setUp();
    const sure = { label: 'stop', isLabelSure: true } as const;
    await tell({ from: 'assistant@nordkai.test', references: [ids(campaign).messageId], ...sure });
    expect(asked.suppressed).toEqual(['p1@nordkai.test optedOut']);
    expect(await stand()).toMatchObject({ p1: 'replied', p2: 'on' });
  });

  test('that a person labels as a wish to leave ends it, once', async () => {
    const { tell, asked, campaign, db, deps } = await setUp();
    const { messageId } = await tell({ from: 'p1@nordkai.test', references: [ids(campaign).messageId] });
    for (const label of ['stop', 'stop', 'interested']) {
      await db.transaction().execute((trx) => takeLabel(deps, trx, campaign.scope, { messageId, label }));
    }
    expect(await eventsOf(db, campaign)).toEqual(['replied', 'optedOut']);
    expect(new Set(asked.suppressed)).toEqual(new Set(['p1@nordkai.test optedOut']));
    const { label } = await db
      .selectFrom('campaign_replies')
      .select('label')
      .where('message_id', '=', messageId)
      .executeTakeFirstOrThrow();
    expect(label).toBe('interested');
  });
});

describe('a mail with the signed word of another’s way out', () => {
  const subjectOf = (campaign: SentCampaign) =>
    createMailLinks(testSigner, { tracker: '', wayOut: '' }, ids(campaign).ledgerId).unsubscribeSubject;

  test.each(['human', 'autoReply'] as const)('ends it for the recipient of the mail, once (%s)', async (kind) => {
    const { tell, stand, asked, campaign, db } = await setUp();
    const incoming = await tell({ kind, from: 'bounces@provider.test', subject: subjectOf(campaign) });
    await tell({ ...incoming, messageId: randomUUID() });
    expect(asked.suppressed[0]).toBe('p1@nordkai.test optedOut');
    expect(await stand()).toMatchObject({ p1: 'optedOut', p2: 'on' });
    expect(await eventsOf(db, campaign)).toEqual(['optedOut']);
  });

  test('ends nothing in another workspace', async () => {
    const other = await setUp();
    const { tell, asked } = await setUp();
    await tell({ from: 'p9@nordkai.test', subject: subjectOf(other.campaign) });
    expect(asked.suppressed).toEqual([]);
    expect(await other.stand()).toMatchObject({ p1: 'on' });
  });
});

describe('a machine’s answer', () => {
  test('is noted and stops nobody', async () => {
    const { tell, stand, campaign, db } = await setUp();
    await tell({ kind: 'autoReply', from: 'p1@nordkai.test', references: [ids(campaign).messageId] });
    expect(await stand()).toMatchObject({ p1: 'autoReplied' });
    expect(await eventsOf(db, campaign)).toEqual(['autoReplied']);
  });

  test('of a colleague says nothing about the lead', async () => {
    const { tell, stand, unlinked } = await setUp({ leads: 1 });
    await tell({ kind: 'autoReply', from: 'info@nordkai.test' });
    await tell({ kind: 'outOfOffice', from: 'info@nordkai.test' });
    expect(await stand()).toEqual({ p1: 'on' });
    expect((await unlinked()).total).toBe(0);
  });
});

describe('a lead that is away', () => {
  const heldUntil = async ({ db, campaign }: Awaited<ReturnType<typeof setUp>>) => {
    const { rows } = await sql<{ until: Date | null }>`select hold_until as until from recipients
      where workspace_id = ${campaign.scope.workspaceId} and address = 'p1@nordkai.test'`.execute(db);
    return rows[0]?.until?.toISOString();
  };
  const zoned = { ...OPEN_ALWAYS, schedule: { ...OPEN_ALWAYS.schedule, zone: 'America/New_York' } };

  test.each([
    ['on a day they tell, as the campaign’s days go', '2099-03-02', 'America/New_York', undefined],
    ['after a week when they tell none', null, 'UTC', 7],
    ['after a week when the day is over and must have been misread', '2020-01-01', 'UTC', 7],
  ])('is written to again %s', async (_name, returnDate, _zone, days) => {
    const world = await setUp({ settings: zoned });
    const at = returnDate?.startsWith('2099') ? new Date('2099-02-20T09:00:00Z') : new Date();
    const incoming = { kind: 'outOfOffice', from: 'p1@nordkai.test', returnDate, at } as const;
    await world.tell({ ...incoming, references: [ids(world.campaign).messageId] });
    const until =
      days === undefined ? '2099-03-02T05:00:00.000Z' : new Date(at.getTime() + days * 86_400_000).toISOString();
    expect(await heldUntil(world)).toBe(until);
    expect(await eventsOf(world.db, world.campaign)).toEqual(['outOfOffice']);
    expect(await world.stand()).toMatchObject({ p1: 'held', p2: 'on' });
  });

  test('waits also where their word came without a mark of the mail, and under another word after the plus', async () => {
    const world = await setUp();
    await world.tell({ kind: 'outOfOffice', from: 'p1+news@nordkai.test' });
    expect(await heldUntil(world)).toBeDefined();
  });
});

const bounced = (address: string, more = {}) => [
  { address, hard: true, isDelayed: false, status: '5.1.1', reason: 'user_unknown', ...more },
];

describe('a mail that came back', () => {
  test('is found by its Message-ID, ends the lead, counts once, and is put before the guard-rails', async () => {
    const { tell, stand, campaign, asked, db } = await setUp();
    const original = { originalMessageId: `<${ids(campaign).messageId}>`, bounced: bounced('p1@nordkai.test') };
    await tell({ kind: 'bounce', from: '', ...original });
    await tell({ kind: 'bounce', from: '', ...original });
    expect(await stand()).toMatchObject({ p1: 'bounced', p2: 'on' });
    expect(await eventsOf(db, campaign)).toEqual(['bounced']);
    expect(asked.jobs).toEqual(['campaigns.judge-guards']);
  });

  test('is found by its recipient when the report does not name the mail', async () => {
    const { tell, stand } = await setUp();
    await tell({ kind: 'bounce', from: '', bounced: bounced('p2@nordkai.test', { hard: false }) });
    await tell({ kind: 'bounce', from: '', bounced: bounced('p3@nordkai.test', { isDelayed: true }) });
    await tell({ kind: 'bounce', from: '', mailboxId: randomUUID(), bounced: bounced('p1@nordkai.test') });
    expect(await stand()).toEqual({ p1: 'on', p2: 'bounced', p3: 'on' });
  });
});

test('a complaint ends the person of the mail it is about, though the report leaves out who', async () => {
  const { tell, stand, campaign, asked } = await setUp();
  await tell({ kind: 'complaint', from: '', originalMessageId: ids(campaign, 2).messageId });
  expect(asked.suppressed).toEqual(['p3@nordkai.test complained']);
  expect(await stand()).toEqual({ p1: 'on', p2: 'on', p3: 'complained' });
});

test('a mail that did not come back within three days proves an address nobody had vouched for', async () => {
  const { campaign, db } = await setUp({ leads: 4 });
  const categories = ['NEVER', 'UNCHECKED', 'UNKNOWN', 'NEVER'];
  for (const [index, { leadId, ledgerId }] of campaign.mails.entries()) {
    await sql`update campaign_leads set category = ${categories[index]} where id = ${leadId}`.execute(db);
    await sql`update send_ledger set settled_at = now() - interval '80 hours' where id = ${ledgerId}`.execute(db);
  }
  await sql`update send_ledger set bounced_at = now() where id = ${ids(campaign, 3).ledgerId}`.execute(db);
  const proven: string[] = [];
  await proveDeliveries({
    db,
    now: () => new Date(),
    noteDelivery: async (_trx, { workspaceId }, email) => {
      if (workspaceId === campaign.scope.workspaceId) proven.push(email);
    },
  });
  expect(proven).toEqual(['p1@nordkai.test', 'p2@nordkai.test']);
});
