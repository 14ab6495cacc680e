import type * as campaignManagement from './modules/campaign-management/index.ts';
import * as campaigns from './modules/campaigns/index.ts';
import * as forecast from './modules/forecast/index.ts';
import * as rehearsal from './modules/rehearsal/index.ts';
import type * as sending from './modules/sending/index.ts';
import * as statistics from './modules/statistics/index.ts';
import { createKeptAnswers } from './platform/kept-answers.ts';

type Parts = { databaseUrl: string; sending: sending.SendingDeps };

/** Workspaces and campaigns somebody looks at in the same minutes. */
const KEPT_MAX = 200;
/** A forecast of fifty thousand people is megabytes. */
const FORECASTS_MAX = 20;

/** For looking ahead and counting. Both are dear, so answers are kept, and looks are taken in threads of their own. */
export function composeOutlook({
  databaseUrl,
  sending,
}: Parts): campaignManagement.ManagementDeps['outlook'] &
  forecast.PreviewDeps &
  rehearsal.RehearsalDeps & { close(): Promise<void> } {
  const { db, now, log, listMailboxes, listWorkspaces, listValues, openSmtp, appUrl, monotonic, pause } = sending;
  const desk = forecast.startOutlookDesks(databaseUrl);
  const films = rehearsal.startFilmDesk(databaseUrl);
  const keep = <T>(isDear: (value: T) => boolean, max = KEPT_MAX) =>
    createKeptAnswers<T>({
      isDear,
      monotonic,
      pause,
      onFailure: (error) => log.error({ err: error }, 'an outlook failed'),
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
    writeLetter: campaigns.createLetterWriter(sending),
    picturesOf: campaigns.createPictureStore(),
    desk,
    films,
    looks: keep(forecast.isDearLook),
    aheads: keep(forecast.isDearAhead, FORECASTS_MAX),
    people: statistics.createPeopleMemory(),
    totals: keep(statistics.areDearTotals),
    statistics: keep(statistics.isDearStatistics),
    trends: keep(statistics.areDearTrends),
    async close() {
      await Promise.all([desk.close(), films.close()]);
    },
  };
}
