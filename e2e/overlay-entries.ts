import { expect, type Page } from '@playwright/test';

/** An open sheet or dialog of a phone has an entry in the history, which goes by itself a moment after it is closed. */
export const isLeft = (page: Page) =>
  expect.poll(() => page.evaluate(() => 'overlays' in (window.history.state ?? {}))).toBe(false);

/** Before that Back would leave the page: entries are made a moment after a dialog opens. */
export const hasEntry = (page: Page) => expect.poll(() => page.evaluate(() => window.history.state?.overlays)).toBe(1);
