import { delayMs, type Round } from '@outrider/campaign-rules/campaign';
import { chooseMailbox, type MailboxLoad } from '@outrider/send-planner/assign-mailboxes';
import { dayNumber, startOfDay } from '@outrider/send-planner/calendar';
import type { Scope, Trx } from '../../../platform/db.ts';
import { type CampaignRecord, findCampaign } from '../../campaigns/index.ts';
import type { SendingDeps } from '../facts/sending-deps.ts';
import { wakeQueues } from '../queues/send-queues.repository.ts';
import {
  countWaiting,
  listCampaignMailboxes,
  listUnplanned,
  setMailboxes,
  shareRunning,
  shareUnplanned,
  type UnplannedLead,
} from './first-mails.repository.ts';
import { planMails } from './plan-mails.ts';

type Deps = Pick<SendingDeps, 'now' | 'listMailboxes' | 'listValues' | 'messageIds'>;
export type PlanDeps = Deps & Pick<SendingDeps, 'db'>;
type Campaign = Pick<CampaignRecord, 'id' | 'settings' | 'rounds'>;

/** Planned in one transaction. */
export const PLANNED_AT_ONCE = 2_000;

/** Plans the first round of everybody who has none, part by part. May be cut off anywhere and begun again. */
export async function planCampaign(
  deps: PlanDeps,
  { workspaceId, campaignId }: Scope & { campaignId: string },
): Promise<void> {
  const scope = { workspaceId };
  for (let after: string | undefined = '0'; after !== undefined; ) {
    const campaign = await findCampaign(deps.db, scope, campaignId);
    if (campaign?.status !== 'progressing') return;
    const from: string = after;
    after = await deps.db.transaction().execute((trx) => planSome(deps, trx, scope, campaign, from));
  }
}

/**
 * The next of them. A lead without a mailbox gets the one that has least to do, and keeps it for the whole sequence.
 * Gives where to go on; nothing when this was all.
 */
export async function planSome(
  deps: Deps,
  trx: Trx,
  scope: Scope,
  campaign: Campaign,
  after: string,
): Promise<string | undefined> {
  const { workspaceId } = scope;
  const leads = await listUnplanned(trx, scope, campaign.id, { after, limit: PLANNED_AT_ONCE });
  const last = leads.length === PLANNED_AT_ONCE ? leads.at(-1)?.leadId : undefined;
  const assigned = await assign(deps, trx, scope, campaign, leads);
  const dueAt = firstDueAt(campaign, deps.now());
  // Queues, campaign, people: the order in which everybody locks.
  await wakeQueues(
    trx,
    [...new Set(assigned.map(({ mailboxId }) => mailboxId))].map((mailboxId) => ({ mailboxId, workspaceId, dueAt })),
  );
  if (assigned.length === 0 || !(await shareRunning(trx, scope, campaign.id))) return last;
  const free = await shareUnplanned(trx, assigned);
  const wanted = assigned.filter(({ leadId }) => free.has(leadId));
  await setMailboxes(trx, scope, wanted);
  await planMails(
    deps,
    trx,
    wanted.map(({ leadId, recipientId, mailboxId, startsAt }) => {
      const due = startsAt && startsAt > dueAt ? startsAt : dueAt;
      return { workspaceId, campaignId: campaign.id, leadId, recipientId, mailboxId, round: 0, dueAt: due };
    }),
  );
  return last;
}

/** Those for whom there is a mailbox, each with it. The others wait for one. */
async function assign(
  { listMailboxes }: Pick<Deps, 'listMailboxes'>,
  trx: Trx,
  scope: Scope,
  { id, settings }: Campaign,
  leads: readonly UnplannedLead[],
): Promise<(UnplannedLead & { mailboxId: string })[]> {
  const ids = await listCampaignMailboxes(trx, scope, id);
  const mailboxes = (await listMailboxes(trx, ids)).filter(({ status }) => status !== 'error');
  const waiting = await countWaiting(trx, scope, ids);
  const loads: MailboxLoad[] = mailboxes.map((mailbox) => ({ mailbox, leads: waiting.get(mailbox.id) ?? 0 }));
  return leads.flatMap((lead) => {
    const own = loads.find(({ mailbox }) => mailbox.id === lead.mailboxId);
    const load = own ?? chooseMailbox(loads, settings.limits.providerMatch, lead.provider);
    if (!load) return [];
    load.leads += 1;
    return { ...lead, mailboxId: load.mailbox.id };
  });
}

/** The wait of the first round begins with the start day, or now when that is past. */
export function firstDueAt(
  { settings: { schedule }, rounds: [first] }: Pick<Campaign, 'settings'> & { rounds: readonly Pick<Round, 'delay'>[] },
  now: Date,
): Date {
  const opens = schedule.startDay === '' ? 0 : startOfDay(schedule.zone, dayNumber(schedule.startDay));
  const begins = Number.isFinite(opens) ? Math.max(opens, now.getTime()) : now.getTime();
  return new Date(begins + (first ? delayMs(first.delay) : 0));
}
