import type { Round } from '@outrider/campaign-rules/campaign';
import type { Db, Trx } from '../../../platform/db.ts';
import { findRounds } from './rounds.repository.ts';

/** The rounds of campaigns, read once per revision. */
export type CampaignRounds = {
  of(db: Db | Trx, campaignId: string, revision: number): Promise<readonly Round[]>;
};

/** Letters are long, and a worker meets thousands of campaigns in its life. */
const MAX_KEPT = 500;

export function createCampaignRounds(): CampaignRounds {
  const kept = new Map<string, { revision: number; rounds: readonly Round[] }>();
  return {
    async of(db, campaignId, revision) {
      const known = kept.get(campaignId);
      if (known?.revision === revision) return known.rounds;
      const found = await findRounds(db, campaignId);
      if (!found) return [];
      kept.delete(campaignId);
      kept.set(campaignId, found);
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      return found.rounds;
    },
  };
}
