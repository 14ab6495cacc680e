import type { CampaignSettings, Provider, Round } from '@outrider/campaign-rules/campaign';
import { clickStateOf, openStateOf } from '@outrider/campaign-rules/judge-condition';
import { assignMailboxes } from '@outrider/send-planner/assign-mailboxes';
import type * as plan from '@outrider/send-planner/state';
import { type Draw, drawWorld } from '@outrider/send-planner/world-testing';
import { sql } from 'kysely';
import type { TestDatabase } from '../../../platform/testing/test-database.ts';
import {
  aRound,
  insertCampaign,
  memoryServer,
  OPEN_ALWAYS,
  testMessageIds,
  testSendingDeps,
} from '../../campaign-management/testing.ts';
import { listSendingMailboxes } from '../../mailboxes/index.ts';
import { addMailbox, addWorkspace } from '../../warmup/testing.ts';
import { plannerCampaign, plannerMailbox } from '../facts/planner-facts.ts';
import { startSending } from './sending-loop.ts';

const DAY = 86_400_000;
const QUIET_WITHIN_MS = 60_000;

export type World = { workspaceId: string; now: number; state: plan.State };

/** What people do on the same clock. */
export type Others = {
  /** When the next of them does something, after all that was sent by then; infinity: nobody does. */
  nextAt(): Promise<number>;
  act(): Promise<void>;
};

type Run = { horizon: number; others?: ((clock: () => number) => Others) | undefined };

/** Sends on a clock that stands still while something is to be done, and then goes to when the next queue is looked at. */
export async function runFor(database: TestDatabase, { workspaceId, now, state }: World, run: Run): Promise<string[]> {
  let clock = now;
  const others = run.others?.(() => clock);
  const deps = testSendingDeps(
    database.db,
    {
      ...memoryServer(),
      now: () => new Date(clock),
      listWorkspaces: async (_trx, ids) => ids.map((id) => ({ ...state.workspace, id })),
    },
    { leaseMs: 60_000, tickMs: 1 },
  );
  const loop = startSending(deps);
  try {
    for (;;) {
      await untilQuiet(database, workspaceId, clock);
      const [look, act] = [await nextLookOf(database, workspaceId), (await others?.nextAt()) ?? NEVER];
      const next = Math.min(look, act);
      if (next >= now + run.horizon) break;
      clock = next;
      if (act <= look) await others?.act();
    }
  } finally {
    await loop.stop();
  }
  const { rows } = await sql<{ line: string }>`select concat_ws(' ', (extract(epoch from settled_at) * 1000)::bigint,
      mailbox_id, lead_id, round) as line
    from send_ledger where workspace_id = ${workspaceId} and state = 'accepted' and settled_at >= ${new Date(now)}
      and reserved_at is not null`.execute(database.db);
  return rows.map(({ line }) => line).toSorted();
}

const NEVER = Number.POSITIVE_INFINITY;

async function untilQuiet(database: TestDatabase, workspaceId: string, clock: number): Promise<void> {
  for (const until = performance.now() + QUIET_WITHIN_MS; performance.now() < until; ) {
    if (await isQuiet(database, workspaceId, clock)) return;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error('The sender does not come to rest');
}

async function isQuiet(database: TestDatabase, workspaceId: string, clock: number): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`select
    exists (select from send_queues where workspace_id = ${workspaceId}
      and (holder is not null or next_at <= ${new Date(clock)}))
    or exists (select from send_ledger where open and state in ('taken', 'skipped') and workspace_id = ${workspaceId}) as busy`.execute(
    database.db,
  );
  return rows[0]?.busy === false;
}

async function nextLookOf(database: TestDatabase, workspaceId: string): Promise<number> {
  const { rows } = await sql<{ at: Date | null }>`select min(next_at) as at from send_queues
    where workspace_id = ${workspaceId} and next_at < 'infinity'`.execute(database.db);
  return rows[0]?.at?.getTime() ?? NEVER;
}

