import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { walkScreens } from './cut-text.ts';
import { missingRings } from './focus-ring.ts';

/** WCAG 2.2 AA is all of these. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Beyond WCAG: who goes from heading to heading finds where a page begins, and misses no level of it. */
const HEADING_RULES = { 'heading-order': { enabled: true }, 'page-has-heading-one': { enabled: true } };
/** How long a page may take to draw its heading, once all has come. */
const HEADING_MS = 3_000;
/** What else a page is made of is the same in the dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rows of a list are alike: the first dozen stands for all of them. */
const FURTHER_ROWS = ':is(tbody tr, li):nth-child(n + 13)';

/**
 * What axe finds on the page as it is now: all of it in the colours it has, and what colours can do in the other ones,
 * which it keeps. Mails are frames, and their senders' own.
 */
async function faultsOn(page: Page, state: string, within?: string): Promise<string[]> {
  // A page that is not loaded anew has axe already; reading it again takes longer than using it.
  const given = (await page.evaluate(() => 'axe' in window)) ? { axeSource: 'undefined' } : {};
  const axeOf = () => {
    const axe = new AxeBuilder({ page, ...given })
      .setLegacyMode()
      .options({ iframes: false, preload: false, resultTypes: ['violations'], rules: HEADING_RULES })
      .exclude(FURTHER_ROWS);
    return within === undefined ? axe : axe.include(within);
  };
  const theme = (await page.locator('html').getAttribute('data-theme')) ?? '';
  const all = await axeOf().withTags(TAGS).analyze();
  const other = theme === 'dark' ? 'light' : 'dark';
  await turnTo(page, other);
  const colours = await axeOf().withRules(COLOUR_RULES).analyze();
  const firsts = await page.locator('h1:not([inert] *)').count();
  const several = within === undefined && firsts > 1 ? [`${state}: ${firsts} headings of the first level`] : [];
  return [...several, ...tell(`${state}, ${theme}`, all), ...tell(`${state}, ${other}`, colours)];
}

/** Without loading it anew. */
async function turnTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, colorScheme);
  await page.evaluate(endTransitions);
}

/** Runs in the page: colours that would pass over into others are there at once. */
const endTransitions = () => {
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
};

type Result = Awaited<ReturnType<AxeBuilder['analyze']>>;

const tell = (state: string, { violations }: Result): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${state}: ${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );

/** Something that opens, and what opens it. */
type Part = {
  by: string | RegExp;
  role?: 'button' | 'link' | 'option' | 'tab';
  /** Entries of a menu that lead on to a dialog. */
  entry?: string | RegExp;
  /** It opens in the page, not over it: it stays open, and nothing is said of the focus. */
  isInPage?: true;
};

const OVERLAYS =
  'dialog[open], [role="dialog"], .ant-dropdown:not(.ant-dropdown-hidden), .ant-popover:not(.ant-popover-hidden)';

/** Whether the focus is in an overlay. */
const isInOverlay = (page: Page) =>
  page.evaluate((overlays) => document.activeElement?.closest(overlays) !== null, OVERLAYS);

const hasFocus = (opener: Locator) => opener.evaluate((element) => element === document.activeElement);

/** Each screen by its address, with what opens on it. */
export type Screens = Record<string, readonly Part[]>;

const openerOf = (page: Page, { by, role = 'button' }: Part) => page.getByRole(role, { name: by }).first();

/** Opens it by keyboard, looks at it, closes it with Escape: the focus goes inside, and comes back to what opened it. */
async function passThrough(page: Page, part: Part, look: (within: string) => Promise<void>) {
  const { by, entry } = part;
  const opener = openerOf(page, part);
  await expect(opener, `${by}`).toBeVisible();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isInOverlay(page), { message: `${by} takes the focus` }).toBe(true);
  if (entry !== undefined) {
    await expect(page.getByRole('menuitem', { name: entry }), `${by}, ${entry}`).toBeVisible();
    await page.getByRole('menuitem', { name: entry }).press('Enter');
    await expect(page.getByRole('dialog'), `${by}, ${entry}`).toBeVisible();
    await expect.poll(() => isInOverlay(page), { message: `${entry} takes the focus` }).toBe(true);
  }
  await look(OVERLAYS);
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(opener), { message: `${by} has the focus back` }).toBe(true);
}

/** Goes through all of them, and tells what is wrong where. In an address, `:name` stands for one of the given ids. */
export async function faultsOfScreens(page: Page, screens: Screens, ids: Record<string, string> = {}) {
  const { open, settle } = walkScreens(page);
  const faults: string[] = [];
  const lookAt = async (state: string, within?: string) => {
    // A part that is fetched by itself comes after the requests have ended. Where there is no heading, axe says so.
    await page
      .locator('h1')
      .first()
      .waitFor({ timeout: HEADING_MS })
      .catch(() => {});
    faults.push(...(await faultsOn(page, state, within)));
  };
  const openInPage = async (part: Part, state: string) => {
    await expect(openerOf(page, part), state).toBeVisible();
    await openerOf(page, part).click();
    await settle(state);
    await lookAt(state);
  };
  for (const [screen, parts] of Object.entries(screens)) {
    await open(screen.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? ''));
    await lookAt(screen);
    faults.push(...(await missingRings(page)).map((html) => `${screen}: no ring: ${html}`));
    for (const part of parts) {
      const state = `${screen}, ${part.by} ${part.entry ?? ''}`;
      const seen = part.isInPage ? openInPage(part, state) : passThrough(page, part, (within) => lookAt(state, within));
      await seen.catch((error: Error) => faults.push(`${state}: ${error.message}`));
    }
  }
  return faults;
}

/** The pages that need no log-in, each loaded by itself. */
const PUBLIC_PAGES = [
  '/sign/sign-in',
  '/sign/sign-up',
  '/sign/reset-pwd',
  '/sign/reset-pwd/error',
  '/sign/verify-email',
  '/sign/verification/success',
  '/sign/register/verify-error',
  '/purchase/success',
  '/purchase/error',
  '/nowhere',
];

/** Lists with nothing in them, and what they say when the server does not answer. */
export const LISTS: Screens = Object.fromEntries(
  [
    '/home/dashboard',
    '/home/start',
    '/home/accounts/accountList',
    '/home/contact/contactList',
    '/home/verification/email',
    '/home/campaign/list',
    '/inbox',
    '/leads-agent',
    '/setting/files',
    '/setting/sealed',
    '/setting/billing',
  ].map((path) => [path, []]),
);

export async function faultsOfPublicPages(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    faults.push(...(await faultsOn(page, path)));
  }
  return faults;
}
