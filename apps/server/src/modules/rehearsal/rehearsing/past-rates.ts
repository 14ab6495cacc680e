import { USUAL_CAMPAIGNS } from '@outrider/contract/campaigns/statistics';
import type { Rates } from '@outrider/send-planner/rehearsal/behaviour';
import type { Db, Scope } from '../../../platform/db.ts';
import { listCounted, listLastCampaigns, untrackedOf } from '../../statistics/index.ts';
import { countPast } from './past-rates.repository.ts';

/** With fewer mails a single answer would move the rate by half a percent. */
export const MAILS_NEEDED = 200;
/** By then almost everybody has opened or answered who ever will. */
const OVER_AFTER_MS = 3 * 86_400_000;
const MAILS_MIN = 20;
/** Of each campaign; more say the same. */
const MAILS_MAX = 3_000;
/** Of no campaign: all of them count. */
const NO_CAMPAIGN = '00000000-0000-0000-0000-000000000000';

/** What cold mails usually do, where a workspace has too few of its own; the screen says that they are supposed. */
const USUAL: Rates = { opens: 0.4, clicks: 0.02, replies: 0.03, bounces: 0.01, optOuts: 0.005, away: 0.03 };

export type PastRates = { source: 'own' | 'usual'; mails: number; rates: Rates };

/** How often people did what, by the last mails of the workspace. */
export async function readPastRates(db: Db, scope: Scope, now: Date): Promise<PastRates> {
  const before = new Date(now.getTime() - OVER_AFTER_MS);
  const ids = await listLastCampaigns(db, scope, NO_CAMPAIGN, { campaigns: USUAL_CAMPAIGNS, mails: MAILS_MIN, before });
  const untracked = untrackedOf(await listCounted(db, scope, ids));
  const past = await countPast(db, scope, ids, { untracked, before, mails: MAILS_MAX });
  if (past.mails < MAILS_NEEDED) return { source: 'usual', mails: past.mails, rates: USUAL };
  const ofAll = (count: number) => count / past.mails;
  return {
    source: 'own',
    mails: past.mails,
    rates: {
      opens: past.seen === 0 ? USUAL.opens : past.opened / past.seen,
      clicks: ofAll(past.clicked),
      replies: ofAll(past.replied),
      bounces: ofAll(past.bounced),
      optOuts: ofAll(past.optedOut),
      away: ofAll(past.away),
    },
  };
}
