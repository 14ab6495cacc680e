import type { Campaign, saveCampaign as saveCall } from '@outrider/contract/campaigns/campaign';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Trx } from '../../../platform/db.ts';
import { lockCampaign, noteCampaignEvent, saveVersion, type UserScope } from '../../campaigns/index.ts';
import type { ManagementDeps } from '../management-deps.ts';
import { loadCampaign } from './load-campaign.ts';

type Wanted = z.output<typeof saveCall.input>;

/** Saves over the version it is based on, or refuses. What runs is paused in the same step: no mail leaves half changed. */
export async function saveCampaign(deps: ManagementDeps, person: UserScope, wanted: Wanted): Promise<Campaign> {
  const by = await deps.nameOf(person);
  await deps.db.transaction().execute((trx) => save(deps, trx, person, { ...wanted, by }));
  return loadCampaign(deps, person, wanted.campaignId);
}

async function save({ now }: ManagementDeps, trx: Trx, scope: UserScope, wanted: Wanted & { by: string }) {
  const { campaignId, revision, pauses, by } = wanted;
  const before = await lockCampaign(trx, scope, campaignId);
  if (!before) throw new AppError('notFound');
  if (before.status === 'finished' || before.status === 'cancel') throw new AppError('campaignIsOver');
  if (before.revision !== revision) throw new AppError('campaignChangedElsewhere');
  const runs = before.status === 'progressing';
  if (runs && !pauses) throw new AppError('campaignRuns');
  const at = now();
  await saveVersion(trx, scope, campaignId, {
    name: wanted.name ?? before.name,
    settings: wanted.settings ?? before.settings,
    rounds: wanted.rounds ?? before.rounds,
    revision,
    at,
    status: runs ? 'suspend' : before.status,
    pausedAt: runs ? at : before.paused_at,
  });
  // Every step of a draft is saved; the log tells what happened to a campaign that was out there.
  if (runs) await noteCampaignEvent(trx, scope, { campaignId, kind: 'changed', at, words: by });
}
