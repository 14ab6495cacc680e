import { rateOf } from '@outrider/campaign-rules/wilson';
import { type readUsualRates as readCall, USUAL_CAMPAIGNS } from '@outrider/contract/campaigns/statistics';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { ownCampaign } from '../../campaigns/index.ts';
import { listCounted, untrackedOf } from './counted-campaigns.repository.ts';
import type { StatisticsDeps } from './statistics-deps.ts';
import { totalsOf } from './totals.ts';
import { countUsual, listLastCampaigns } from './usual-rates.repository.ts';

/** By then almost everybody has opened who ever will. */
const OPENED_WITHIN_MS = 2 * 86_400_000;
const MAILS_MIN = 20;
/** Of each campaign; more say the same. */
const MAILS_MAX = 3_000;

/** What became of the mails of the last campaigns, to estimate another one by. */
export async function readUsualRates(
  deps: Pick<StatisticsDeps, 'db' | 'now' | 'totals' | 'people'>,
  scope: Scope,
  campaignId: string,
): Promise<z.input<typeof readCall.output>> {
  const { db, now } = deps;
  await ownCampaign({ db }, scope, campaignId);
  const before = new Date(now().getTime() - OPENED_WITHIN_MS);
  const wanted = { campaigns: USUAL_CAMPAIGNS, mails: MAILS_MIN, before };
  const ids = await listLastCampaigns(db, scope, campaignId, wanted);
  const untracked = untrackedOf(await listCounted(db, scope, ids));
  const [{ mails, seen, opened, linked, clicked, stopped }, totals] = await Promise.all([
    countUsual(db, scope, ids, { untracked, before, mails: MAILS_MAX }),
    totalsOf(deps, scope, ids),
  ]);
  const people = (what: 'replied' | 'delivered') => [...totals.values()].reduce((sum, each) => sum + each[what], 0);
  return {
    campaigns: ids.length,
    opened: share(opened, seen),
    clicked: share(clicked, linked),
    stopped: share(stopped, mails),
    replied: rateOf(people('replied'), people('delivered')),
  };
}

const share = (count: number, of: number) => (of === 0 ? 0 : count / of);
