import { expect, test } from '@playwright/test';

/** The specification of the page: JavaScript on the wire until the form can be used. */
const LIMIT_BYTES = 250_000;

test('the sign-in page needs at most 250 kB of JavaScript on the wire', async ({ page }, testInfo) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  client.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto('/sign/sign-in', { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Email')).toBeVisible();

  const metrics = await page.evaluate(() => {
    const paints = performance.getEntriesByType('paint').map(({ name, startTime }) => [name, Math.round(startTime)]);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const shifts = performance.getEntriesByType('layout-shift').length;
    return {
      ...Object.fromEntries(paints),
      interactive: Math.round(navigation?.domInteractive ?? 0),
      layoutShifts: shifts,
    };
  });
  const line = JSON.stringify({ page: '/sign/sign-in', scriptBytes: bytes, ...metrics });
  await testInfo.attach('first-paint.json', { body: line, contentType: 'application/json' });
  console.log(line);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(LIMIT_BYTES);
});
