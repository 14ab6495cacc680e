export { listCounted, untrackedOf } from './reading/counted-campaigns.repository.ts';
export { knownZone } from './reading/known-zone.ts';
export { type Untracked, unseen } from './reading/mails.repository.ts';
export { readOverview } from './reading/read-overview.ts';
export { readStatistics } from './reading/read-statistics.ts';
export { readTrends } from './reading/read-trends.ts';
export { listSentToday } from './reading/sent-today.repository.ts';
export {
  areCostlyTotals,
  areCostlyTrends,
  createPeopleMemory,
  isCostlyStatistics,
  type StatisticsDeps,
} from './reading/statistics-deps.ts';
export { countPeople } from './reading/totals.repository.ts';
export { totalsOf } from './reading/totals.ts';
export { listLastCampaigns } from './reading/usual-rates.repository.ts';
export { register } from './register.ts';
