import { randomUUID } from 'node:crypto';
import type { CampaignSettings, Round } from '@outrider/campaign-rules/campaign';
import { DEFAULT_LIMITS } from '@outrider/campaign-rules/campaign';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { createLog } from '../../platform/log.ts';
import { createTextSigner } from '../../platform/secrets.ts';
import { keepCopies, listSendingMailboxes } from '../mailboxes/index.ts';
import {
  campaignOwner,
  decideByPlan,
  planMails,
  SENDING_RULES,
  type SendingDeps,
  type SendingRules,
} from '../sending/index.ts';
import '../tracking/index.ts';
import { createMessageIds, type MessageIds } from '../ledger/index.ts';
import { aWorkspace } from '../warmup/testing.ts';

export { memoryServer } from '../../platform/smtp/memory-server-testing.ts';

export const OPEN_ALWAYS: CampaignSettings = {
  schedule: {
    zone: 'UTC',
    usesLeadZone: false,
    days: [1, 2, 3, 4, 5, 6, 7],
    from: 0,
    to: 1_440,
    startDay: '2020-01-01',
    endDay: '2099-12-31',
    holidaysOf: [],
  },
  limits: DEFAULT_LIMITS,
  tracking: { opens: true, clicks: true, unknownOpens: 'asNotOpen' },
  stops: { onCompanyReply: false, onClick: false },
  addresses: { unchecked: 'send', unknown: 'sendLast' },
  senders: { mailboxIds: [], tagIds: [] },
  footer: { postalAddress: '', optOutLine: '' },
};

export const aRound = (subject: string, rest: Partial<Round> = {}): Round => ({
  delay: { count: 0, unit: 'minute' },
  condition: 'all',
  scope: 'anyEarlier',
  variants: [
    {
      id: 'a',
      subject,
      preheader: '',
      html: `<p>Hello {{firstName | default: "there"}}, see <a href="https://harborline.test/offer?a=1&amp;b=2">this</a>.</p>`,
      text: null,
      isPlainText: false,
      weight: 1,
    },
  ],
  letsBestWin: false,
  ...rest,
});

type Wish = {
  mailboxes?: number;
  leads: number;
  rounds?: Round[];
  settings?: CampaignSettings;
  /** Without it mails follow each other at once. */
  gapMinutes?: number;
  dailyCap?: number;
  /** Without it nobody's domain is limited. */
  domain?: string;
  dueAt?: Date;
  /** Of the server that is to read the answers. */
  messageIds?: MessageIds;
  /** A workspace that is there already, with mailboxes that can send. */
  inside?: { workspaceId: string; mailboxes: { id: string; email: string }[] };
};

/** Planned then, so that mailboxes that keep a distance are behind and need not wait for their moment. */
const planningAt = (at: Date, messageIds = testMessageIds) => ({
  listMailboxes: listSendingMailboxes,
  messageIds,
  listValues: async () => new Map<string, Record<string, string>>(),
  now: () => at,
});

export type TestCampaign = {
  scope: { workspaceId: string };
  campaignId: string;
  mailboxes: { id: string; email: string }[];
  leads: { id: string; recipientId: string; address: string }[];
};

/** A campaign that runs, with its first round planned for everybody. */
export async function aCampaign(db: Db, wish: Wish): Promise<TestCampaign> {
  const at = wish.dueAt ?? new Date(Date.now() - 3_600_000);
  const { workspaceId, mailboxes } = wish.inside ?? (await aWorkspace(db, wish.mailboxes ?? 1, at));
  await db
    .updateTable('mailboxes')
    .set({
      gap_minutes: wish.gapMinutes ?? 0,
      burst: wish.gapMinutes === undefined,
      daily_cap: wish.dailyCap ?? 1_000_000,
      ramp: false,
    })
    .where('workspace_id', '=', workspaceId)
    .execute();
  const campaignId = await insertCampaign(db, workspaceId, wish, at);
  for (const { id } of mailboxes) {
    const row = { campaign_id: campaignId, mailbox_id: id, workspace_id: workspaceId };
    await db.insertInto('campaign_mailboxes').values(row).execute();
  }
  const leads = await insertLeads(db, { workspaceId, campaignId }, wish, mailboxes);
  await db.transaction().execute((trx) =>
    planMails(
      planningAt(at, wish.messageIds),
      trx,
      leads.map(({ id: leadId, recipientId, mailboxId }) => {
        return { workspaceId, campaignId, leadId, round: 0, mailboxId, recipientId, dueAt: at };
      }),
    ),
  );
  return { scope: { workspaceId }, campaignId, mailboxes, leads };
}

