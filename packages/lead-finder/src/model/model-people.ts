import { getDomain } from 'tldts';
import { type Contact, findContacts, quoteText } from '../find/find-contacts.ts';
import { nameKey } from '../fold-name.ts';
import { judgeName } from '../judge/judge-name.ts';
import { isSharedAddress } from '../judge/match-address.ts';
import type { Page } from '../page.ts';
import type { Person } from '../person.ts';
import type { Zone } from '../zone.ts';
import { findSpans, foldPage, isForReaders, linesForModel, type Span, wrapPage } from './check-model-values.ts';
import { DATA_ONLY, type ModelOrder } from './model-order.ts';

const TEXT_MAX = 12_000;
const TOKENS_MAX = 1_200;
export const MODEL_PEOPLE_MAX = 60;

/** Who works there, by a model. What it answers is checked with `checkModelPeople`. */
export const peopleOrder = (page: Page, nonce: string): ModelOrder => ({
  instructions: `You read one page of a company's site and list the people who work for that company now. ${DATA_ONLY}
{"people":[{"name":"as written","title":"as written, or null","email":"as written, or null"}]}
Copy names and titles letter by letter from the text. Leave out customers, partners, authors, and whoever left. No people: {"people":[]}`,
  text: wrapPage(linesForModel(page, TEXT_MAX), nonce),
  tokensMax: TOKENS_MAX,
});

/** A person as a model names them. */
export type ModelPerson = { name: string; title?: string | null | undefined; email?: string | null | undefined };

/** A title stands this near its name, an address this many lines from it. */
const TITLE_NEAR = 160;
const LINES_NEAR = 5;
const ASIDE: ReadonlySet<Zone> = new Set(['navigation', 'form', 'voices', 'partners', 'works']);

/**
 * Of the people a model names, those whom the page itself names, where it speaks of its own. A title counts where it stands by the
 * name with nobody else between, an address where the page gives it there and it is of the company. The rest is dropped.
 */
export function checkModelPeople(page: Page, answered: readonly ModelPerson[]): Person[] {
  const people = answered.slice(0, MODEL_PEOPLE_MAX);
  const folded = foldPage(page.text);
  const spansOf = (value: string | null | undefined) => (value ? findSpans(page.text, folded, value) : []);
  const isName = ({ from, to }: Span) => judgeName(page.text.slice(from, to), true) !== undefined;
  const names = people.map(({ name }) => spansOf(name).filter((span) => isName(span) && isOfOwn(page, span)));
  const contacts = findContacts(page).emails;
  return people.flatMap(({ title, email }, index): Person[] => {
    const own = names[index] ?? [];
    const others = names.flatMap((spans, other) => (other === index ? [] : spans));
    const titled = title && !judgeName(title) ? pairNearest(own, spansOf(title), others) : undefined;
    const span = titled?.name ?? own[0];
    if (!span) return [];
    const name = quoteText(page, span.from, span.to);
    const held = titled && quoteText(page, titled.other.from, titled.other.to);
    const address = email ? addressNear(page, contacts, span, email) : undefined;
    return [
      {
        name: name.quote,
        ...(held ? { title: held.quote } : {}),
        ...(address ? { email: address.value } : {}),
        evidence: { name, ...(held ? { title: held } : {}), ...(address ? { email: address.evidence } : {}) },
      },
    ];
  });
}

const isOfOwn = (page: Page, span: Span) => {
  const zone = lineAt(page, span)?.block.zone;
  return isForReaders(page, span) && (zone === undefined || !ASIDE.has(zone));
};

const lineAt = (page: Page, { from }: Span) => page.lines.findLast(({ at }) => at <= from);

/** A name and a title side by side, and nobody else's name between them. */
function pairNearest(names: Span[], titles: Span[], others: Span[]): { name: Span; other: Span } | undefined {
  let best: { name: Span; other: Span; gap: number } | undefined;
  for (const name of names) {
    for (const other of titles) {
      const [from, to] = name.to <= other.from ? [name.to, other.from] : [other.to, name.from];
      const gap = to - from;
      if (gap < 0 || gap > TITLE_NEAR || (best && best.gap <= gap)) continue;
      if (others.some((one) => one.from >= from && one.to <= to)) continue;
      best = { name, other, gap };
    }
  }
  return best;
}

function addressNear(page: Page, contacts: Contact[], name: Span, email: string): Contact | undefined {
  const line = lineAt(page, name)?.index ?? 0;
  const domain = getDomain(page.url);
  return contacts.find(
    (contact) =>
      contact.value.toLowerCase() === email.trim().toLowerCase() &&
      Math.abs(contact.line - line) <= LINES_NEAR &&
      !isSharedAddress(contact.value) &&
      getDomain(contact.value.slice(contact.value.lastIndexOf('@') + 1)) === domain,
  );
}

/** What the rules found stays as it is; a model adds the people they missed, and what they missed of a person. */
export function addModelPeople(found: readonly Person[], byModel: readonly Person[]): Person[] {
  const people = new Map(found.map((one) => [nameKey(one.name), one]));
  for (const one of byModel) {
    const key = nameKey(one.name);
    const known = people.get(key);
    people.set(key, known ? { ...one, ...known, evidence: { ...one.evidence, ...known.evidence } } : one);
  }
  return [...people.values()];
}
