import { startOutlookDesks } from '../apps/server/src/modules/campaigns/outlook/desk-threads.ts';
import { explainCampaign } from '../apps/server/src/modules/campaigns/outlook/explain-campaign.ts';
import { forecastCampaign } from '../apps/server/src/modules/campaigns/outlook/forecast-campaign.ts';
import { listForecast } from '../apps/server/src/modules/campaigns/outlook/list-forecast.ts';
import { outlookOf } from '../apps/server/src/modules/campaigns/outlook/outlook.ts';
import { testOutlookDeps } from '../apps/server/src/modules/campaigns/outlook/outlook-testing.ts';
import { listCampaignEvents } from '../apps/server/src/modules/campaigns/statistics/list-events.ts';
import { readStatistics } from '../apps/server/src/modules/campaigns/statistics/read-statistics.ts';
import { testStatisticsDeps } from '../apps/server/src/modules/campaigns/statistics/statistics-testing.ts';
import { totalsOf } from '../apps/server/src/modules/campaigns/statistics/totals.ts';
import type { Effort, Report } from './bench.ts';
import { openContactStore } from './contact-store.ts';
import { percentile } from './load.ts';
import { fillCampaign } from './outlook-rows.ts';

const EFFORTS: Record<Effort, { leads: number; times: number }> = {
  full: { leads: 50_000, times: 20 },
  short: { leads: 500, times: 2 },
};
/** What a page may take, once somebody has looked at it before. */
const LIMIT_MS = 300;
const FIRST_MS = 2_000;
const MAILBOXES = 40;

/** A campaign of fifty thousand people that runs, one that is a draft and one that is over: what pages ask about them. */
export async function run(report: Report, effort: Effort): Promise<void> {
  const { leads, times } = EFFORTS[effort];
  const store = await openContactStore();
  const { db, scope } = store;
  const desk = startOutlookDesks(store.url);
  try {
    const fill = (status: 'new' | 'progressing', rounds: 'none' | 'under way' | 'done') =>
      fillCampaign(store, { leads, mailboxes: MAILBOXES, status, rounds });
    const [running, draft, done] = [
      await fill('progressing', 'under way'),
      await fill('new', 'none'),
      await fill('progressing', 'done'),
    ];
    const outlook = testOutlookDeps(db, () => new Date(), { desk });
    const statistics = testStatisticsDeps(db);
    const wanted = { campaignId: draft, asItRan: false };
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const asked: Record<string, () => Promise<unknown>> = {
      outlook: () => outlookOf(outlook, scope, running),
      explain: () => explainCampaign(outlook, scope, running),
      forecast_running: () => forecastCampaign(outlook, scope, { campaignId: running, asItRan: false }),
      forecast_draft: () => forecastCampaign(outlook, scope, wanted),
      forecast_day: () => listForecast(outlook, scope, { campaignId: draft, day, search: '', after: '' }),
      totals: () => totalsOf(statistics, scope, [running, draft, done]),
      statistics: () => readStatistics(statistics, scope, { campaignId: done, zone: 'Europe/Berlin' }),
      events: () => listCampaignEvents(outlook, scope, { campaignId: done, kinds: [], after: '', pageSize: 50 }),
    };
    for (const [name, ask] of Object.entries(asked)) {
      const first = await timeOf(ask);
      const warm: number[] = [];
      for (let time = 0; time < times; time += 1) warm.push(await timeOf(ask));
      // Whoever looks first after a start waits for it; nobody does twice, so it fails nothing.
      report({ metric: `${name}_first_ms`, value: first, limit: FIRST_MS, ratio: FIRST_MS / first }, 0);
      const value = percentile(warm, 0.95);
      report({ metric: `${name}_p95_ms`, value, limit: LIMIT_MS, ratio: LIMIT_MS / value }, 1);
    }
  } finally {
    await desk.close();
    await store.close();
  }
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}
