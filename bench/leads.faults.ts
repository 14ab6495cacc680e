import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { quotaMovements } from '../apps/server/src/modules/billing/index.ts';
import { previewSearch } from '../apps/server/src/modules/leads-agent/calls/preview-search.ts';
import { startSearch } from '../apps/server/src/modules/leads-agent/calls/run-search.ts';
import { stopSearch } from '../apps/server/src/modules/leads-agent/calls/stop-search.ts';
import { SEARCH_MICROS, standIn } from '../apps/server/src/modules/leads-agent/stand-in-testing.ts';
import { findTask } from '../apps/server/src/modules/leads-agent/store/tasks.repository.ts';
import { aWish } from '../apps/server/src/modules/leads-agent/testing.ts';
import { openContactStore } from './contact-store.ts';
import { report, until } from './fault-product.ts';
import type { LeadsOrder } from './leads-worker.ts';

const KILLS = 4;
const COMPANIES = 60;
const PEOPLE_EACH = 2;
/** A search and a page take so long, so that a death meets some that are under way. */
const SEARCH_MS = 900;
const PAGE_MS = 120;
/** So many of the deaths meet searches that are paid for. */
const KILLS_OF_SEARCHES = 2;
/** Read before the next death. */
const READ_EACH = 8;
const WORKER = fileURLToPath(new URL('./leads-worker.ts', import.meta.url));

/** Kills the process that works on a search with SIGKILL, again and again, and looks at its rows, its spend and the plan. */
export async function run(say: (line: string) => void): Promise<boolean> {
  const store = await openContactStore();
  const outside = await openOutside();
  const { deps } = standIn(store.db, { companies: COMPANIES });
  const { scope } = store;
  const wish = aWish('CTOs of software companies in Berlin', { maxResults: 500 });
  const { taskId } = await previewSearch(deps, scope, { wish });
  await stopSearch(deps, scope, taskId);
  await startSearch(deps, scope, taskId);
  const order: LeadsOrder = { url: store.url, outside: outside.url, companies: COMPANIES, ...scope, taskId };
  const begin = () => fork(WORKER, [JSON.stringify(order)]);
  const task = async () => (await findTask(store.db, scope, taskId)) ?? Promise.reject(new Error('the search is gone'));
  let worker = begin();
  try {
    for (let killed = 0; killed < KILLS; killed += 1) {
      const before = (await task()).companiesRead;
      await until(async () => {
        const { companiesRead, heldMicros } = await task();
        return killed < KILLS_OF_SEARCHES
          ? heldMicros > 0
          : companiesRead >= Math.min(before + READ_EACH, COMPANIES - 2);
      });
      await pause(killed * 17);
      worker.kill('SIGKILL');
      await once(worker, 'exit');
      const { companiesRead, heldMicros } = await task();
      say(`killed at ${companiesRead} of ${COMPANIES} companies, ${heldMicros} held`);
      worker = begin();
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
    const wanted = COMPANIES * PEOPLE_EACH;
    say(
      `${JSON.stringify(row)}, ${JSON.stringify(paid)}, ${outside.searches()} searches outside, ${JSON.stringify(quota)}`,
    );
    return report(
      [
        [row?.rows === wanted && row.people === wanted, `everybody is a row, and once: ${row?.rows} of ${wanted}`],
        [ended.companiesRead === COMPANIES, `each site counts once: ${ended.companiesRead} of ${COMPANIES}`],
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
async function openOutside() {
  let searches = 0;
  const server = createServer((request, response) => {
    if (request.url === '/search') searches += 1;
    setTimeout(() => response.end('{}'), request.url === '/search' ? SEARCH_MS : PAGE_MS);
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
