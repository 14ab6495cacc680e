import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { walkScreens } from './cut-text.ts';
import { missingRings } from './focus-ring.ts';

/** WCAG 2.2 AA is all of these. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What else a page is made of is the same in the dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it is now, in the light and in the dark. Mails are frames, and their senders' own. */
async function faultsOn(page: Page, state: string, within?: string): Promise<string[]> {
  // A page that is not loaded anew has axe already; reading it again takes longer than using it.
  const given = (await page.evaluate(() => 'axe' in window)) ? { axeSource: 'undefined' } : {};
  const axeOf = () => {
    const axe = new AxeBuilder({ page, ...given })
      .setLegacyMode()
      .options({ iframes: false, resultTypes: ['violations'] });
    return within === undefined ? axe : axe.include(within);
  };
  const light = await axeOf().withTags(TAGS).analyze();
  await turnTo(page, 'dark');
  const dark = await axeOf().withRules(COLOUR_RULES).analyze();
  await turnTo(page, 'light');
  return [...tell(`${state}, light`, light), ...tell(`${state}, dark`, dark)];
}

/** Without loading it anew. */
async function turnTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await page.evaluate(restColours);
}

/** Runs in the page: colours that pass over into others are there. */
const restColours = () =>
  Promise.allSettled(
    document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : [])),
  );

type Result = Awaited<ReturnType<AxeBuilder['analyze']>>;

const tell = (state: string, { violations }: Result): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${state}: ${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );

/** Something that opens over a page, and what opens it. */
type Overlay = {
  by: string | RegExp;
  role?: 'button' | 'link';
  /** Entries of a menu that lead on to a dialog. */
  entry?: string | RegExp;
};

const OVERLAYS =
  'dialog[open], [role="dialog"], .ant-dropdown:not(.ant-dropdown-hidden), .ant-popover:not(.ant-popover-hidden)';

/** Whether the focus is in an overlay. */
const isInOverlay = (page: Page) =>
  page.evaluate((overlays) => document.activeElement?.closest(overlays) !== null, OVERLAYS);

const hasFocus = (opener: Locator) => opener.evaluate((element) => element === document.activeElement);

/** Each screen by its address, with what opens on it. */
export type Screens = Record<string, readonly Overlay[]>;

/** Opens it by keyboard, looks at it, closes it with Escape: the focus goes inside, and comes back to what opened it. */
async function passThrough(
  page: Page,
  { by, role = 'button', entry }: Overlay,
  look: (within: string) => Promise<void>,
) {
  const opener = page.getByRole(role, { name: by }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isInOverlay(page), { message: `${by} takes the focus` }).toBe(true);
  if (entry !== undefined) {
    await page.getByRole('menuitem', { name: entry }).press('Enter');
    await expect(page.getByRole('dialog'), `${by}, ${entry}`).toBeVisible();
    await expect.poll(() => isInOverlay(page), { message: `${entry} takes the focus` }).toBe(true);
  }
  await look(OVERLAYS);
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(opener), { message: `${by} has the focus back` }).toBe(true);
}

/** Goes through all of them, and tells what is wrong where. */
export async function faultsOfScreens(page: Page, screens: Screens) {
  const { open } = walkScreens(page);
  const faults: string[] = [];
  for (const [screen, overlays] of Object.entries(screens)) {
    await open(screen);
    const found = await faultsOn(page, screen);
    found.push(...(await missingRings(page)).map((html) => `${screen}: no ring: ${html}`));
    for (const overlay of overlays) {
      const state = `${screen}, ${overlay.by} ${overlay.entry ?? ''}`;
      const look = async (within: string) => {
        found.push(...(await faultsOn(page, state, within)));
      };
      await passThrough(page, overlay, look).catch((error: Error) => found.push(`${state}: ${error.message}`));
    }
    faults.push(...found);
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
