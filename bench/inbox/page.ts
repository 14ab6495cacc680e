import type { Browser, Page } from '@playwright/test';
import { freePort } from '../../apps/server/src/platform/start/free-port.ts';
import { openDatabaseOf, productDatabase } from '../../e2e/database.ts';
import { aReader, deliver, messageRow } from '../../e2e/inbox.ts';
import { startThrowawayProduct } from '../../scripts/throwaway-product.ts';
import type { Effort, Report } from '../bench.ts';
import { launchBrowser } from '../launch-browser.ts';
import { percentile } from '../load.ts';
import { fillInbox } from './rows.ts';

const EFFORTS: Record<Effort, { arrivals: number; messages: number; rows: number }> = {
  full: { arrivals: 40, messages: 48_000, rows: 10_000 },
  short: { arrivals: 2, messages: 600, rows: 100 },
};
const NEWS_LIMIT_MS = 2_000;
/** What a browser calls a long task: longer, and a person notices. */
const TASK_LIMIT_MS = 50;

/** The inbox as users see it, in a real browser against the real product. */
export async function measurePage(report: Report, effort: Effort): Promise<void> {
  const port = await freePort();
  const product = await startThrowawayProduct(port);
  const closeDatabase = openDatabaseOf(product.folder);
  let browser: Browser | undefined;
  try {
    browser = await launchBrowser();
    const viewport = { width: 1440, height: 900 };
    const context = await browser.newContext({ baseURL: `http://localhost:${port}`, viewport, locale: 'en-US' });
    const page = await context.newPage();
    const [address = ''] = await aReader(page, context.request, 1);
    await page.goto('/inbox');
    await measureArrivals(report, page, address, EFFORTS[effort].arrivals);
    await fillFor(address, EFFORTS[effort].messages);
    await page.reload();
    await measureScroll(report, page, EFFORTS[effort].rows);
  } finally {
    await browser?.close();
    await closeDatabase();
    await product.stop();
  }
}

/** From the moment a server takes a mail until its row is on the page. */
async function measureArrivals(report: Report, page: Page, address: string, arrivals: number): Promise<void> {
  const times: number[] = [];
  for (let index = -1; index < arrivals; index += 1) {
    const subject = `News ${index}.`;
    const began = performance.now();
    await deliver(page.context().request, address, [{ subject }]);
    await messageRow(page, subject).first().waitFor({ state: 'visible', timeout: 60_000 });
    // The first one waits until the mailbox is read for the first time.
    if (index >= 0) times.push(performance.now() - began);
  }
  const value = percentile(times, 0.95);
  report({ metric: 'new_mail_on_page_p95_ms', value, limit: NEWS_LIMIT_MS, ratio: NEWS_LIMIT_MS / value }, 1);
}

async function fillFor(address: string, messages: number): Promise<void> {
  const { pool } = await productDatabase();
  const { rows } = await pool.query<{ workspaceId: string }>(
    'select workspace_id as "workspaceId" from mailboxes where email = $1',
    [address],
  );
  await fillInbox({ pool, scope: { workspaceId: rows[0]?.workspaceId ?? '' } }, messages);
}

const AT_REST_MS = 1_000;

/** Down through so many rows, which come in page by page, and up again. */
async function measureScroll(report: Report, page: Page, rows: number): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error('there is no browser');
  await page.getByRole('option').first().waitFor({ timeout: 60_000 });
  // What the page still draws of itself once its first row is there is not scrolling.
  await page.waitForTimeout(AT_REST_MS);
  // A page itself learns only of tasks that are too long already; a trace says how much room there is.
  await browser.startTracing(page, { categories: ['toplevel'] });
  const seen = await page.evaluate(scrollThrough, rows);
  const value = longestTask(JSON.parse(String(await browser.stopTracing())));
  if (seen < rows) throw new Error(`only ${seen} of ${rows} rows came`);
  report({ metric: 'scroll_longest_task_ms', value, limit: TASK_LIMIT_MS, ratio: TASK_LIMIT_MS / value }, 1);
}

type TraceEvent = { name: string; pid: number; tid: number; dur?: number; args: { name?: string } };

/** Of the threads that draw pages, in milliseconds. */
function longestTask({ traceEvents }: { traceEvents: readonly TraceEvent[] }): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const drawing = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && drawing.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('the trace has no tasks');
  return tasks.reduce((longest, { dur = 0 }) => Math.max(longest, dur / 1_000), 0);
}

/** Runs in the page; gives how many rows were seen. */
async function scrollThrough(rows: number): Promise<number> {
  // Asked for anew each time: the page may draw another one.
  const listNow = () => {
    const list = document.querySelector('[role="option"]')?.closest('[role="listbox"]');
    if (!list) throw new Error('there is no list');
    return list;
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const lastSeen = () =>
    Number([...listNow().querySelectorAll('[role="option"]')].at(-1)?.getAttribute('aria-posinset'));
  let [seen, still] = [0, 0];
  while (seen < rows && still < 2_000) {
    const list = listNow();
    list.scrollTop += list.clientHeight / 2;
    await frame();
    const now = lastSeen();
    still = now > seen ? 0 : still + 1;
    seen = Math.max(seen, now);
  }
  while (listNow().scrollTop > 0) {
    listNow().scrollTop -= listNow().clientHeight / 2;
    await frame();
  }
  return seen;
}
