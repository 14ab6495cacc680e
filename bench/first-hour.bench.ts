import { freePort } from '../apps/server/src/platform/start/free-port.ts';
import { liveFirstHour } from '../e2e/first-hour.ts';
import { startThrowawayProduct } from '../scripts/throwaway-product.ts';
import type { Report } from './bench.ts';
import { launchBrowser } from './launch-browser.ts';

const SECONDS_MAX = 300;
const CLICKS_MAX = 40;

/** A newcomer in a product of their own, from the first page to the answered reply. It has no shorter form. */
export async function run(report: Report): Promise<void> {
  const port = await freePort();
  const product = await startThrowawayProduct(port);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({
      baseURL: `http://localhost:${port}`,
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
    });
    const began = performance.now();
    const { clicks } = await liveFirstHour(page);
    const seconds = (performance.now() - began) / 1_000;
    report({ metric: 'seconds', value: seconds, limit: SECONDS_MAX, ratio: SECONDS_MAX / seconds }, 1);
    report({ metric: 'clicks', value: clicks, limit: CLICKS_MAX, ratio: CLICKS_MAX / clicks }, 1);
  } finally {
    await browser.close();
    await product.stop();
  }
}
