import type { CampaignSettings } from '@outrider/campaign-rules/campaign';
import type { Campaign } from '@outrider/contract/campaigns/campaign';
import type { listCampaignChanges, undoCampaignChanges } from '@outrider/contract/campaigns/operate';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Db, Scope } from '../../../platform/db.ts';
import {
  compareVersions,
  countLeads,
  countReached,
  differingParts,
  lockCampaign,
  noteCampaignEvent,
  ownCampaign,
  type RanVersion,
  SHOWN_MAX,
  saveVersion,
  type UserScope,
} from '../../campaigns/index.ts';
import { listSenders } from '../../mailboxes/index.ts';
import type { ManagementDeps } from '../management-deps.ts';
import { loadCampaign } from './load-campaign.ts';

type Changes = z.input<typeof listCampaignChanges.output>;

/** What is different from the version that ran last, with how many of the leads it makes a difference to. */
export async function listChanges(
  { db }: Pick<ManagementDeps, 'db'>,
  scope: Scope,
  campaignId: string,
): Promise<Changes> {
  const { ran, ran_at, name, settings, rounds } = await ownCampaign({ db }, scope, campaignId);
  if (!ran) return { changes: [], since: null };
  const [leads, { waiting, reached }] = await Promise.all([
    countLeads(db, scope, campaignId),
    countReached(db, scope, campaignId),
  ]);
  const found = compareVersions(ran, { name, settings, rounds, leads });
  const senders = found.some(({ what }) => what === 'senders')
    ? await nameSenders(db, scope, ran, settings)
    : undefined;
  const changes = found.map((change) => {
    if (change.what === 'senders') return { ...change, ...senders, touches: null };
    if (change.where === 'leads') return { ...change, touches: Math.abs(leads - ran.leads) };
    // Those who are past a round do not notice what became of it.
    return { ...change, touches: change.round === null ? null : waiting - (reached.get(change.round) ?? 0) };
  });
  return { changes, since: ran_at?.toISOString() ?? null };
}

/** By their addresses, as far as they are still here. */
async function nameSenders(db: Db, scope: Scope, ran: RanVersion, now: CampaignSettings) {
  const [was, is] = await Promise.all(
    [ran.settings, now].map(async ({ senders }) =>
      (await listSenders(db, scope, senders)).map(({ email }) => email).join(', '),
    ),
  );
  const [before, after] = differingParts(was ?? '', is ?? '', SHOWN_MAX);
  return { before, now: after };
}

type Undo = z.output<typeof undoCampaignChanges.input>;

export async function undoChanges(
  deps: ManagementDeps,
  person: UserScope,
  { campaignId, revision }: Undo,
): Promise<Campaign> {
  const by = await deps.nameOf(person);
  await deps.db.transaction().execute(async (trx) => {
    const before = await lockCampaign(trx, person, campaignId);
    if (!before?.ran) throw new AppError('notFound');
    if (before.revision !== revision) throw new AppError('campaignChangedElsewhere');
    const at = deps.now();
    const { status, paused_at: pausedAt, ran } = before;
    await saveVersion(trx, person, campaignId, { ...ran, revision, at, status, pausedAt });
    await noteCampaignEvent(trx, person, { campaignId, kind: 'changed', at, words: by });
  });
  return loadCampaign(deps, person, campaignId);
}
