import type { PageElement } from './page.ts';

const CLASS_MAX = 60;
const LEVELS = 4;

/** Kinds of the element and three above it: alike for the cards of a list and the columns of a table. */
export function signatureOf(element: PageElement): string {
  if (element.signature !== undefined) return element.signature;
  const kinds: string[] = [];
  let at: PageElement | undefined = element;
  for (let up = 0; at && up < LEVELS; up += 1) {
    kinds.push(`${at.name}${at.column || ''}.${(at.attributes.get('class') ?? '').slice(0, CLASS_MAX)}`);
    at = at.parent;
  }
  element.signature = kinds.join('<');
  return element.signature;
}
