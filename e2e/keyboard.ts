import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page has to offer. */
const MOST_PRESSES = 150;

/** Goes on with the Tab key until it is reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${target.toString()}`);
}

export async function tabAndPress(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function tabAndType(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** From a select that has the focus: opens it and goes down until the choice is reached. */
export async function chooseByArrows(page: Page, choice: string): Promise<void> {
  await page.keyboard.press('ArrowDown');
  await expect(page.getByTitle(choice, { exact: true })).toBeVisible();
  const active = page.locator('.ant-select-item-option-active');
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if ((await active.getAttribute('title')) === choice) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys do not reach ${choice}`);
}
