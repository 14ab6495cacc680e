import { judgeAddress } from '@outrider/campaign-rules/judge-address';
import type { SentRound } from '@outrider/campaign-rules/judge-condition';
import type { FieldValues } from '@outrider/campaign-rules/judge-field';
import type { Trx } from '../../../platform/db.ts';
import type { CampaignFacts } from '../../campaigns/index.ts';
import { fieldsAskedIn, listFieldValues } from '../../leads/index.ts';
import type { Candidate, DueMail } from '../facts/campaign-mail.ts';
import type { SendingDeps } from '../facts/sending-deps.ts';
import { sentRoundOf } from '../facts/sent-round.ts';
import {
  type LeadFacts,
  listLeadFacts,
  listSentRounds,
  type RecipientFacts,
  shareRecipients,
} from './candidates.repository.ts';

type Campaigns = ReadonlyMap<string, CampaignFacts>;

export type JudgedRows = {
  /** By mailbox, in the order they came. */
  candidates: Map<string, Candidate[]>;
  stopped: { id: string; mailboxId: string; reason: string }[];
};

/** Who of these may still be written to, and what they wait for. All are of campaigns that run. */
export async function judgeRows(
  deps: Pick<SendingDeps, 'findSuppressed'>,
  trx: Trx,
  rows: readonly DueMail[],
  campaigns: Campaigns,
  now: Date,
): Promise<JudgedRows> {
  const judged: JudgedRows = { candidates: new Map(), stopped: [] };
  if (rows.length === 0) return judged;
  const recipients = await shareRecipients(trx, [...new Set(rows.map(({ recipientId }) => recipientId))]);
  // After the recipients are locked: a transaction that holds back or stops a lead locks them first.
  const leads = await listLeadFacts(
    trx,
    rows.map(({ leadId }) => leadId),
  );
  const suppressed = await suppressedAmong(deps, trx, rows, recipients);
  const earlier = await earlierOf(trx, rows, campaigns);
  const values = await valuesOf(trx, rows, campaigns);
  for (const row of rows) {
    const [recipient, lead] = [recipients.get(row.recipientId), leads.get(row.leadId)];
    const campaign = campaigns.get(row.campaignId);
    if (!recipient || !lead || !campaign) continue;
    const { stop, holdUntil, ...facts } = recipient;
    const isSuppressed = suppressed.has(`${row.workspaceId} ${facts.address}`);
    const why = stop ?? lead.stop ?? (isSuppressed ? 'suppressed' : null);
    if (why !== null) {
      judged.stopped.push({ id: row.id, mailboxId: row.mailboxId, reason: why });
      continue;
    }
    const queue = judged.candidates.get(row.mailboxId) ?? [];
    judged.candidates.set(row.mailboxId, queue);
    queue.push({
      ...row,
      recipient: facts,
      hold: holdOf(lead, holdUntil, campaign, now),
      earlier: earlier.get(row.leadId) ?? [],
      values: values.get(row.leadId),
    });
  }
  return judged;
}

/** The strongest, as the planner ranks them. */
function holdOf(
  { isHeld, category }: LeadFacts,
  holdUntil: Date | null,
  { settings }: CampaignFacts,
  now: Date,
): Candidate['hold'] {
  if (isHeld) return { reason: 'held', until: null };
  if (judgeAddress(category, settings.addresses) === 'hold') return { reason: 'unverified', until: null };
  return holdUntil && holdUntil > now ? { reason: 'away', until: holdUntil.getTime() } : null;
}

async function suppressedAmong(
  deps: Pick<SendingDeps, 'findSuppressed'>,
  trx: Trx,
  rows: readonly DueMail[],
  recipients: ReadonlyMap<string, RecipientFacts>,
): Promise<Set<string>> {
  const suppressed = new Set<string>();
  for (const [workspaceId, own] of Map.groupBy(rows, (row) => row.workspaceId)) {
    const emails = own.flatMap(({ recipientId }) => recipients.get(recipientId)?.address ?? []);
    for (const email of (await deps.findSuppressed(trx, { workspaceId }, emails)).keys()) {
      suppressed.add(`${workspaceId} ${email}`);
    }
  }
  return suppressed;
}

/** What fields say that the conditions of due rounds ask about: as they are now, not as they were when it was planned. */
async function valuesOf(trx: Trx, rows: readonly DueMail[], campaigns: Campaigns): Promise<Map<string, FieldValues>> {
  const roundOf = ({ campaignId, round }: DueMail) => campaigns.get(campaignId)?.rounds[round];
  const asking = rows.filter((row) => roundOf(row)?.condition === 'field');
  const found = new Map<string, FieldValues>();
  for (const [workspaceId, own] of Map.groupBy(asking, (row) => row.workspaceId)) {
    const names = fieldsAskedIn(own.flatMap((row) => roundOf(row) ?? []));
    const leadIds = own.map(({ leadId }) => leadId);
    for (const [leadId, values] of await listFieldValues(trx, { workspaceId }, leadIds, names))
      found.set(leadId, values);
  }
  return found;
}

/** What went out to those who are due a follow-up, and whether a person opened it or followed a link. */
async function earlierOf(trx: Trx, rows: readonly DueMail[], campaigns: Campaigns): Promise<Map<string, SentRound[]>> {
  const later = rows.filter(({ round }) => round > 0);
  if (later.length === 0) return new Map();
  const sent = await listSentRounds(
    trx,
    later.map(({ leadId }) => leadId),
  );
  return new Map(
    later.map(({ leadId, campaignId }) => {
      const campaign = campaigns.get(campaignId);
      return [leadId, campaign ? (sent.get(leadId) ?? []).map((mail) => sentRoundOf(mail, campaign)) : []];
    }),
  );
}
