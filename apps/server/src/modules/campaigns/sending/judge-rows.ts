import { openStateOf, type SentRound } from '@outrider/campaign-rules/judge-condition';
import type { Trx } from '../../../platform/db.ts';
import { type DueRow, listLeadZones, listSentRounds, shareRecipients } from './candidates.repository.ts';
import type { CampaignFacts, Candidate, SendingDeps } from './sending-deps.ts';

type Campaigns = ReadonlyMap<string, CampaignFacts>;

export type JudgedRows = {
  /** By mailbox, oldest first. */
  candidates: Map<string, Candidate[]>;
  deferred: { id: string; reason: string; dueAt: Date }[];
  stopped: { id: string; reason: string }[];
};

/** Who of these may still be written to. */
export async function judgeRows(
  deps: Pick<SendingDeps, 'findSuppressed'>,
  trx: Trx,
  rows: readonly DueRow[],
  campaigns: Campaigns,
  now: Date,
): Promise<JudgedRows> {
  const judged: JudgedRows = { candidates: new Map(), deferred: [], stopped: [] };
  if (rows.length === 0) return judged;
  const recipients = await shareRecipients(trx, [...new Set(rows.map(({ recipientId }) => recipientId))]);
  const running = rows.filter(({ campaignId }) => campaigns.get(campaignId)?.status === 'progressing');
  const suppressed = new Set<string>();
  for (const [workspaceId, own] of Map.groupBy(running, (row) => row.workspaceId)) {
    const emails = own.flatMap(({ recipientId }) => recipients.get(recipientId)?.address ?? []);
    for (const email of (await deps.findSuppressed(trx, { workspaceId }, emails)).keys()) {
      suppressed.add(`${workspaceId} ${email}`);
    }
  }
  const earlier = await earlierOf(trx, running, campaigns);
  const zones = await zonesOf(trx, running, campaigns);
  for (const { recipientId, ...row } of running) {
    const recipient = recipients.get(recipientId);
    if (!recipient) continue;
    const { stop, holdUntil, ...facts } = recipient;
    const isSuppressed = suppressed.has(`${row.workspaceId} ${facts.address}`);
    if (stop !== null || isSuppressed) judged.stopped.push({ id: row.id, reason: stop ?? 'suppressed' });
    else if (holdUntil && holdUntil > now) judged.deferred.push({ id: row.id, reason: 'away', dueAt: holdUntil });
    else {
      const lane = judged.candidates.get(row.mailboxId) ?? [];
      judged.candidates.set(row.mailboxId, lane);
      lane.push({
        ...row,
        recipient: facts,
        zone: zones.get(row.leadId) ?? null,
        earlier: earlier.get(row.leadId) ?? [],
      });
    }
  }
  return judged;
}

async function zonesOf(trx: Trx, rows: readonly DueRow[], campaigns: Campaigns): Promise<Map<string, string>> {
  const asking = rows.filter(({ campaignId }) => campaigns.get(campaignId)?.settings.schedule.usesLeadZone);
  return asking.length > 0
    ? listLeadZones(
        trx,
        asking.map(({ leadId }) => leadId),
      )
    : new Map();
}

/** What went out to those who are due a follow-up, and whether a person opened it. */
async function earlierOf(trx: Trx, rows: readonly DueRow[], campaigns: Campaigns): Promise<Map<string, SentRound[]>> {
  const later = rows.filter(({ round }) => round > 0);
  if (later.length === 0) return new Map();
  const sent = await listSentRounds(
    trx,
    later.map(({ leadId }) => leadId),
  );
  return new Map(
    later.map(({ leadId, campaignId }) => {
      const campaign = campaigns.get(campaignId);
      const rounds = (sent.get(leadId) ?? []).map(({ round, variant, opens }) => {
        const letter = campaign?.rounds[round]?.variants.find(({ id }) => id === variant);
        const open = openStateOf({
          tracksOpens: campaign?.settings.tracking.opens ?? false,
          isPlainText: letter?.isPlainText ?? false,
          blocksImages: false,
          personOpens: opens,
        });
        return { round, open };
      });
      return [leadId, rounds];
    }),
  );
}
