import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { walkScreens } from '../cut-text.ts';
import type { Look } from './looks.ts';
import { PUBLIC_SCREENS, SCREENS, SMALL_SCREENS } from './screens.ts';

/** What is fetched once a page is drawn, such as a chart, moves the rest. */
const STILL_MS = 200;

type Given = { browser: Browser; origin: string; folder: string; say: (line: string) => void };

/** Takes a picture of each screen of the product at `origin`; the file is called after the look and the address. */
export async function takePictures(looks: readonly Look[], { browser, origin, folder, say }: Given): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const look of looks) {
    const context = await browser.newContext({
      ...look.options,
      baseURL: origin,
      locale: 'en-US',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    await takeAll(context, look, folder);
    await context.close();
    say(`${look.name} taken`);
  }
}

async function takeAll(context: BrowserContext, look: Look, folder: string): Promise<void> {
  await context.addInitScript((language) => localStorage.setItem('outrider_app_language', language), look.language);
  const page = await context.newPage();
  const { open, settle } = walkScreens(page);
  const take = async (screen: string) => {
    await settle(screen);
    await page.evaluate(untilStill, STILL_MS);
    await page.screenshot({ path: join(folder, pictureName(look.name, screen)), animations: 'disabled' });
  };
  for (const screen of PUBLIC_SCREENS) {
    await page.goto(screen);
    await take(screen);
  }
  const ids = await idsOf(page);
  for (const screen of look.isSmall ? [...SCREENS, ...SMALL_SCREENS] : SCREENS) {
    await open(screen.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? ''));
    await take(screen);
  }
}

/** Runs in the page: returns once nothing has changed in it for so long, or it never rests. */
const untilStill = (stillMs: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, stillMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, stillMs);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(end, stillMs * 10);
  });

/** Signs in, and finds what the addresses of the demo company are made of. */
async function idsOf(page: Page): Promise<Record<string, string>> {
  await page.goto('/test-login');
  await page.waitForURL('**/home/accounts/accountList');
  const account = page.locator('a[href*="account="]', { hasText: 'maya@tryharborline' }).first();
  const accountId = (await account.getAttribute('href'))?.split('account=').at(-1) ?? '';
  await page.goto('/home/campaign/list');
  const idOf = async (name: string) => {
    const link = page.locator('a[href*="/campaign/"]', { hasText: name }).first();
    return (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  };
  return {
    account: accountId,
    running: await idOf('Freight audit, DACH ops leads'),
    draft: await idOf('South of France pilot'),
  };
}

const pictureName = (look: string, screen: string) =>
  `${look}${screen.replaceAll(/[^\w]+/g, '-').replace(/-$/, '')}.png`;
