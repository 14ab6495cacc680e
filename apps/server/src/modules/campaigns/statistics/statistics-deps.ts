import type { CampaignTotals } from '@outrider/contract/campaigns/campaign';
import type { readStatistics } from '@outrider/contract/campaigns/statistics';
import type { z } from 'zod';
import type { Db } from '../../../platform/db.ts';
import type { KeptAnswers } from '../../../platform/kept-answers.ts';

export type Statistics = z.input<typeof readStatistics.output>;

/** What counting needs of the rest of the product. */
export type StatisticsDeps = {
  db: Db;
  now: () => Date;
  totals: KeptAnswers<Map<string, CampaignTotals>>;
  statistics: KeptAnswers<Statistics>;
};

/** People of whom everything is counted in a moment: it is, each time somebody asks. */
const FEW = 2_000;

export const areDearTotals = (totals: Map<string, CampaignTotals>): boolean =>
  [...totals.values()].reduce((sum, { leads }) => sum + leads, 0) > FEW;

export const isDearStatistics = ({ totals }: Statistics): boolean => totals.leads > FEW;
