import type { LeadSource } from '@outrider/contract/campaigns/campaign';
import type { setLiveSource as setCall } from '@outrider/contract/campaigns/leads';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { ownCampaign } from '../../campaigns/index.ts';
import type { LeadsDeps } from '../record/leads-deps.ts';
import { setLive } from './live-sources.repository.ts';
import { noteMetBefore } from './met.repository.ts';
import { describeSource, findSource } from './sources.repository.ts';
import { canBeLive } from './wanted-leads.ts';

type Wanted = z.output<typeof setCall.input>;

/** From now on contacts that match a filter join, or nobody does any more. Those who are leads stay. */
export async function setLiveSource(
  { db, now }: Pick<LeadsDeps, 'db' | 'now'>,
  scope: Scope,
  { campaignId, sourceId, isLive }: Wanted,
): Promise<{ source: LeadSource }> {
  const { status } = await ownCampaign({ db }, scope, campaignId);
  if (status === 'cancel' || status === 'finished') throw new AppError('campaignIsOver');
  const source = await findSource(db, scope, { campaignId, sourceId });
  if (!source || !canBeLive(source.wanted)) throw new AppError('notFound');
  await db.transaction().execute(async (trx) => {
    if (isLive) await noteMetBefore(trx, scope, sourceId);
    await setLive(trx, scope, sourceId, { isLive, at: now() });
  });
  return { source: describeSource({ ...source, is_live: isLive }) };
}
