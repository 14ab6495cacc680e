import { setTimeout as pause } from 'node:timers/promises';
import { loadCampaign } from '../apps/server/src/modules/campaign-management/drafts/load-campaign.ts';
import { checkCampaign } from '../apps/server/src/modules/campaign-management/launching/check-campaign.ts';
import { listLeads } from '../apps/server/src/modules/campaign-management/leads/list-leads.ts';
import { listCampaigns } from '../apps/server/src/modules/campaign-management/lists/list-campaigns.ts';
import { listContactValues } from '../apps/server/src/modules/contacts/index.ts';
import { explainCampaign } from '../apps/server/src/modules/forecast/explain/explain-campaign.ts';
import { forecastCampaign } from '../apps/server/src/modules/forecast/explain/forecast-campaign.ts';
import { listForecast } from '../apps/server/src/modules/forecast/explain/list-forecast.ts';
import { campaignStateOf } from '../apps/server/src/modules/forecast/states/campaign-states.ts';
import { testForecastDeps } from '../apps/server/src/modules/forecast/states/forecast-testing.ts';
import { startForecastWorkers } from '../apps/server/src/modules/forecast/worker/worker-threads.ts';
import { summariseLeads } from '../apps/server/src/modules/leads/values/summarise-leads.ts';
import { listCampaignEvents } from '../apps/server/src/modules/statistics/reading/list-events.ts';
import { readStatistics } from '../apps/server/src/modules/statistics/reading/read-statistics.ts';
import { testStatisticsDeps } from '../apps/server/src/modules/statistics/reading/statistics-testing.ts';
import { totalsOf } from '../apps/server/src/modules/statistics/reading/totals.ts';
import type { Effort, Report } from './bench.ts';
import { openContactStore } from './contact-store.ts';
import { measureAdding } from './forecast/adding.ts';
import { fillCampaign } from './forecast/rows.ts';
import { percentile, timeOf } from './load.ts';

const EFFORTS: Record<Effort, { leads: number; times: number }> = {
  full: { leads: 50_000, times: 20 },
  short: { leads: 500, times: 2 },
};
/** What a page may take, once a user has looked at it before: every list and every forecast of fifty thousand people. */
const LIMIT_MS = 300;
const FIRST_MS = 2_000;
/** No list: everything leads have is counted anew each time, over everybody and their contacts. */
const COUNTED_MS = 500;
const COUNTED: ReadonlySet<string> = new Set(['leads_summary']);
const MAILBOXES = 40;
/** How far down the list a user scrolled. */
const FAR = 0.8;
/** Rules nobody has tried before, each of which begins at another minute. */
const TRIED = 3;
/** Another user looks at a list meanwhile, and does nothing but that. */
const BETWEEN_MS = 50;
const LIST = {
  search: '',
  statuses: [],
  lifecycles: [],
  sort: 'createdAt' as const,
  order: 'desc' as const,
  page: 1,
  pageSize: 50,
};