export async function insertCampaign(
  db: Db,
  workspaceId: string,
  { rounds, settings }: Pick<Wish, 'rounds' | 'settings'>,
  at: Date,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('campaigns')
    .values({
      id,
      workspace_id: workspaceId,
      name: 'Autumn carriers',
      status: 'progressing',
      settings: JSON.stringify(settings ?? OPEN_ALWAYS),
      rounds: JSON.stringify(rounds ?? [aRound('Freight audits')]),
      created_at: at,
      changed_at: at,
      trouble: null,
      launched_at: at,
      paused_at: null,
      ended_at: null,
    })
    .execute();
  return id;
}

async function insertLeads(
  db: Db,
  { workspaceId, campaignId }: { workspaceId: string; campaignId: string },
  { leads, domain }: Wish,
  mailboxes: readonly { id: string }[],
) {
  const { rows } = await sql<{ id: string; address: string }>`
    insert into recipients (workspace_id, address, is_free_mail)
    select ${workspaceId}, 'p' || n || '@' || ${domain ?? 'gmail.test'}::text, ${domain === undefined}
    from generate_series(1, ${leads}) n returning id, address`.execute(db);
  const { rows: added } = await sql<{ id: string; recipientId: string; mailboxId: string }>`
    insert into campaign_leads (workspace_id, campaign_id, recipient_id, mailbox_id, fields, added_at)
    select ${workspaceId}, ${campaignId}, id, (${mailboxes.map(({ id }) => id)}::uuid[])[1 + n % ${mailboxes.length}],
      jsonb_build_object('firstName', 'P' || n), now()
    from unnest(${rows.map(({ id }) => id)}::bigint[]) with ordinality as r (id, n) order by n
    returning id, recipient_id as "recipientId", mailbox_id as "mailboxId"`.execute(db);
  return added.map((lead, index) => ({ ...lead, address: rows[index]?.address ?? '' }));
}

export const testMessageIds = createMessageIds([Buffer.alloc(32, 7)]);

export const testSigner = createTextSigner([Buffer.alloc(32, 7)], 'tracking');