/** A small workspace of the planner's own tests, as rows of the database; with what the planner is given about them. */
export async function settleWorld(
  database: TestDatabase,
  draw: Draw,
  stops: CampaignSettings['stops'] = OPEN_ALWAYS.stops,
): Promise<World> {
  const { state: drawn, now } = drawWorld(draw);
  const workspaceId = await addWorkspace(database);
  const workspace = { id: workspaceId, zone: drawn.workspace.zone, mailsPerMonth: null };
  const mailboxIds = new Map<string, string>();
  for (const mailbox of drawn.mailboxes)
    mailboxIds.set(mailbox.id, await settleMailbox(database, draw, workspaceId, mailbox, now));
  const queues = new Map(drawn.mailboxes.map(({ id, ...queue }) => [mailboxIds.get(id) ?? '', queue]));
  const facts = await listSendingMailboxes(database.db, [...mailboxIds.values()]);
  const mailboxes = facts.map((mailbox) => {
    const { freeAt = 0, restsUntil = null } = queues.get(mailbox.id) ?? {};
    const waits = { freeAt: freeAt > 0 ? new Date(freeAt) : null, restsUntil: asDate(restsUntil), behindUntil: null };
    return plannerMailbox(mailbox, waits, now);
  });
  const campaigns: plan.Campaign[] = [];
  const campaignIds = new Map<string, string>();
  for (const campaign of drawn.campaigns) {
    const senders = campaign.mailboxIds.flatMap((id) => mailboxIds.get(id) ?? []);
    const settled = await settleCampaign(database, workspaceId, campaign, { senders, stops });
    campaignIds.set(campaign.id, settled.id);
    campaigns.push(settled);
  }
  const leads: plan.Lead[] = [];
  for (const lead of drawn.leads.filter(({ stop, next }) => stop === null && next !== null)) {
    const campaignId = campaignIds.get(lead.campaignId) ?? '';
    const settled = await settleLead(database, workspaceId, { ...lead, campaignId }, campaigns, leads.length);
    leads.push({ ...settled, mailboxId: mailboxIds.get(lead.mailboxId ?? '') ?? null });
  }
  const state: plan.State = { workspace, campaigns, mailboxes, leads, counters: [] };
  await planRows(database, workspaceId, state, now);
  const assigned = assignMailboxes(state);
  const given = leads.map((lead) => ({ ...lead, mailboxId: assigned.get(lead.id) ?? null }));
  return { workspaceId, now, state: { ...state, leads: given } };
}

const asDate = (at: number | null) => (at === null ? null : new Date(at));

async function settleMailbox(
  database: TestDatabase,
  draw: Draw,
  workspaceId: string,
  mailbox: plan.Mailbox,
  now: number,
): Promise<string> {
  const email = `${mailbox.id}-${workspaceId.slice(0, 8)}@harborline.test`;
  const { id } = await addMailbox(database, workspaceId, { email, isOn: false, zone: mailbox.zone });
  await database.db
    .updateTable('mailboxes')
    .set({
      provider: mailbox.provider === 'yahoo' ? 'other' : mailbox.provider,
      daily_cap: mailbox.dailyCap,
      gap_minutes: mailbox.gapMinutes,
      ramp: mailbox.ramp !== null,
      created_at: new Date(now - draw.below(4) * DAY),
    })
    .where('id', '=', id)
    .execute();
  await database.db
    .insertInto('send_queues')
    .values({
      mailbox_id: id,
      workspace_id: workspaceId,
      next_at: new Date(now),
      free_at: mailbox.freeAt > 0 ? new Date(mailbox.freeAt) : null,
      rests_until: asDate(mailbox.restsUntil),
      holder: null,
    })
    .execute();
  return id;
}

async function settleCampaign(
  database: TestDatabase,
  workspaceId: string,
  campaign: plan.Campaign,
  { senders, stops }: { senders: string[]; stops: CampaignSettings['stops'] },
): Promise<plan.Campaign> {
  const settings: CampaignSettings = {
    ...OPEN_ALWAYS,
    stops,
    schedule: campaign.schedule,
    limits: campaign.limits,
    tracking: { opens: campaign.tracksOpens, clicks: campaign.tracksClicks, unknownOpens: campaign.unknownOpens },
  };
  const rounds: Round[] = campaign.rounds.map(({ isPlainText, ...round }, number) => {
    const sample = aRound(`Round ${number}`);
    return { ...sample, ...round, variants: sample.variants.map((variant) => ({ ...variant, isPlainText })) };
  });
  const id = await insertCampaign(database.db, workspaceId, { settings, rounds }, new Date('2026-01-01'));
  const { status } = campaign;
  await database.db.updateTable('campaigns').set({ status }).where('id', '=', id).execute();
  const owner = { campaign_id: id, workspace_id: workspaceId };
  for (const mailboxId of senders) {
    await database.db
      .insertInto('campaign_mailboxes')
      .values({ ...owner, mailbox_id: mailboxId })
      .execute();
  }
  return plannerCampaign({ id, status, settings, rounds }, { mailboxIds: senders });
}

