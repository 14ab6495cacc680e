import type { Trx } from '../../../platform/db.ts';
import type { CampaignFacts } from '../../campaigns/index.ts';
import type { DueMail } from '../facts/campaign-mail.ts';
import type { LaterRow, SendingDeps } from '../facts/sending-deps.ts';
import type { CampaignRounds } from './campaign-rounds.ts';
import {
  type GroupRow,
  listGroupRows,
  listZones,
  type MailGroup,
  shareCampaigns,
  type TakenQueue,
} from './candidates.repository.ts';

type Deps = Pick<SendingDeps, 'decide'> & { rounds: CampaignRounds };

/** A queue whose turn it is, at this moment of it; how many of each group are looked at, and up to which number. */
export type AskedQueue = Pick<TakenQueue, 'mailboxId' | 'workspaceId' | 'campaigns'> & {
  at: Date;
  most: number;
  upTo: string | null;
};

export type GatheredRows = {
  /** All that send from these queues. What is due of them is of campaigns that run until the transaction ends. */
  campaigns: Map<string, CampaignFacts>;
  due: DueMail[];
  /** By mailbox. */
  later: Map<string, LaterRow[]>;
  /** Rows of which there may be more than were looked at, together. */
  full: { mailboxId: string; ids: string[] }[];
};

/**
 * What these queues have to send: of groups (a campaign's people on one clock) whose window is open the first few that are
 * due, of all others only as much as tells when to look again. Nothing is written to what must wait.
 */
export async function gatherRows(
  deps: Deps,
  trx: Trx,
  queues: readonly AskedQueue[],
  now: Date,
): Promise<GatheredRows> {
  const campaigns = await readCampaigns(deps, trx, queues);
  const groups = await listGroups(trx, queues, campaigns);
  const queueOf = new Map(queues.map((queue) => [queue.mailboxId, queue]));
  const mostOf = (mailboxId: string) => queueOf.get(mailboxId)?.most ?? 1;
  const rows = await listGroupRows(
    trx,
    groups.flatMap((group) => {
      const queue = queueOf.get(group.mailboxId);
      const campaign = campaigns.get(group.campaignId);
      if (!queue) return [];
      const { workspaceId, upTo, at } = queue;
      const isOpen = campaign !== undefined && deps.decide.isOpen(campaign, group.zone, at);
      return { ...group, workspaceId, isOpen, most: isOpen ? queue.most : 1, upTo };
    }),
    now,
  );
  const sendable = rows.filter(({ isSendable }) => isSendable);
  const running = await shareRunning(trx, campaigns, sendable);
  const due = sendable.filter(({ campaignId }) => running.has(campaignId));
  const byKind = Map.groupBy(
    due,
    ({ mailboxId, campaignId, zone, round }) => `${mailboxId} ${campaignId} ${zone} ${round > 0}`,
  );
  return {
    campaigns,
    due,
    later: Map.groupBy(
      rows.filter(({ isSendable }) => !isSendable),
      ({ mailboxId }) => mailboxId,
    ),
    full: [...byKind.values()].flatMap((same) => {
      const [first] = same;
      return first && same.length >= mostOf(first.mailboxId)
        ? { mailboxId: first.mailboxId, ids: same.map(({ id }) => id) }
        : [];
    }),
  };
}

async function readCampaigns({ rounds }: Deps, trx: Trx, queues: readonly AskedQueue[]) {
  const campaigns = new Map<string, CampaignFacts>();
  for (const { id, revision } of queues.flatMap((queue) => queue.campaigns)) {
    if (campaigns.has(id)) continue;
    const version = await rounds.versionOf(trx, id, revision);
    if (version) campaigns.set(id, { id, status: 'progressing', revision, ...version });
  }
  return campaigns;
}

async function listGroups(
  trx: Trx,
  queues: readonly AskedQueue[],
  campaigns: ReadonlyMap<string, CampaignFacts>,
): Promise<MailGroup[]> {
  const pairs = queues.flatMap(({ mailboxId, campaigns: own }) =>
    own.map(({ id: campaignId }) => ({ mailboxId, campaignId })),
  );
  const isByLead = ({ campaignId }: { campaignId: string }) =>
    campaigns.get(campaignId)?.settings.schedule.usesLeadZone ?? false;
  const byLead = await listZones(trx, pairs.filter(isByLead));
  return [...pairs.filter((pair) => !isByLead(pair)).map((pair) => ({ ...pair, zone: '' })), ...byLead];
}

/** A new snapshot. One that was changed meanwhile is left alone: resuming it wakes its queues. */
async function shareRunning(
  trx: Trx,
  campaigns: ReadonlyMap<string, CampaignFacts>,
  rows: readonly GroupRow[],
): Promise<Set<string>> {
  const ids = [...new Set(rows.map(({ campaignId }) => campaignId))];
  if (ids.length === 0) return new Set();
  const found = await shareCampaigns(trx, ids);
  return new Set(
    found.flatMap(({ id, status, revision }) =>
      status === 'progressing' && campaigns.get(id)?.revision === revision ? id : [],
    ),
  );
}
