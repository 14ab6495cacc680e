import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import lighthouse, { type Config, desktopConfig, type Flags } from 'lighthouse';
import { freePort } from '../apps/server/src/platform/start/free-port.ts';
import { findBrowser } from '../scripts/system-packages.ts';
import { startThrowawayProduct } from '../scripts/throwaway-product.ts';
import type { Effort, Report } from './bench.ts';
import { median } from './load.ts';

type Form = 'desktop' | 'mobile';
type Look = { score: number; blockedMs: number; scriptBytes: number; machine: number };

const LOOKS: Record<Effort, number> = { full: 5, short: 1 };
const CONFIGS: Record<Form, Config | undefined> = { desktop: desktopConfig, mobile: undefined };
const SCORE_LIMITS: Record<Form, number> = { desktop: 95, mobile: 85 };
const BLOCKED_LIMIT_MS = 100;
/** Pages that hear of changes are never quiet, and Lighthouse would wait 45 s for that. */
const QUIET_LIMIT_MS = 15_000;
const SCRIPT_LIMITS: Record<Form, number> = { desktop: 300_000, mobile: 250_000 };

/**
 * Lighthouse on the pages people open first, each with an empty cache. The scores depend on the machine, whose own figure
 * (Lighthouse's benchmarkIndex) stands beside them; the bytes do not.
 */
export async function run(report: Report, effort: Effort): Promise<void> {
  const port = await freePort();
  const product = await startThrowawayProduct(port);
  const profile = await mkdtemp(join(tmpdir(), 'outrider-pages-'));
  try {
    for (const form of ['desktop', 'mobile'] as const)
      await lookAs(form, `http://localhost:${port}`, profile, report, effort);
  } finally {
    await product.stop();
    await rm(profile, { recursive: true, force: true });
  }
}

async function lookAs(form: Form, origin: string, profile: string, report: Report, effort: Effort): Promise<void> {
  const executablePath = findBrowser();
  const port = await freePort();
  // Lighthouse opens its own page in this browser and finds there who is signed in.
  const context = await chromium.launchPersistentContext(join(profile, form), {
    ...(executablePath ? { executablePath } : {}),
    // A screen of its own is 800 by 600, which the product takes for a phone's.
    args: ['--no-sandbox', '--disable-gpu', '--window-size=1440,900', `--remote-debugging-port=${port}`],
    locale: 'en-US',
  });
  try {
    await measure('sign_in', `${origin}/sign/sign-in`);
    const campaign = await signIn(context, origin);
    await measure('accounts', `${origin}/home/accounts/accountList`);
    await measure('campaign', campaign);
    await measure('inbox', `${origin}/inbox`);
  } finally {
    await context.close();
  }

  async function measure(name: string, url: string): Promise<void> {
    const looks: Look[] = [];
    for (let look = 0; look < LOOKS[effort]; look += 1) looks.push(await lookAt(url, port, CONFIGS[form]));
    const of = (figure: keyof Look) => median(looks.map((look) => look[figure]));
    const [score, blocked, bytes, machine] = [of('score'), of('blockedMs'), of('scriptBytes'), of('machine')];
    const [scoreLimit, bytesLimit] = [SCORE_LIMITS[form], SCRIPT_LIMITS[form]];
    report({ metric: `${form}_${name}_score`, value: score, limit: scoreLimit, ratio: score / scoreLimit }, 1);
    report({ metric: `${form}_${name}_script_bytes`, value: bytes, limit: bytesLimit, ratio: bytesLimit / bytes }, 1);
    // What a slow phone does with its time is in its score.
    const blockedFloor = form === 'desktop' ? 1 : 0;
    const blockedRatio = BLOCKED_LIMIT_MS / Math.max(blocked, 1);
    report(
      { metric: `${form}_${name}_blocked_ms`, value: blocked, limit: BLOCKED_LIMIT_MS, ratio: blockedRatio },
      blockedFloor,
    );
    report({ metric: `${form}_${name}_benchmark_index`, value: machine, limit: machine, ratio: 1 }, 0);
  }
}

async function signIn(context: BrowserContext, origin: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${origin}/test-login`);
  await page.waitForURL((url) => url.pathname !== '/test-login');
  const path = await campaignPath(page, `${origin}/home/campaign/list`);
  await page.close();
  return `${origin}${path}`;
}

const CAMPAIGN_TRIES = 20;
const CAMPAIGN_WAIT_MS = 10_000;

/** The demo's campaigns are made while a user looks. */
async function campaignPath(page: Page, list: string): Promise<string | null> {
  const campaign = page.locator('a[href*="campaignDetail"]').first();
  for (let tries = 1; tries < CAMPAIGN_TRIES; tries += 1) {
    await page.goto(list);
    const isThere = await campaign.waitFor({ timeout: CAMPAIGN_WAIT_MS }).then(
      () => true,
      () => false,
    );
    if (isThere) return campaign.getAttribute('href');
  }
  throw new Error('The demo has no campaign.');
}

async function lookAt(url: string, port: number, config: Config | undefined): Promise<Look> {
  const flags: Flags = {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: ['performance'],
    maxWaitForLoad: QUIET_LIMIT_MS,
  };
  const result = await lighthouse(url, flags, config);
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}.`);
  const { categories, audits, environment, finalDisplayedUrl } = result.lhr;
  // A page that leads elsewhere would be measured in its place.
  if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${finalDisplayedUrl}.`);
  return {
    score: (categories.performance?.score ?? 0) * 100,
    blockedMs: audits['total-blocking-time']?.numericValue ?? Number.POSITIVE_INFINITY,
    scriptBytes: scriptBytesOf(audits['network-requests']?.details),
    machine: environment.benchmarkIndex,
  };
}

/** As they were sent, compressed. */
function scriptBytesOf(details: unknown): number {
  const items = details && typeof details === 'object' && 'items' in details ? details.items : undefined;
  if (!Array.isArray(items)) throw new Error('Lighthouse does not tell what was fetched.');
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum: number, { transferSize }) => sum + Number(transferSize), 0);
}