/** A campaign of fifty thousand people that runs, one that is a draft and one that is over: what pages ask about them. */
export async function run(report: Report, effort: Effort): Promise<void> {
  const { leads, times } = EFFORTS[effort];
  const store = await openContactStore();
  const { db, scope } = store;
  const worker = startForecastWorkers(store.url);
  try {
    const fill = (status: 'new' | 'progressing', rounds: 'none' | 'under way' | 'done') =>
      fillCampaign(store, { leads, mailboxes: MAILBOXES, status, rounds });
    const [running, draft, done] = [
      await fill('progressing', 'under way'),
      await fill('new', 'none'),
      await fill('progressing', 'done'),
    ];
    await store.pool.query('analyze');
    const now = () => new Date();
    const forecastDeps = testForecastDeps(db, now, { worker, listValues: listContactValues });
    const statistics = testStatisticsDeps(db);
    const wanted = { campaignId: draft, asItRan: false };
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const { listMailboxes, listValues } = forecastDeps;
    const tracking = { recheck: async () => [], hasTracker: true };
    const deps = { db, now, listMailboxes, listValues, tracking, forecast: { ...forecastDeps, ...statistics } };
    const {
      rows: [far],
    } = await store.pool.query<{ id: string }>(
      'select id from campaign_leads where campaign_id = $1 order by id offset $2 limit 1',
      [running, leads * FAR],
    );
    type Wish = { search?: string; toLookAt?: boolean; after?: string };
    const leadsOf = (campaignId: string, wish: Wish = {}) =>
      listLeads(deps, scope, { campaignId, search: '', toLookAt: false, after: '', pageSize: 50, ...wish });
    const asked: Record<string, () => Promise<unknown>> = {
      states: () => campaignStateOf(forecastDeps, scope, running),
      explain: () => explainCampaign(forecastDeps, scope, running),
      forecast_running: () => forecastCampaign(forecastDeps, scope, { campaignId: running, asItRan: false }),
      forecast_draft: () => forecastCampaign(forecastDeps, scope, wanted),
      forecast_day: () => listForecast(forecastDeps, scope, { campaignId: draft, day, search: '', after: '' }),
      totals: () => totalsOf(statistics, scope, [running, draft, done]),
      statistics: () => readStatistics(statistics, scope, { campaignId: done, zone: 'Europe/Berlin' }),
      campaign_list: () => listCampaigns(deps, scope, LIST),
      campaign_detail: () => loadCampaign(deps, scope, running),
      launch_check: () => checkCampaign(deps, scope, draft),
      leads_page: () => leadsOf(running),
      leads_far_page: () => leadsOf(running, { after: far?.id ?? '' }),
      leads_search: () => leadsOf(draft, { search: 'katrin4999' }),
      leads_search_all: () => leadsOf(draft, { search: 'company' }),
      leads_to_look_at: () => leadsOf(draft, { toLookAt: true }),
      leads_summary: () => summariseLeads(deps, scope, draft),
      events: () => listCampaignEvents(forecastDeps, scope, { campaignId: done, kinds: [], after: '', pageSize: 50 }),
    };
    for (const [name, ask] of Object.entries(asked)) {
      const first = await timeOf(ask);
      const warm: number[] = [];
      for (let time = 0; time < times; time += 1) warm.push(await timeOf(ask));
      // The first user after a start waits for it; nobody does twice, so it fails nothing.
      report({ metric: `${name}_first_ms`, value: first, limit: FIRST_MS, ratio: FIRST_MS / first }, 0);
      const value = percentile(warm, 0.95);
      const limit = COUNTED.has(name) ? COUNTED_MS : LIMIT_MS;
      report({ metric: `${name}_p95_ms`, value, limit, ratio: limit / value }, 1);
    }
    const { settings } = await loadCampaign(deps, scope, draft);
    const tryRules = (minute: number) => {
      const schedule = { ...settings.schedule, from: settings.schedule.from + 1 + minute };
      return forecastCampaign(forecastDeps, scope, { ...wanted, settings: { ...settings, schedule } });
    };
    const { forecast, beside } = await besideOf(TRIED, tryRules, () => leadsOf(running));
    report({ metric: 'forecast_changed_ms', value: forecast, limit: FIRST_MS, ratio: FIRST_MS / forecast }, 0);
    const worst = percentile(beside, 0.95);
    report({ metric: 'leads_page_beside_it_p95_ms', value: worst, limit: LIMIT_MS, ratio: LIMIT_MS / worst }, 1);
    await measureAdding(store, leads, report);
  } finally {
    await worker.close();
    await store.close();
  }
}

/** How long something dear takes at most, and how long the others wait who ask meanwhile. */
async function besideOf(times: number, dear: (time: number) => Promise<unknown>, other: () => Promise<unknown>) {
  const beside: number[] = [];
  let forecast = 0;
  for (let time = 0; time < times; time += 1) {
    let isOver = false;
    const asked = timeOf(() => dear(time)).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      beside.push(await timeOf(other));
      await pause(BETWEEN_MS);
    }
    forecast = Math.max(forecast, await asked);
  }
  return { forecast, beside };
}
