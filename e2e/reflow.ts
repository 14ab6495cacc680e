import type { Page } from '@playwright/test';

/**
 * What a user could not reach or read on this page: it scrolls sideways, or something to press lies where no scrolling
 * leads. Tables, strips of choices and drawings may scroll sideways by themselves (WCAG 1.4.10).
 */
export const unreachableOn = (page: Page): Promise<string[]> => page.evaluate(findUnreachable);

/** Runs in the page. */
function findUnreachable(): string[] {
  const PRESSED = 'a[href], button, input, select, textarea, [role="button"], [role="tab"], [contenteditable="true"]';
  // Tabs that do not fit stand in the menu at their end; the skip link comes with the focus.
  const ELSEWHERE = '[inert], [aria-hidden="true"], .ant-tabs-nav, .skip, .visually-hidden';
  const SIDEWAYS =
    '[class*="_frame_"], [class*="_status_"], [class*="_rounds_"], [class*="_fields_"], [role="radiogroup"]';
  const found: string[] = [];
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  const root = document.documentElement;
  if (root.scrollWidth > window.innerWidth + 1) found.push(`the page is ${root.scrollWidth} wide`);
  for (const element of document.querySelectorAll('body *')) {
    if (element.clientWidth === 0 || element.scrollWidth <= element.clientWidth + 1) continue;
    if (!scrolls(getComputedStyle(element).overflowX) || element.closest(SIDEWAYS)) continue;
    if (element.querySelector(':scope > table, :scope > svg')) continue;
    found.push(`scrolls sideways: ${element.className} ${nameOf(element)}`);
  }
  for (const element of document.querySelectorAll(PRESSED)) {
    if (element.closest(ELSEWHERE) || getComputedStyle(element).visibility === 'hidden') continue;
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    let [left, right] = [Math.max(0, box.left), Math.min(window.innerWidth, box.right)];
    let isScrolled = false;
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around);
      if (overflowX === 'visible' || around === document.body || around === root) continue;
      isScrolled ||= scrolls(overflowX) && around.scrollWidth > around.clientWidth;
      const frame = around.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    }
    if (!isScrolled && right - left < Math.min(box.width, 12)) found.push(`out of reach: ${nameOf(element)}`);
  }
  return [...new Set(found)];
}
