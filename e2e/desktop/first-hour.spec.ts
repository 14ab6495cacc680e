import { freePort } from '../../apps/server/src/platform/start/free-port.ts';
import { startThrowawayProduct } from '../../scripts/throwaway-product.ts';
import { liveFirstHour } from '../first-hour.ts';
import { expect, test } from '../test.ts';

const CLICKS_MAX = 40;

test('a newcomer gets from sign-up to an answered reply by what the screens say, in at most forty clicks', async ({
  browser,
}) => {
  test.setTimeout(420_000);
  const port = await freePort();
  // A world of its own: its time goes sixty times as fast.
  const product = await startThrowawayProduct(port);
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  try {
    const { clicks } = await liveFirstHour(await context.newPage());
    expect(clicks).toBeLessThanOrEqual(CLICKS_MAX);
  } finally {
    await context.close();
    await product.stop();
  }
});