/** What a sender needs, with quick rules; `rest` replaces what a test is about. */
export const testSendingDeps = (
  db: Db,
  rest: Pick<SendingDeps, 'openSmtp'> & Partial<SendingDeps>,
  rules: Partial<SendingRules> = {},
): SendingDeps => ({
  db,
  writesDb: db,
  owners: { campaign: campaignOwner },
  log: createLog('silent'),
  now: () => new Date(),
  monotonic: () => performance.now(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  rest: (milliseconds) => new Promise((resolve) => setTimeout(() => resolve(false), milliseconds)),
  decide: decideByPlan,
  rules: { ...SENDING_RULES, leaseMs: 1_500, tickMs: 20, ...rules },
  findSuppressed: async () => new Map(),
  listMailboxes: listSendingMailboxes,
  listWorkspaces: async (_trx, ids) => ids.map((id) => ({ id, zone: 'UTC', mailsPerMonth: null })),
  listValues: async () => new Map(),
  suppressBad: async () => undefined,
  noteSent: async () => undefined,
  keepCopies: (copies) => keepCopies(db, copies, new Date()),
  onRejected: async () => undefined,
  signer: testSigner,
  messageIds: testMessageIds,
  trackerUrl: 'http://app.box.test',
  appUrl: 'http://app.box.test',
  ...rest,
});

/** What is open in a campaign is over, or only what `which` says of it; its results are to be recorded. */
export async function endMails(
  db: Db,
  campaignId: string,
  {
    state = 'taken',
    at = new Date(),
    which = sql`true`,
  }: { state?: 'taken' | 'skipped'; at?: Date; which?: RawBuilder<unknown> } = {},
): Promise<void> {
  await sql`with ended as (update send_ledger set state = ${state}, taken_at = ${at}, variant = 'a'
      where campaign_id = ${campaignId} and open and ${which} returning id)
    insert into send_unrecorded select id from ended`.execute(db);
}

export async function countStates(db: Db, campaignId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; n: number }>`select state, count(*)::int as n from send_ledger
    where campaign_id = ${campaignId} group by 1 order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

/** A row in every table of campaigns, so that the tenant test has something to protect. Nothing of it is ever due. */
export async function fillCampaignTables(
  db: Db,
  { workspaceId, mailboxId }: { workspaceId: string; mailboxId: string },
) {
  const at = new Date('2026-11-16T09:00:00Z');
  const never = new Date('2099-01-01');
  const campaignId = await insertCampaign(db, workspaceId, {}, at);
  await db.updateTable('campaigns').set({ status: 'suspend' }).where('id', '=', campaignId).execute();
  const owner = { workspace_id: workspaceId };
  await db
    .insertInto('campaign_mailboxes')
    .values({ ...owner, campaign_id: campaignId, mailbox_id: mailboxId })
    .execute();
  const [lead] = await insertLeads(db, { workspaceId, campaignId }, { leads: 1 }, [{ id: mailboxId }]);
  if (!lead) throw new Error('the lead was not added');
  const mail = { workspaceId, campaignId, leadId: lead.id, round: 0, mailboxId, recipientId: lead.recipientId };
  await db.transaction().execute((trx) => planMails(planningAt(at), trx, [{ ...mail, dueAt: never }]));
  await fillReturns(db, { workspaceId, campaignId, leadId: lead.id }, at);
  await fillSources(db, { workspaceId, campaignId }, at);
  await db
    .insertInto('recipient_addresses')
    .values({ ...owner, address: 'other-address-of@somebody-of-a.test', recipient_id: lead.recipientId, linked_at: at })
    .execute();
  const known = { held_at: at, known_until: at, left_until: at, last_mail: '0', resumed_at: at };
  await db
    .insertInto('sending_holds')
    .values({ ...owner, ...known, reason: 'restored' })
    .execute();
  await db
    .insertInto('sending_looks')
    .values({ ...owner, mailbox_id: mailboxId, looked_at: at })
    .execute();
  const content = { subject: 'kept-subject-of-a', preheader: '', html: '<p>kept-mail-of-a</p>', text: null };
  // A picture that no mail uses is deleted once it is old.
  const picture = { id: randomUUID(), type: 'image/png' as const, width: 1, height: 1, uploaded_at: new Date() };
  const bytes = Buffer.from('bytes-of-a-picture-of-a');
  await db
    .insertInto('mail_pictures')
    .values({ ...owner, ...picture, bytes, digest: bytes })
    .execute();
  await db
    .insertInto('mail_templates')
    .values({ ...owner, ...content, id: randomUUID(), name: 'kept-name-of-a', is_plain_text: false, changed_at: at })
    .execute();
}

/** The user wanted more people in it: one was not taken, one waits. */
async function fillSources(db: Db, { workspaceId, campaignId }: { workspaceId: string; campaignId: string }, at: Date) {
  const owner = { workspace_id: workspaceId };
  const of = { source_id: randomUUID(), campaign_id: campaignId };
  await db
    .insertInto('campaign_sources')
    .values({ ...owner, id: of.source_id, campaign_id: campaignId, kind: 'file', name: 'leads-of-workspace-a.csv', at })
    .execute();
  await db
    .insertInto('campaign_left_out')
    .values({ ...owner, ...of, email: 'left-out@secret-of-a.test', why: 'twice' })
    .execute();
  await db
    .insertInto('campaign_source_rows')
    .values({ ...owner, source_id: of.source_id, n: 1, email: 'waiting@secret-of-a.test', fields: '{}' })
    .execute();
  await db
    .insertInto('campaign_source_met')
    .values({ ...owner, source_id: of.source_id, email: 'met@secret-of-a.test' })
    .execute();
}

/** Something came back about a mail of the lead. */
async function fillReturns(
  db: Db,
  { workspaceId, campaignId, leadId }: { workspaceId: string; campaignId: string; leadId: string },
  at: Date,
) {
  const owner = { workspace_id: workspaceId };
  const { id: ledgerId } = await db
    .selectFrom('send_ledger')
    .select('id')
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  const of = { ...owner, campaign_id: campaignId, lead_id: leadId, ledger_id: ledgerId };
  const words = 'what-somebody-answered-a';
  await db
    .insertInto('campaign_events')
    .values({ ...of, at, kind: 'replied', words })
    .execute();
  await db
    .insertInto('follow_ups')
    .values({
      workspace_id: workspaceId,
      message_id: randomUUID(),
      campaign_id: campaignId,
      lead_id: leadId,
      label: 'wrongPerson',
      to_campaign_id: campaignId,
      address: 'named@secret-of-a.test',
      day: null,
      day_by: 'default',
      state: 'proposed',
      new_lead_id: null,
      at,
    })
    .execute();
  await db
    .insertInto('campaign_replies')
    .values({ ...of, message_id: randomUUID(), kind: 'human', at })
    .execute();
  const guard = { id: randomUUID(), rule: 'bounces' as const, at, count: 1, sent: 20, max: 0.02, resumed_at: null };
  await db
    .insertInto('campaign_guards')
    .values({ ...owner, campaign_id: campaignId, ...guard })
    .execute();
  await db
    .insertInto('unlinked_replies')
    .values({ ...owner, message_id: randomUUID(), at, linked_at: null, lead_id: null })
    .execute();
  await db
    .insertInto('tracking_requests')
    .values({ ...owner, ledger_id: ledgerId, kind: 'open', at, since_ms: null, verdict: 'person' })
    .execute();
}
