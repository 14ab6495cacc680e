import type { Page } from '@playwright/test';

/** WCAG 1.4.11 and 2.4.13. */
const LEAST_CONTRAST = 3;

/** Everything on the page that can have the focus and does not show it well enough. A field shows it by its caret too. */
export async function missingRings(page: Page): Promise<string[]> {
  // Rings are for who uses the keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate(findMissingRings, LEAST_CONTRAST);
}

/** Runs in the page. */
async function findMissingRings(least: number): Promise<string[]> {
  const FOCUSABLE =
    'a[href], button:not(:disabled), select, summary, [tabindex="0"], input:is([type="checkbox"], [type="radio"])';
  type Color = [red: number, green: number, blue: number, alpha: number];
  const parse = (text: string): Color => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    return [red, green, blue, alpha];
  };
  const over = (top: Color, below: Color): Color => {
    const mix = (a: number, b: number) => a * top[3] + b * (1 - top[3]);
    return [mix(top[0], below[0]), mix(top[1], below[1]), mix(top[2], below[2]), 1];
  };
  const backgroundOf = (element: Element | null): Color => {
    if (!element) return [255, 255, 255, 1];
    const own = parse(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, backgroundOf(element.parentElement));
  };
  const lightness = ([red, green, blue]: Color) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: Color, b: Color) => {
    const [high = 0, low = 0] = [lightness(a), lightness(b)].sort((x, y) => y - x);
    return (high + 0.05) / (low + 0.05);
  };
  const hasRing = (element: Element, part?: '::after') => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return false;
    const behind = backgroundOf(element.parentElement);
    return contrast(over(parse(outlineColor), behind), behind) >= least;
  };
  const found: string[] = [];
  const before = document.activeElement;
  for (const element of document.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], [contenteditable]'))
      continue;
    element.focus({ preventScroll: true });
    // Tabs get a class together with the focus, before anything else happens.
    await Promise.resolve();
    if (document.activeElement !== element) continue;
    // A box that is drawn by hand has its ring beside it or around it, a button as wide as its row where the row is.
    const drawn = [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement];
    if (!hasRing(element, '::after') && !drawn.some((each) => each && hasRing(each)))
      found.push(element.outerHTML.slice(0, 140));
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return found;
}
