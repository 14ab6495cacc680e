import { expect, type Page, test } from '@playwright/test';

/** JavaScript on the wire until the form can be used. */
const LIMIT_BYTES = 190_000;
/** A task longer than this keeps the page from answering; what is over counts as blocking (Lighthouse's definition). */
const LONG_TASK_MS = 50;

/** Counts the bytes of scripts as they travelled, compressed. */
async function countScripts(page: Page): Promise<() => number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Largest paint, layout shift and blocking time, which a page only tells to who listens from the start. */
const observe = (page: Page) =>
  page.addInitScript((longTask) => {
    const seen = { largestPaint: 0, layoutShift: 0, blocking: 0 };
    Object.assign(window, { seen });
    const listen = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    listen('largest-contentful-paint', ({ startTime }) => {
      seen.largestPaint = startTime;
    });
    listen('layout-shift', ({ value = 0 }) => {
      seen.layoutShift += value;
    });
    listen('longtask', ({ duration }) => {
      seen.blocking += Math.max(0, duration - longTask);
    });
  }, LONG_TASK_MS);

test('the sign-in page needs at most 190 kB of JavaScript and does not jump', async ({ page }, testInfo) => {
  const scriptBytes = await countScripts(page);
  await observe(page);
  await page.goto('/sign/sign-in', { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();

  const metrics = await page.evaluate(() => {
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const { seen } = window as unknown as { seen: { largestPaint: number; layoutShift: number; blocking: number } };
    return { firstPaint, ...seen };
  });
  const line = JSON.stringify({ page: '/sign/sign-in', scriptBytes: scriptBytes(), ...metrics });
  await testInfo.attach('first-paint.json', { body: line, contentType: 'application/json' });
  console.log(line);
  expect(scriptBytes()).toBeGreaterThan(10_000);
  expect(scriptBytes()).toBeLessThanOrEqual(LIMIT_BYTES);
  // 0.1 is where a shift begins to be noticed (Web Vitals, "good").
  expect(metrics.layoutShift).toBeLessThan(0.1);
});
