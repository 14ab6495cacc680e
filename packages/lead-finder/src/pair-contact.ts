import type { AddressFacts } from './find/find-address.ts';
import type { Candidate } from './find/find-candidates.ts';
import type { Card } from './find/find-card.ts';
import type { Contact, Contacts } from './find/find-contacts.ts';
import { isSharedAddress, matchAddress } from './judge/match-address.ts';
import type { Page } from './page.ts';

/** The address in a person's card that fits the name best; one that no name says only where the card is the person's alone. */
export function pairEmail(name: string, card: Card, { emails }: Contacts, isAlone: boolean): Contact | undefined {
  let best: Contact | undefined;
  let bestWeight = 0;
  for (const contact of within(emails, card)) {
    const match = matchAddress(contact.value, name);
    const weight = match > 0 ? 1 + match : isAlone && !isSharedAddress(contact.value) ? 1 : 0;
    if (weight > bestWeight) [best, bestWeight] = [contact, weight];
  }
  return best;
}

export const pairPhone = (card: Card, { phones }: Contacts): Contact | undefined =>
  within(phones, card).find(({ isFax }) => !isFax);

/** What stands above the heading that names a person is not theirs, nor a number that stands above them beside a street. */
export function withoutHouse(page: Page, { cell }: Candidate, card: Card, isHeading: (line: number) => boolean): Card {
  const own = cell.line.index;
  const isOfHouse = page.lines.slice(card.from, own).some(({ facts: { address } }) => isStreetIn(address));
  return isOfHouse || isHeading(own) ? { ...card, from: own } : card;
}

const isStreetIn = ({ postal, behindStreet, endsInStreet }: AddressFacts): boolean =>
  endsInStreet || postal !== undefined || behindStreet !== undefined;

/** Contacts stand in the order of their kinds, so the few of a card are looked up by line. */
function within(contacts: Contact[], { from, to }: Card): Contact[] {
  if (contacts.length === 0) return contacts;
  const byLine = linesOf(contacts);
  const found: Contact[] = [];
  for (let line = from; line < to; line += 1) found.push(...(byLine.get(line) ?? []));
  return found;
}

const known = new WeakMap<Contact[], Map<number, Contact[]>>();

function linesOf(contacts: Contact[]): Map<number, Contact[]> {
  const kept = known.get(contacts);
  if (kept) return kept;
  const byLine = new Map<number, Contact[]>();
  for (const contact of contacts) {
    const before = byLine.get(contact.line);
    if (before) before.push(contact);
    else byLine.set(contact.line, [contact]);
  }
  known.set(contacts, byLine);
  return byLine;
}
