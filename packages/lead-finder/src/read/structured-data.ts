import { judgeName } from '../judge/judge-name.ts';
import type { Page, Script } from '../page.ts';
import type { Evidence, Person } from '../person.ts';
import { isAddress } from './decode-address.ts';
import { parseJsonLd } from './parse-json-ld.ts';

/** Relations to an organisation that make a person one of its people. A review's author is none. */
const OF_THE_HOUSE = new Set(
  'employee employees founder founders member members alumni contactPoint department mainEntity itemListElement item @graph'.split(
    ' ',
  ),
);
const DEPTH_MAX = 12;

/** People in JSON-LD (schema.org Person) who belong to the organisation or whose page it is. */
export function readStructuredPeople(page: Page): Person[] {
  return page.structuredData.flatMap((script) => {
    const people: Person[] = [];
    const search = { from: 0 };
    collect(parseJsonLd(script), 0, (record) => {
      const person = readPerson(record, page, script, search);
      if (person) people.push(person);
    });
    return people;
  });
}

const HEAD_MAX = 30_000;
const SITE_NAME = /<meta[^>]{0,200}og:site_name["'][^>]{0,40}content=["']([^"'<>]{2,80})["']/iu;

/** What the page calls the site it belongs to (Open Graph), and where in the source. */
export function readSiteName({ html }: Page): { text: string; offset: number } | undefined {
  const head = html.slice(0, HEAD_MAX);
  const said = head.includes('og:site_name') ? SITE_NAME.exec(head) : null;
  if (!said?.[1] || said[1].includes('&')) return undefined;
  return { text: said[1], offset: said.index + said[0].lastIndexOf(said[1]) };
}

type Fields = Record<string, unknown>;

function collect(value: unknown, depth: number, found: (record: Fields) => void): void {
  if (depth > DEPTH_MAX || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, depth + 1, found);
    return;
  }
  const record = value as Fields;
  const types = [record['@type']].flat();
  if (types.includes('Person')) found(record);
  for (const [key, inner] of Object.entries(record)) if (OF_THE_HOUSE.has(key)) collect(inner, depth + 1, found);
}

function readPerson(record: Fields, page: Page, script: Script, search: { from: number }): Person | undefined {
  const given = text(record.name);
  const name = given && judgeName(given)?.name;
  const place = name && quote(page, script, name, search.from);
  if (!name || !place) return undefined;
  // The next person stands behind this one: a file with many is not searched from its start for each.
  search.from = place.offset - script.at + name.length;
  const near = search.from - name.length;
  const person: Person = { name, evidence: { name: place } };
  const title = text(record.jobTitle);
  const email = text(record.email)?.replace(/^mailto:/iu, '');
  const phone = text(record.telephone);
  const said = { title, email: email && isAddress(email) ? email : undefined, phone };
  for (const field of ['title', 'email', 'phone'] as const) {
    const value = said[field];
    const evidence = value && quote(page, script, value, near);
    if (!value || !evidence) continue;
    person[field] = value;
    person.evidence[field] = evidence;
  }
  return person;
}

const text = (value: unknown): string | undefined => {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' && one.length < 200 && one.trim() !== '' ? one.trim() : undefined;
};

const NEAR = 4_000;

/** Only what stands in the source as it is: an escaped value is not returned. */
function quote({ html, url }: Page, script: Script, value: string, from: number): Evidence | undefined {
  const start = Math.max(script.at, script.at + from - NEAR / 2);
  const at = html.slice(start, start + NEAR + value.length).indexOf(value);
  return at === -1 ? undefined : { quote: value, offset: start + at, place: 'html', url };
}
