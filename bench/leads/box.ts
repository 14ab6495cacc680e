import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as calls from '@outrider/contract/leads-agent/search';
import type { z } from 'zod';
import { compose } from '../../apps/server/src/compose.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { aUser } from '../../apps/server/src/modules/identity/testing.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import type { Report } from '../bench.ts';
import { openContactStore } from '../contact-store.ts';

const WANTED = 100;
const AT_ONCE = 20;
/** A run may take so many times what the sites of the box take on purpose. */
const TIMES_DELAYS = 3;
const STOP_SECONDS = 2;
const LOOK_EVERY_MS = 100;
const PATIENCE_MS = 400_000;

/** Whole searches in the whole product against the box: how long one takes, how soon one stops, and many at once. */
export async function measureSearches(report: Report): Promise<void> {
  const store = await openContactStore();
  const settings = {
    OUTRIDER_SECRET: randomBytes(32).toString('hex'),
    OUTRIDER_DATA: store.folder,
    LOG_LEVEL: 'silent',
  };
  const quiet = { OUTRIDER_SYNC_MAILBOXES: '0', OUTRIDER_SEND_MAILBOXES: '0' };
  const outrider = await compose(readConfig({ ...settings, ...quiet }, ['all']), store.url, createLog('silent'), {
    keepBoxInMemory: true,
  });
  try {
    const { token } = await aUser({ database: store });
    await store.pool.query(`update workspaces set plan = 'scale'`);
    const search = searcher(outrider.app, token);
    const delayed = () => (outrider.box?.sites.delayedMs() ?? 0) / 1_000;

    const before = delayed();
    const began = performance.now();
    const run = await search.begin('CEOs and heads of sales of companies', WANTED);
    const { counts } = await search.ended(run);
    const [seconds, delays] = [(performance.now() - began) / 1_000, delayed() - before];
    console.error(`${counts.fit} found in ${seconds.toFixed(1)} s; the sites took ${delays.toFixed(1)} s on purpose`);
    report(
      { metric: 'found_of_100', value: Math.min(counts.fit, WANTED), limit: WANTED, ratio: counts.fit / WANTED },
      0.9,
    );
    report({ metric: 'seconds_by_delays', value: seconds, limit: delays, ratio: delays / seconds }, 1 / TIMES_DELAYS);

    const doomed = await search.begin('Heads of sales', WANTED);
    await search.until(doomed, ({ counts: { pages } }) => pages > 5);
    const asked = performance.now();
    await search.call(calls.stopSearch, { taskId: doomed });
    await search.ended(doomed);
    const stopped = (performance.now() - asked) / 1_000;
    report({ metric: 'seconds_to_stop', value: stopped, limit: STOP_SECONDS, ratio: STOP_SECONDS / stopped }, 1);

    const many = await Promise.all(
      Array.from({ length: AT_ONCE }, () => search.begin('CEOs of companies in Berlin', 3)),
    );
    const all = await Promise.all(many.map(search.ended));
    const whole = all.filter((task) => task.spend.charged === Math.min(3, task.counts.fit) && task.counts.fit > 0);
    report({ metric: 'searches_at_once', value: whole.length, limit: AT_ONCE, ratio: whole.length / AT_ONCE }, 1);
  } finally {
    await outrider.close();
    await store.close();
  }
}

type Endpoint<I extends z.ZodType, O extends z.ZodType> = { method: string; path: string; input: I; output: O };
type App = Awaited<ReturnType<typeof compose>>['app'];

function searcher(app: App, token: string) {
  async function call<I extends z.ZodType, O extends z.ZodType>(of: Endpoint<I, O>, input: z.input<I>) {
    const inQuery = of.method === 'GET';
    const query = inQuery ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    const response = await app.inject({
      method: inQuery ? 'GET' : 'POST',
      url: `${of.path}${query}`,
      headers: { authorization: `Bearer ${token}` },
      ...(inQuery ? {} : { payload: input as object }),
    });
    if (response.statusCode !== 200) throw new Error(`${of.path}: ${response.body.slice(0, 300)}`);
    return response.json<{ data: z.output<O> }>().data;
  }
  async function until(taskId: string, holds: (task: calls.AgentTask) => boolean): Promise<calls.AgentTask> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      const task = await call(calls.readTask, { taskId });
      if (holds(task) || task.state === 'ended' || performance.now() > end) return task;
      await pause(LOOK_EVERY_MS);
    }
  }
  /** Without waiting for what the preview shows. */
  async function begin(question: string, maxResults: number): Promise<string> {
    const { criteria } = await call(calls.understandQuestion, { question });
    const wish = {
      question,
      criteria,
      sources: ['google' as const],
      maxResults,
      budgetMicros: 8_000_000,
      skipsContacts: false,
    };
    const { taskId } = await call(calls.previewSearch, { wish });
    await call(calls.stopSearch, { taskId });
    await until(taskId, ({ state }) => state === 'previewed' || state === 'ended');
    await call(calls.startSearch, { taskId });
    return taskId;
  }
  return { call, until, begin, ended: (taskId: string) => until(taskId, ({ state }) => state === 'ended') };
}
