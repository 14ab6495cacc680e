import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { quotaMovements } from '../../apps/server/src/modules/billing/index.ts';
import { previewSearch } from '../../apps/server/src/modules/leads-agent/calls/preview-search.ts';
import { startSearch } from '../../apps/server/src/modules/leads-agent/calls/run-search.ts';
import { stopSearch } from '../../apps/server/src/modules/leads-agent/calls/stop-search.ts';
import { LEASE_MS } from '../../apps/server/src/modules/leads-agent/runs/claim-work.ts';
import { SEARCH_MICROS, standIn } from '../../apps/server/src/modules/leads-agent/stand-in-testing.ts';
import { findTask } from '../../apps/server/src/modules/leads-agent/store/tasks.repository.ts';
import { aWish } from '../../apps/server/src/modules/leads-agent/testing.ts';
import { openContactStore } from '../contact-store.ts';
import { report, until } from './fault-product.ts';
import type { LeadsOrder } from './leads-worker.ts';

type Toll = {
  kills: number;
  companies: number;
  /** A search and a page take so long, so that a death meets some that are under way. */
  searchMs: number;
  pageMs: number;
  /** So many of the deaths meet searches that are paid for. */
  killsOfSearches: number;
  /** Read before the next death. */
  readEach: number;
  /** Each next worker's clock is so far ahead. */
  aheadMs: number;
};
const FULL: Toll = {
  kills: 4,
  companies: 60,
  searchMs: 900,
  pageMs: 120,
  killsOfSearches: 2,
  readEach: 8,
  aheadMs: 0,
};
/** Two deaths, and nobody waits for a lease. */
export const SHORT: Toll = {
  kills: 2,
  companies: 8,
  searchMs: 300,
  pageMs: 60,
  killsOfSearches: 1,
  readEach: 2,
  aheadMs: LEASE_MS + 1_000,
};
const PEOPLE_EACH = 2;
const WORKER = fileURLToPath(new URL('./leads-worker.ts', import.meta.url));

/** Kills the process that works on a search with SIGKILL, again and again, and looks at its rows, its spend and the plan. */
export async function run(say: (line: string) => void, toll: Toll = FULL): Promise<boolean> {
  const { kills, companies, killsOfSearches, readEach } = toll;
  const store = await openContactStore();
  const outside = await openOutside(toll);
  const { deps } = standIn(store.db, { companies });
  const { scope } = store;
  const wish = aWish('CTOs of software companies in Berlin', { maxResults: 500 });
  const { taskId } = await previewSearch(deps, scope, { wish });
  await stopSearch(deps, scope, taskId);
  await startSearch(deps, scope, taskId);
  const begin = (died: number) => {
    const aheadMs = died * toll.aheadMs;
    const order: LeadsOrder = { url: store.url, outside: outside.url, companies, ...scope, taskId, aheadMs };
    return fork(WORKER, [JSON.stringify(order)]);
  };
  const task = async () => (await findTask(store.db, scope, taskId)) ?? Promise.reject(new Error('the search is gone'));
  let worker = begin(0);
  try {
    for (let killed = 0; killed < kills; killed += 1) {
      const before = (await task()).companiesRead;
      await until(async () => {
        const { companiesRead, heldMicros } = await task();
        return killed < killsOfSearches ? heldMicros > 0 : companiesRead >= Math.min(before + readEach, companies - 2);
      });
      await pause(killed * 17);
      worker.kill('SIGKILL');
      await once(worker, 'exit');
      const { companiesRead, heldMicros } = await task();
      say(`killed at ${companiesRead} of ${companies} companies, ${heldMicros} held`);
      worker = begin(killed + 1);
    }
    await until(async () => (await task()).state === 'ended');
    const ended = await task();
    const { rows } = await store.pool.query<{ rows: number; people: number; charged: number; open: number }>(
      `select count(*)::int as rows, count(distinct person_key)::int as people,
         count(*) filter (where charge = 'charged')::int as charged, count(*) filter (where charge = 'due')::int as open
       from agent_rows where task_id = $1`,
      [taskId],
    );
    const spend = await store.pool.query<{ micros: number; requests: number }>(
      `select sum(micros)::int as micros, sum(requests) filter (where source = 'google')::int as requests
       from agent_spend where task_id = $1`,
      [taskId],
    );
    const quota = await quotaMovements(store.db, scope, 'AGENT_RESULT', new Date());
    const [row, paid] = [rows[0], spend.rows[0]];
    const wanted = companies * PEOPLE_EACH;
    say(
      `${JSON.stringify(row)}, ${JSON.stringify(paid)}, ${outside.searches()} searches outside, ${JSON.stringify(quota)}`,
    );
    return report(
      [
        [row?.rows === wanted && row.people === wanted, `everybody is a row, and once: ${row?.rows} of ${wanted}`],
        [ended.companiesRead === companies, `each site counts once: ${ended.companiesRead} of ${companies}`],
        [ended.spentMicros === paid?.micros, `what was spent is the sum of its parts: ${ended.spentMicros}`],
        [paid?.micros === (paid?.requests ?? 0) * SEARCH_MICROS, 'each request counts with its price'],
        [(paid?.requests ?? 0) >= outside.searches(), 'no request that left is missing in the spend'],
        [ended.heldMicros === 0 && ended.reserved === 0 && row?.open === 0, 'nothing is held any more'],
        [
          row?.charged === wanted && quota.charged === wanted && quota.reserved === 0,
          'the plan is charged for each once',
        ],
      ],
      say,
    );
  } finally {
    worker.kill('SIGKILL');
    outside.close();
    await store.close();
  }
}

/** What is paid for, outside of the processes that die. */
async function openOutside({ searchMs, pageMs }: Toll) {
  let searches = 0;
  const server = createServer((request, response) => {
    if (request.url === '/search') searches += 1;
    setTimeout(() => response.end('{}'), request.url === '/search' ? searchMs : pageMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    searches: () => searches,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
