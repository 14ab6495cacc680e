import * as campaigns from './modules/campaigns/index.ts';
import { createKeptAnswers } from './platform/kept-answers.ts';

type Parts = { databaseUrl: string; sending: campaigns.SendingDeps };

/** Workspaces and campaigns somebody looks at in the same minutes. */
const KEPT_MAX = 200;
/** A forecast of fifty thousand people is megabytes. */
const FORECASTS_MAX = 20;

/** For looking ahead and counting. Both are dear, so answers are kept, and looks are taken in threads of their own. */
export function composeOutlook({
  databaseUrl,
  sending,
}: Parts): campaigns.CampaignsDeps['outlook'] &
  campaigns.PreviewDeps &
  campaigns.RehearsalDeps & { close(): Promise<void> } {
  const { db, now, log, listMailboxes, listWorkspaces, listValues, openSmtp, appUrl, monotonic, pause } = sending;
  const desk = campaigns.startOutlookDesks(databaseUrl);
  const films = campaigns.startFilmDesk(databaseUrl);
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
    looks: keep(campaigns.isDearLook),
    aheads: keep(campaigns.isDearAhead, FORECASTS_MAX),
    people: campaigns.createPeopleMemory(),
    totals: keep(campaigns.areDearTotals),
    statistics: keep(campaigns.isDearStatistics),
    trends: keep(campaigns.areDearTrends),
    async close() {
      await Promise.all([desk.close(), films.close()]);
    },
  };
}
