import { assignMailboxes } from '@outrider/send-planner/assign-mailboxes';
import type * as plan from '@outrider/send-planner/state';
import type { Scope, Trx } from '../../../platform/db.ts';
import { noteCampaignEvents } from '../../campaigns/index.ts';
import type { SendingMailbox } from '../../mailboxes/index.ts';
import { plannerCampaign, plannerMailbox } from '../facts/planner-facts.ts';
import type { SendingDeps } from '../facts/sending-deps.ts';
import { wakeQueues } from '../queues/send-queues.repository.ts';
import {
  type AssignedLead,
  findSendingCampaign,
  hasDisplaced,
  holdRows,
  listAssigned,
  listMovable,
  lockQueues,
  moveLeads,
  moveRows,
  type SendingCampaign,
} from './reassign.repository.ts';

type Deps = Pick<SendingDeps, 'listMailboxes' | 'messageIds' | 'now'>;

export type Reassigned = { handedOver: number; stranded: number };

/**
 * Hands leads whose mailbox sends no more for the campaign, or is broken, to others of it, with all that is planned for
 * them; in the transaction that made it so. Where there is no other they wait for one: with their mailbox while that may
 * come back, held when it is gone.
 */
export async function reassignLeads(deps: Deps, trx: Trx, scope: Scope, campaignId: string): Promise<Reassigned> {
  const campaign = await findSendingCampaign(trx, scope, campaignId);
  if (!campaign) return { handedOver: 0, stranded: 0 };
  const senders = await deps.listMailboxes(trx, campaign.mailboxIds);
  const usable = new Map(senders.filter(({ status }) => status !== 'error').map((mailbox) => [mailbox.id, mailbox]));
  if (!(await hasDisplaced(trx, campaignId, [...usable.keys()]))) return { handedOver: 0, stranded: 0 };
  const leads = await listAssigned(trx, campaignId);
  const assigned = assignMailboxes(stateOf(campaign, senders, leads, deps.now()));
  await lockQueues(trx, [...new Set([...leads.map(({ mailboxId }) => mailboxId), ...usable.keys()])]);
  const kept = leads.filter(({ id, mailboxId }) => assigned.get(id) === mailboxId);
  const moved = leads.flatMap((lead) => {
    const to = usable.get(assigned.get(lead.id) ?? '');
    return to && to.id !== lead.mailboxId ? { ...lead, to } : [];
  });
  const isGone = ({ mailboxId }: AssignedLead) => !campaign.mailboxIds.includes(mailboxId);
  const stranded = leads.filter((lead) => assigned.get(lead.id) === null && isGone(lead));
  await hand(deps, trx, scope, [...moved, ...returned(kept, usable)]);
  const waiting = await listMovable(
    trx,
    stranded.map(({ id }) => id),
  );
  await holdRows(
    trx,
    waiting.map(({ id }) => id),
    usable.size === 0 ? 'noMailbox' : 'noProviderMatch',
  );
  await tell(deps, trx, scope, campaignId, moved);
  return { handedOver: moved.length, stranded: stranded.length };
}

type Handed = AssignedLead & { to: SendingMailbox };

/** Those whose mailbox sends; what was held for want of it, or was reserved by a worker for another, goes on. */
const returned = (kept: readonly AssignedLead[], usable: ReadonlyMap<string, SendingMailbox>): Handed[] =>
  kept.flatMap((lead) => {
    const to = usable.get(lead.mailboxId);
    return to ? { ...lead, to } : [];
  });

async function hand(deps: Deps, trx: Trx, { workspaceId }: Scope, handed: readonly Handed[]) {
  const now = deps.now();
  const handedTo = new Map(handed.map((lead) => [lead.id, lead]));
  const rows = (
    await listMovable(
      trx,
      handed.map(({ id }) => id),
    )
  ).flatMap((row) => {
    const to = handedTo.get(row.leadId)?.to;
    return to && (row.waits || to.id !== row.mailboxId) ? { ...row, to } : [];
  });
  await wakeQueues(
    trx,
    rows.flatMap(({ to, dueAt, waits }) => {
      const at = waits || dueAt < now ? now : dueAt;
      return at instanceof Date ? { mailboxId: to.id, workspaceId, dueAt: at } : [];
    }),
  );
  const changed = handed.filter(({ mailboxId, to }) => to.id !== mailboxId);
  await moveLeads(
    trx,
    changed.map(({ id, to }) => ({ id, mailboxId: to.id })),
  );
  await moveRows(
    trx,
    rows.map(({ id, to }) => ({ id, mailboxId: to.id, messageId: deps.messageIds.create(id, to.email) })),
    now,
  );
}

/** Leads who got mail from the one and will get it from another; the thread shows it. */
async function tell(
  { listMailboxes, now }: Deps,
  trx: Trx,
  scope: Scope,
  campaignId: string,
  moved: readonly Handed[],
) {
  if (moved.length === 0) return;
  const before = await listMailboxes(trx, [...new Set(moved.map(({ mailboxId }) => mailboxId))]);
  const emails = new Map(before.map(({ id, email }) => [id, email]));
  const event = { campaignId, kind: 'handedOver', at: now() } as const;
  const mailed = moved.filter(({ wasMailed }) => wasMailed);
  for (let from = 0; from < mailed.length; from += EVENTS_AT_ONCE) {
    await noteCampaignEvents(
      trx,
      scope,
      mailed.slice(from, from + EVENTS_AT_ONCE).map(({ id, mailboxId, to }) => {
        return { ...event, leadId: id, words: `${emails.get(mailboxId) ?? ''} → ${to.email}` };
      }),
    );
  }
  const words = [...emails.values()].join(', ');
  await noteCampaignEvents(trx, scope, [{ ...event, words }]);
}

/** Far below the number of values PostgreSQL takes in one statement. */
const EVENTS_AT_ONCE = 2_000;

const stateOf = (
  campaign: SendingCampaign,
  senders: readonly SendingMailbox[],
  leads: readonly AssignedLead[],
  now: Date,
): plan.State => ({
  workspace: { id: '', zone: 'UTC', mailsPerMonth: null },
  campaigns: [plannerCampaign(campaign, campaign)],
  mailboxes: senders.map((mailbox) =>
    plannerMailbox(mailbox, { freeAt: null, restsUntil: null, behindUntil: null }, now.getTime()),
  ),
  leads: leads.map(({ id, mailboxId, provider }) => ({
    id,
    campaignId: campaign.id,
    mailboxId,
    zone: null,
    domain: '',
    isFreeMail: false,
    provider,
    stop: null,
    hold: null,
    earlier: [],
    next: { round: 0, dueAt: 0, reason: 'delay' },
  })),
  counters: [],
});
