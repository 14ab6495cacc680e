import type { PageElement } from './page.ts';

const CLASS_MAX = 60;
const LEVELS = 4;

/** Kinds of the element and three above it: alike for the cards of a list and the columns of a table. */
export function signatureOf(element: PageElement): string {
  if (element.signature !== undefined) return element.signature;
  let signature = '';
  let at: PageElement | undefined = element;
  for (let up = 0; at && up < LEVELS; up += 1) {
    signature += at.column === 0 ? `${at.name}.` : `${at.name}${at.column}.`;
    const given = at.attributes.get('class');
    if (given) signature += given.length > CLASS_MAX ? given.slice(0, CLASS_MAX) : given;
    signature += '<';
    at = at.parent;
  }
  element.signature = signature;
  return signature;
}
