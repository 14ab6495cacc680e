import type { Browser, Page } from '@playwright/test';
import { openEditorPage } from '../../e2e/editor-page.ts';
import type { Effort, Report } from '../bench.ts';
import { launchBrowser } from '../launch-browser.ts';
import { percentile } from '../load.ts';

const EFFORTS: Record<Effort, { keys: number; openings: number }> = {
  full: { keys: 200, openings: 20 },
  short: { keys: 5, openings: 2 },
};
/** A frame at 60 a second: more, and a key is felt. */
const KEY_LIMIT_MS = 16;
const OPEN_LIMIT_MS = 300;
const MAIL_BYTES = 200_000;
const ORIGINAL_BYTES = 500_000;
/** Faster than anybody types, and slow enough that what a key costs does not fall to the next one. */
const BETWEEN_KEYS_MS = 60;
/** Every address of it is answered by the bench. */
const ORIGIN = 'http://localhost:1';

const SENTENCE =
  'Thank you for taking the time on <strong>Thursday</strong> at 14:00; I bring invoices of a carrier you use. ';
/** As a person writes: paragraphs of a few sentences, now and then a list, a variable and a choice. */
const PAGE = [
  ...Array.from({ length: 9 }, (_each, at) => `<p>${SENTENCE.repeat(3 + (at % 3)).trim()}</p>`),
  '<ul><li><p>fuel</p></li><li><p>toll</p></li><li><p>waiting</p></li></ul>',
  '<p>Until then, {{firstName}}, {best|kind} regards</p>',
].join('');
const OTHERS_LINE =
  '<tr><td style="padding:4px;font-family:Arial"><font color="#333333">We pay about 60 carriers, and nobody checks what they add.</font></td></tr>';

const longText = (piece: string, bytes: number) => piece.repeat(Math.ceil(bytes / piece.length));

/** Writing as users see it: the editor in a real browser. */
export async function measureEditor(report: Report, effort: Effort): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    await openEditorPage(page, ORIGIN);
    await measureKeys(report, browser, page, EFFORTS[effort].keys);
    await measureOpening(report, page, EFFORTS[effort].openings);
  } finally {
    await browser.close();
  }
}

/** What the page works for each key typed in the middle of a long mail, until it is drawn. */
async function measureKeys(report: Report, browser: Browser, page: Page, keys: number): Promise<void> {
  await page.evaluate((content) => window.openEditor({ content }), longText(PAGE, MAIL_BYTES));
  const body = page.getByRole('textbox', { name: 'Message' });
  const paragraphs = body.locator('p');
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click();
  await page.evaluate(() => addEventListener('keydown', () => performance.mark('key'), { capture: true }));
  await page.keyboard.type('warm up ', { delay: BETWEEN_KEYS_MS });
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.keyboard.type('some words '.repeat(Math.ceil(keys / 11)).slice(0, keys), { delay: BETWEEN_KEYS_MS });
  const times = workByKey(JSON.parse(String(await browser.stopTracing())));
  if (times.length < keys) throw new Error(`only ${times.length} of ${keys} keys were seen`);
  const value = percentile(times, 0.95);
  report({ metric: 'key_in_200_kb_p95_ms', value, limit: KEY_LIMIT_MS, ratio: KEY_LIMIT_MS / value }, 1);
}

type TraceEvent = { name: string; cat: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };

/**
 * From one key to the next, in milliseconds of the thread that draws the page: on a loaded machine the clock on the wall tells
 * of the others.
 */
function workByKey({ traceEvents }: { traceEvents: readonly TraceEvent[] }): number[] {
  const marks = traceEvents.filter(({ name, cat }) => name === 'key' && cat.includes('user_timing'));
  const [first] = marks;
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === first?.pid && tid === first.tid,
  );
  const starts = marks.map(({ ts }) => ts).toSorted((a, b) => a - b);
  return starts.map((start, at) => {
    const next = starts[at + 1] ?? Number.POSITIVE_INFINITY;
    const own = tasks.filter(({ ts, dur = 0 }) => ts + dur >= start && ts + dur < next);
    return own.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000;
  });
}

/** From the wish to answer until the user can write, with the original below. */
async function measureOpening(report: Report, page: Page, openings: number): Promise<void> {
  const quote = `<table>${longText(OTHERS_LINE, ORIGINAL_BYTES)}</table>`;
  const times: number[] = [];
  for (let index = -1; index < openings; index += 1) {
    const time = await page.evaluate(openAndWait, quote);
    // The first one loads what the page needs once.
    if (index >= 0) times.push(time);
  }
  const value = percentile(times, 0.95);
  report({ metric: 'open_reply_to_500_kb_p95_ms', value, limit: OPEN_LIMIT_MS, ratio: OPEN_LIMIT_MS / value }, 1);
}

/** Runs in the page. */
async function openAndWait(quote: string): Promise<number> {
  const began = performance.now();
  window.openEditor({ quote, signature: 'Maya Lindqvist, Harborline' });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (!document.querySelector('[contenteditable="true"]')) await frame();
  document.querySelector<HTMLElement>('[contenteditable="true"]')?.focus();
  await frame();
  await frame();
  return performance.now() - began;
}
