import type { Page } from '../page.ts';

/** A sentence that asks not to be written to. `isPersonal`: one person speaks, not the company. */
export type Objection = { from: number; to: number; isPersonal: boolean };

/** "We object to unsolicited advertising", "please do not contact me": obeyed, no matter what else the page says. */
export function findObjections(page: Page): Objection[] {
  const found: Objection[] = [];
  for (const { facts, at } of page.lines) {
    for (const { text, from, objection } of facts.objections) {
      if (objection) found.push({ from: at + from, to: at + from + text.length, ...objection });
    }
  }
  return found;
}