async function settleLead(
  database: TestDatabase,
  workspaceId: string,
  lead: plan.Lead,
  campaigns: readonly plan.Campaign[],
  number: number,
): Promise<plan.Lead> {
  const campaign = campaigns.find(({ id }) => id === lead.campaignId);
  const isAway = lead.hold !== null && lead.hold.until !== null;
  const { company = '', ...own } = lead.values ?? {};
  const address = `p${number}@${lead.domain}`;
  // One field is the contact's, the other the lead's own.
  await sql`insert into contacts (id, workspace_id, email, company, created_at, last_event_at, is_settled)
    values (gen_random_uuid(), ${workspaceId}, ${address}, ${company}, now(), now(), true)`.execute(database.db);
  const { rows } = await sql<{ recipientId: string }>`
    insert into recipients (workspace_id, address, is_free_mail, provider, hold_until)
    values (${workspaceId}, ${address}, ${lead.isFreeMail}, ${lead.provider satisfies Provider},
      ${isAway ? asDate(lead.hold?.until ?? null) : null}) returning id as "recipientId"`.execute(database.db);
  const { rows: added } = await sql<{ id: string }>`
    insert into campaign_leads (workspace_id, campaign_id, recipient_id, fields, added_at)
    values (${workspaceId}, ${lead.campaignId}, ${rows[0]?.recipientId},
      ${JSON.stringify({ ...own, ...(lead.zone === null ? {} : { timeZone: lead.zone }) })}, now()) returning id`.execute(
    database.db,
  );
  const earlier = lead.earlier.map(({ round, open, click }) => {
    const { tracksOpens = false, tracksClicks = false } = campaign ?? {};
    const isPlainText = campaign?.rounds[round]?.isPlainText ?? false;
    const personOpens = open === 'opened' ? 1 : 0;
    const personClicks = click === 'clicked' ? 1 : 0;
    return {
      round,
      open: openStateOf({ tracksOpens, isPlainText, blocksImages: false, personOpens }),
      click: clickStateOf({ tracksClicks, isPlainText, personClicks }),
    };
  });
  return {
    ...lead,
    id: added[0]?.id ?? '',
    zone: campaign?.schedule.usesLeadZone ? lead.zone : null,
    earlier,
    hold: lead.hold && { reason: isAway ? 'away' : 'missingVariable', until: lead.hold.until },
  };
}

/** As a launch plans them, some rounds of which are behind. */
async function planRows(database: TestDatabase, workspaceId: string, state: plan.State, now: number) {
  const assigned = assignMailboxes(state);
  const insert = async (
    lead: plan.Lead,
    mailboxId: string,
    row: { round: number; dueAt: Date | null; opens: number | null; clicks?: number },
  ) => {
    const isOver = row.opens !== null;
    const { rows } = await sql<{
      id: string;
    }>`select nextval(pg_get_serial_sequence('send_ledger', 'id')) as id`.execute(database.db);
    const id = rows[0]?.id ?? '';
    await sql`insert into send_ledger (id, workspace_id, campaign_id, lead_id, round, mailbox_id, recipient_id, message_id,
        due_at, zone, state, open, variant, settled_at, opens, clicks, reason)
      overriding system value
      select ${id}, ${workspaceId}, ${lead.campaignId}, l.id, ${row.round}, ${mailboxId}, l.recipient_id,
        ${testMessageIds.create(id, 'm@harborline.test')}, coalesce(${row.dueAt}::timestamptz, 'infinity'), ${lead.zone ?? ''},
        ${isOver ? 'accepted' : 'planned'}, ${!isOver}, ${isOver ? 'a' : ''},
        ${isOver ? new Date(now - DAY) : null}::timestamptz, ${row.opens ?? 0}, ${row.clicks ?? 0}, ${row.dueAt ? '' : 'missingVariable'}
      from campaign_leads l where l.id = ${lead.id}`.execute(database.db);
  };
  for (const lead of state.leads) {
    const mailboxId = assigned.get(lead.id);
    if (!mailboxId || !lead.next) continue;
    for (const { round, open, click } of lead.earlier) {
      const seen = { opens: open === 'opened' ? 1 : 0, clicks: click === 'clicked' ? 1 : 0 };
      await insert(lead, mailboxId, { round, dueAt: new Date(now - DAY), ...seen });
    }
    const isHeld = lead.hold !== null && lead.hold.until === null;
    const dueAt = isHeld ? null : new Date(lead.next.dueAt);
    await insert(lead, mailboxId, { round: lead.next.round, dueAt, opens: null });
  }
}
