import { type Browser, expect, type Page, test } from '@playwright/test';
import { aUser, putToken } from '../person.ts';

/** A phone at the edge of its network. */
const BYTES_PER_SECOND = 400_000 / 8;
const LATENCY_MS = 400;

const onSlowNetwork = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  let html = 0;
  const pages = new Set<string>();
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Document') pages.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pages.has(requestId)) html += encodedDataLength;
  });
  return () => html;
};

/** Nothing is in the cache. */
const aFreshPage = async (browser: Browser) => (await browser.newContext()).newPage();

const firstPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const [entry] = performance.getEntriesByName('first-contentful-paint');
        if (entry) return resolve(entry.startTime);
        new PerformanceObserver((list) => {
          const [late] = list.getEntriesByName('first-contentful-paint');
          if (late) resolve(late.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

/** When the first of the program's files had come. */
const firstFile = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
    return Math.round(Math.min(...files.map((file) => (file as PerformanceResourceTiming).responseEnd)));
  });

test('on a slow network the frame of a page is drawn from its first bytes, before any other file has come', async ({
  browser,
}, testInfo) => {
  const person = await aUser();
  const page = await aFreshPage(browser);
  await page.goto('/healthz');
  await putToken(page, person.token);
  const htmlBytes = await onSlowNetwork(page);
  const late: string[] = [];
  page.on('requestfinished', (request) => void late.push(new URL(request.url()).pathname));
  await page.goto('/home/accounts/accountList', { waitUntil: 'commit' });
  await expect(page.locator('.first-rows')).toBeVisible();
  // None of the program has come yet.
  expect(late.filter((path) => path.endsWith('.js') && path.startsWith('/assets/'))).toEqual([]);

  // The program takes the frame's place.
  await expect(page.locator('.first')).toBeHidden({ timeout: 90_000 });
  await expect(page.getByRole('navigation').first()).toBeVisible();

  const [paintMs, fileMs] = [await firstPaint(page), await firstFile(page)];
  // The page itself: a way there and back, and its bytes at the rate of the network.
  const costMs = LATENCY_MS + (htmlBytes() / BYTES_PER_SECOND) * 1_000;
  const line = JSON.stringify({ htmlBytes: htmlBytes(), costMs: Math.round(costMs), paintMs, fileMs });
  await testInfo.attach('slow-network.json', { body: line, contentType: 'application/json' });
  console.log(line);
  expect(htmlBytes()).toBeGreaterThan(0);
  expect(paintMs).toBeLessThan(fileMs);
  await page.context().close();
});
