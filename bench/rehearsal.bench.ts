import { isDeepStrictEqual } from 'node:util';
import { rehearsalOf } from '@outrider/send-planner/rehearsal/rehearsal-testing';
import { rehearse } from '@outrider/send-planner/rehearsal/rehearse';
import { runPeopleByMinutes } from '@outrider/send-planner/rehearsal/run-people-testing';
import { drawFrom, drawWorld } from '@outrider/send-planner/world-testing';
import { aRound, testSigner } from '../apps/server/src/modules/campaign-management/testing.ts';
import { createMailBuilder } from '../apps/server/src/modules/campaigns/message/build-mail.ts';
import { createPictureStore } from '../apps/server/src/modules/campaigns/pictures/mail-pictures.ts';
import { listContactValues } from '../apps/server/src/modules/contacts/index.ts';
import { testForecastDeps } from '../apps/server/src/modules/forecast/states/forecast-testing.ts';
import {
  compareRehearsalChoices,
  listRehearsalLeads,
} from '../apps/server/src/modules/rehearsal/rehearsing/list-rehearsal-leads.ts';
import { rehearseCampaign } from '../apps/server/src/modules/rehearsal/rehearsing/rehearse-campaign.ts';
import { rehearseAndRun } from '../apps/server/src/modules/rehearsal/rehearsing/rehearse-world-testing.ts';
import { showRehearsalLead } from '../apps/server/src/modules/rehearsal/rehearsing/show-rehearsal-lead.ts';
import { startSimulationWorker } from '../apps/server/src/modules/rehearsal/rehearsing/simulation-threads.ts';
import type { Effort, Report } from './bench.ts';
import { type ContactStore, openContactStore } from './contact-store.ts';
import { fillCampaign } from './forecast/rows.ts';
import { percentile, timeOf } from './load.ts';

const EFFORTS: Record<Effort, { leads: number; times: number; worlds: number; runs: number; days: number }> = {
  full: { leads: 5_000, times: 10, worlds: 300, runs: 50, days: 7 },
  short: { leads: 200, times: 1, worlds: 4, runs: 1, days: 1 },
};
const DAY_MS = 86_400_000;
/** For five thousand people in four rounds. */
const PLAY_MS = 10_000;
/** What a page may take once the simulation is played, and any other call while it is. */
const PAGE_MS = 300;
const APP = 'http://app.box.test';
/** Without bounces: a guard-rail would end the simulation early. */
const RATES = { opens: 0.4, clicks: 0.02, replies: 0.03, bounces: 0, optOuts: 0.005, away: 0.03 };

/** Simulations of five thousand people; and how often a simulation, the planner and the sender tell the same mails. */
export async function run(report: Report, effort: Effort): Promise<void> {
  const { leads, times, worlds, runs, days } = EFFORTS[effort];
  const store = await openContactStore();
  try {
    await measureSimulations(store, { leads, times }, report);
    const planned = countEqual(worlds, (seed) => {
      const { state, now } = drawWorld(drawFrom(seed));
      const wish = rehearsalOf(state, now, { seed, horizon: days * DAY_MS });
      return isDeepStrictEqual(sentIn(rehearse(wish)), runPeopleByMinutes(wish));
    });
    report({ metric: 'worlds_as_the_planner_by_minutes', value: planned, limit: worlds, ratio: planned / worlds }, 1);
    let sent = 0;
    for (let seed = 1; seed <= runs; seed += 1) {
      const { foreseen, ran } = await rehearseAndRun(store, seed, days * DAY_MS);
      if (isDeepStrictEqual(foreseen, ran)) sent += 1;
    }
    report({ metric: 'worlds_as_the_sender', value: sent, limit: runs, ratio: sent / runs }, 1);
  } finally {
    await store.close();
  }
}

async function measureSimulations(
  store: ContactStore,
  { leads, times }: { leads: number; times: number },
  report: Report,
) {
  const { db, scope, pool } = store;
  const campaignId = await fillCampaign(store, { leads, mailboxes: 40, status: 'new', rounds: 'none' });
  const rounds = [0, 3, 4, 5].map((count, round) =>
    aRound(round === 1 ? '' : `Freight audits ${round}`, {
      delay: { count, unit: 'day' },
      condition: round === 2 ? 'notOpen' : 'all',
    }),
  );
  await pool.query('update campaigns set rounds = $2 where id = $1', [campaignId, JSON.stringify(rounds)]);
  await pool.query('analyze');
  const simulations = startSimulationWorker(store.url);
  const buildMail = createMailBuilder({ signer: testSigner, trackerUrl: APP, appUrl: APP });
  const forecast = testForecastDeps(db, () => new Date(), { listValues: listContactValues });
  const deps = { ...forecast, simulations, buildMail, picturesOf: createPictureStore(), appUrl: APP };
  try {
    const wish = { campaignId, seed: 1, rates: RATES, choices: [], goesOn: false };
    let asOf = '';
    const first = await timeOf(async () => {
      asOf = (await rehearseCampaign(deps, scope, wish)).asOf;
    });
    report({ metric: 'first_simulation_ms', value: first, limit: PLAY_MS, ratio: PLAY_MS / first }, 1);
    const beside: number[] = [];
    const again: number[] = [];
    for (let seed = 2; seed < 2 + times; seed += 1) {
      let isOver = false;
      const played = timeOf(() => rehearseCampaign(deps, scope, { ...wish, seed, asOf })).finally(() => {
        isOver = true;
      });
      while (!isOver) beside.push(await timeOf(() => pool.query('select 1')));
      again.push(await played);
    }
    reportP95(report, 'simulation', again, PLAY_MS);
    reportP95(report, 'other_call_beside_it', beside, PAGE_MS);
    const at = new Date(Date.parse(asOf) + 7 * DAY_MS).toISOString();
    const page = { ...wish, asOf, at, search: '', after: 0 };
    const [row] = (await listRehearsalLeads(deps, scope, page)).rows;
    const leadId = row?.leadId ?? '';
    const asked = {
      leads_page: () => listRehearsalLeads(deps, scope, page),
      lead: () => showRehearsalLead(deps, scope, { ...wish, asOf, leadId }),
    };
    for (const [name, ask] of Object.entries(asked)) {
      const took: number[] = [];
      for (let time = 0; time < times; time += 1) took.push(await timeOf(ask));
      reportP95(report, name, took, PAGE_MS);
    }
    const options = (['nothing', 'opens', 'replies', 'optsOut', 'away', 'bounces'] as const).map((does) => ({
      does,
      round: 0,
    }));
    const choices = await timeOf(() => compareRehearsalChoices(deps, scope, { ...wish, asOf, leadId, options }));
    report({ metric: 'six_choices_ms', value: choices, limit: PLAY_MS, ratio: PLAY_MS / choices }, 1);
  } finally {
    await simulations.close();
  }
}

const sentIn = ({ events }: ReturnType<typeof rehearse>) =>
  events.flatMap((event) =>
    event.kind === 'sent' ? `${event.at} ${event.mailboxId} ${event.leadId} ${event.round}` : [],
  );

const countEqual = (worlds: number, isEqual: (seed: number) => boolean) =>
  Array.from({ length: worlds }, (_, index) => index + 1).filter(isEqual).length;

function reportP95(report: Report, name: string, took: number[], limit: number) {
  const value = percentile(took, 0.95);
  report({ metric: `${name}_p95_ms`, value, limit, ratio: limit / value }, 1);
}
