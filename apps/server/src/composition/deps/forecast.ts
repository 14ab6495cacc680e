import type * as campaignManagement from '../../modules/campaign-management/index.ts';
import * as campaigns from '../../modules/campaigns/index.ts';
import * as forecast from '../../modules/forecast/index.ts';
import * as rehearsal from '../../modules/rehearsal/index.ts';
import type * as sending from '../../modules/sending/index.ts';
import * as statistics from '../../modules/statistics/index.ts';
import { createKeptAnswers } from '../../platform/kept-answers.ts';

type Parts = { databaseUrl: string; sending: sending.SendingDeps };

/** Workspaces and campaigns users look at in the same minutes. */
const KEPT_MAX = 200;
/** A forecast of fifty thousand people is megabytes. */
const FORECASTS_MAX = 20;

/** For looking ahead and counting. Both are dear, so answers are kept, and looks are taken in threads of their own. */
export function composeForecast({
  databaseUrl,
  sending,
}: Parts): campaignManagement.ManagementDeps['forecast'] &
  forecast.PreviewDeps &
  rehearsal.RehearsalDeps & { close(): Promise<void> } {
  const { db, now, log, listMailboxes, listWorkspaces, listValues, openSmtp, appUrl, monotonic, pause } = sending;
  const worker = forecast.startForecastWorkers(databaseUrl);
  const simulations = rehearsal.startSimulationWorker(databaseUrl);
  const keep = <T>(isCostly: (value: T) => boolean, max = KEPT_MAX) =>
    createKeptAnswers<T>({
      isCostly,
      monotonic,
      pause,
      onFailure: (error) => log.error({ err: error }, 'a forecast failed'),
      max,
    });
  return {
    db,
    now,
    listMailboxes,
    listWorkspaces,
    listValues,
    openSmtp,
    appUrl,
    buildMail: campaigns.createMailBuilder(sending),
    picturesOf: campaigns.createPictureStore(),
    worker,
    simulations,
    states: keep(forecast.areCostlyStates),
    statesOfSecond: forecast.createStatesOfSecond(),
    forecasts: keep(forecast.isCostlyForecast, FORECASTS_MAX),
    addresses: forecast.createLeadAddresses(),
    people: statistics.createPeopleMemory(),
    totals: keep(statistics.areCostlyTotals),
    statistics: keep(statistics.isCostlyStatistics),
    trends: keep(statistics.areCostlyTrends),
    async close() {
      await Promise.all([worker.close(), simulations.close()]);
    },
  };
}
