import type { CampaignTotals } from '@outrider/contract/campaigns/campaign';
import type { Rate, readStatistics } from '@outrider/contract/campaigns/statistics';
import type { TrendDay } from '@outrider/contract/dashboard';
import type { z } from 'zod';
import type { Db } from '../../../platform/db.ts';
import type { KeptAnswers } from '../../../platform/kept-answers.ts';
import { createVersionedMemory, type VersionedMemory } from '../../../platform/row-versions.ts';
import type { PeopleCounts } from './totals.repository.ts';

export type Statistics = z.input<typeof readStatistics.output>;

/** How all campaigns did in a period, and in the one before. */
export type Trends = {
  /** Every day of it, the last one today. */
  days: TrendDay[];
  before: TrendDay[];
  ofDeleted: number;
  campaigns: Map<string, { sent: number; reply: Rate; interested: number }>;
};

export type StatisticsDeps = {
  db: Db;
  now: () => Date;
  /** What was counted of campaigns, each by itself. */
  people: VersionedMemory<PeopleCounts>;
  totals: KeptAnswers<Map<string, CampaignTotals>>;
  statistics: KeptAnswers<Statistics>;
  trends: KeptAnswers<Trends>;
};

/** Campaigns whose counts are remembered. */
const REMEMBERED_CAMPAIGNS = 5_000;

export const createPeopleMemory = (): StatisticsDeps['people'] =>
  createVersionedMemory({ maxSize: REMEMBERED_CAMPAIGNS, sizeOf: () => 1 });

/** People of whom everything is counted in a moment: it is, each time it is asked for. */
const FEW = 2_000;

export const areCostlyTotals = (totals: Map<string, CampaignTotals>): boolean =>
  [...totals.values()].reduce((sum, { leads }) => sum + leads, 0) > FEW;

export const isCostlyStatistics = ({ totals }: Statistics): boolean => totals.leads > FEW;

/** Mails that are counted in a moment. */
const FEW_MAILS = 5_000;

export const areCostlyTrends = ({ days, before }: Trends): boolean =>
  [...days, ...before].reduce((sum, { sent }) => sum + sent, 0) > FEW_MAILS;
