import { fork } from 'node:child_process';
import { once } from 'node:events';
import { aCampaign, aRound } from '../../apps/server/src/modules/campaign-management/testing.ts';
import type { Effort, Report } from '../bench.ts';
import type { LastingPostgres } from '../lasting-postgres.ts';
import { median } from '../load.ts';
import type { HourOrder } from './send-for-an-hour.ts';
import type { Order } from './send-mails.ts';
import { openTickWorld } from './ticks.ts';

const EFFORTS: Record<Effort, { few: number; many: number; mailboxes: number; ticks: number; hour: number }> = {
  full: { few: 10_000, many: 1_000_000, mailboxes: 10_000, ticks: 60, hour: 60_000 },
  short: { few: 400, many: 800, mailboxes: 400, ticks: 2, hour: 200 },
};
const MAILS_IN_A_TICK = 100;
/** The first ones fill caches. */
const WARM_UP = 0.1;
const WORKERS = 3;
const QUEUES = 20;
/** What is kept does not grow; what the system lends for garbage in between may double. */
const FLOORS_OF_MEMORY = { heap: 0.8, rss: 0.5 };
const SENDER = new URL('./send-mails.ts', import.meta.url);
const HOUR = new URL('./send-for-an-hour.ts', import.meta.url);

type Parts = { postgres: LastingPostgres; port: number; mails: number; plan: () => Promise<string> };

/** What becomes of the engine with many who wait, with more workers, and with time. */
export async function measureScale(report: Report, effort: Effort, parts: Parts): Promise<void> {
  await measureTicks(report, EFFORTS[effort]);
  await measureWorkers(report, parts);
  await measureMemory(report, parts.postgres, EFFORTS[effort].hour);
}

/** The two take turns, so that all else the machine does falls on both. */
async function measureTicks(report: Report, { few, many, mailboxes, ticks }: (typeof EFFORTS)[Effort]) {
  const [small, large] = [
    await openTickWorld({ leads: few, mailboxes }),
    await openTickWorld({ leads: many, mailboxes }),
  ];
  try {
    const took = { small: [] as number[], large: [] as number[] };
    for (let turn = 0; turn < ticks; turn += 1) {
      const [ofSmall, ofLarge] = [await small.tick(MAILS_IN_A_TICK), await large.tick(MAILS_IN_A_TICK)];
      if (turn < ticks * WARM_UP) continue;
      took.small.push(ofSmall);
      took.large.push(ofLarge);
    }
    const [value, limit] = [median(took.large), median(took.small)];
    report({ metric: 'tick_ms_with_a_million_waiting', value, limit, ratio: limit / value }, 1 / 1.5);
  } finally {
    await small.close();
    await large.close();
  }
}

async function measureWorkers(report: Report, { postgres, port, mails, plan }: Parts) {
  const rates = { one: [] as number[], three: [] as number[] };
  for (const [name, workers] of [
    ['one', 1],
    ['three', WORKERS],
    ['three', WORKERS],
    ['one', 1],
  ] as const) {
    const order = { way: 'engine' as const, port, mails, queues: QUEUES, url: postgres.url, campaignId: await plan() };
    rates[name].push(await sendTogether(order, workers));
  }
  const [value, limit] = [median(rates.three), median(rates.one)];
  report({ metric: 'mails_per_second_of_three_workers', value, limit, ratio: value / limit }, 0.7);
}

/** Each says how fast all mails were out, by its own clock; the last one knows. */
async function sendTogether(order: Order, workers: number): Promise<number> {
  const rates = await Promise.all(
    Array.from({ length: workers }, async () => {
      const child = fork(SENDER, [JSON.stringify(order)]);
      const [[{ rate }]] = (await Promise.all([once(child, 'message'), once(child, 'exit')])) as [
        [{ rate: number }],
        unknown,
      ];
      return rate;
    }),
  );
  return Math.min(...rates);
}

/** As many mails as a busy installation sends in an hour: what is kept after them, against after a tenth of them. */
async function measureMemory(report: Report, { db, url }: LastingPostgres, mails: number) {
  await aCampaign(db, { mailboxes: QUEUES, leads: mails / 2, rounds: [aRound('Freight audits'), aRound('')] });
  const order: HourOrder = { url, mails, queues: QUEUES };
  const child = fork(HOUR, [JSON.stringify(order)], { execArgv: ['--expose-gc', '--max-semi-space-size=4'] });
  const [{ early, late }] = (await once(child, 'message')) as [Record<'early' | 'late', { heap: number; rss: number }>];
  await once(child, 'exit');
  for (const [kind, floor] of Object.entries(FLOORS_OF_MEMORY)) {
    const [value, limit] = [late, early].map((weighed) => weighed[kind as 'heap' | 'rss'] / 1_048_576);
    if (!value || !limit) throw new Error('nothing was weighed');
    report({ metric: `megabytes_of_${kind}_after_an_hour`, value, limit, ratio: limit / value }, floor);
  }
}
