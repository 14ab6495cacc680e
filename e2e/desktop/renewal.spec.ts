import { freePort } from '../../apps/server/src/platform/start/free-port.ts';
import { startThrowawayProduct } from '../../scripts/throwaway-product.ts';
import { openProductDatabase } from '../database.ts';
import { payWith, untilReady } from '../domains.ts';
import { expect, onlyInLongForm, test } from '../test.ts';

const OWNED = '/home/accounts/domainRenewOrder';
const DOMAIN = 'getharborline.test';
const HOUR_MS = 3_600_000;

/** Weeks of the demo company take minutes: its domain is brought to where the next reminder is due within the hour. */
async function endInAWeek(dataFolder: string) {
  const database = await openProductDatabase(dataFolder);
  const end = "product_now() + interval '7 days 20 minutes'";
  await database.pool.query(`update owned_domains set expires_at = ${end} where domain = $1`, [DOMAIN]);
  await database.close();
}

onlyInLongForm();

test('a domain that does not renew itself is reminded of as the box’s time passes, and then renewed', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const port = await freePort();
  // A world of its own: an hour passes in it.
  const product = await startThrowawayProduct(port);
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  try {
    const page = await context.newPage();
    await page.goto('/test-login');
    await expect(page).not.toHaveURL(/test-login/);
    await endInAWeek(product.folder);
    await page.goto(OWNED);
    const row = page.getByRole('row').filter({ hasText: DOMAIN });
    await expect(row).toContainText('in 8 days');
    await expect(row.getByRole('switch')).not.toBeChecked();

    await context.request.post('/sirius/api/pub/sandbox/clock/move', { data: { skipMs: HOUR_MS } });
    await page.goto('/sandbox?view=mail');
    await expect(page.getByText(new RegExp(`^${DOMAIN} expires on`)).first()).toBeVisible({ timeout: 60_000 });

    await page.goto(OWNED);
    await expect(row).toContainText('in 7 days');
    await row.getByRole('button', { name: 'Renew' }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Other card' }).click();
    await payWith(page, 'Pays at once');
    await page.getByRole('link', { name: 'View order' }).click();
    await untilReady(page);
    await page.goto(OWNED);
    await expect(row).toContainText(/in 38[789] days/);
  } finally {
    await context.close();
    await product.stop();
  }
});
