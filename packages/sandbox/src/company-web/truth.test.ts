import { describe, expect, test } from 'vitest';
import { makeCompanyWeb } from './company-web.ts';
import { makeMailboxBook } from './mailboxes.ts';
import { archivePath } from './pages/news.ts';
import { planWeb } from './plan-web.ts';
import { templateNames } from './templates/registry.ts';
import { makeTruth } from './truth.ts';

/** Enough companies for every trap to be there. */
const OPTIONS = { companies: 240 };
const web = makeCompanyWeb(7, OPTIONS);
const truth = makeTruth(7, OPTIONS);
const plan = planWeb(7, OPTIONS);
const mailboxes = makeMailboxBook(plan);
const everybody = truth.answer({});

const htmlAt = (url: string) => web.pageAt(url)?.html ?? '';
/** As `escapeHtml` and old encodings write it. */
const readable = (html: string) =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))).replaceAll('&amp;', '&');

function disallowed(url: string): boolean {
  const { origin, pathname } = new URL(url);
  const closed = htmlAt(`${origin}/robots.txt`).matchAll(/^Disallow: (.+)$/gm);
  return [...closed].some(([, prefix = '/']) => pathname.startsWith(prefix));
}

test('every reachable person is named with their title on a page that is there and that robots.txt leaves open', () => {
  expect(everybody.length).toBeGreaterThan(web.people.length * 0.6);
  const pages = new Map<string, string>();
  for (const { name, title, pages: urls } of everybody) {
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls) {
      const html = pages.get(url) ?? readable(htmlAt(url));
      if (!pages.has(url)) {
        expect(disallowed(url)).toBe(false);
        expect(web.pageAt(url)?.status).toBe(200);
      }
      pages.set(url, html);
      expect(html).toContain(name);
      expect(html).toContain(title);
    }
  }
});

test('people, their companies and who is reachable are the same in the truth and in the web', () => {
  const reachable = new Set(web.people.filter(({ isReachable }) => isReachable).map(({ id }) => id));
  const objecting = new Set(truth.objections.map(({ personId }) => personId));
  expect(new Set(everybody.map(({ personId }) => personId))).toEqual(
    new Set([...reachable].filter((id) => !objecting.has(id))),
  );
  const hosts = new Map(web.companies.map(({ id, host }) => [id, host]));
  for (const { company } of everybody) expect(hosts.get(company.id)).toBe(company.host);
});

test('an answer meets every criterion, and a narrower question has fewer', () => {
  const broad = truth.answer({ roles: ['ceo'], countries: ['DE', 'AT'] });
  const narrow = truth.answer({ roles: ['ceo'], countries: ['DE', 'AT'], people: { least: 20, most: 200 } });
  expect(broad.length).toBeGreaterThan(narrow.length);
  expect(narrow.length).toBeGreaterThan(0);
  for (const { company, isOptional } of narrow.filter((person) => !person.isOptional)) {
    expect(isOptional).toBe(false);
    expect(['DE', 'AT']).toContain(company.country);
    expect(company.people).toBeGreaterThanOrEqual(20);
    expect(company.people).toBeLessThanOrEqual(200);
  }
});

describe('traps', () => {
  test('pages that speak to a machine plant a person who does not exist', () => {
    expect(truth.injections.length).toBeGreaterThan(4);
    const addresses = new Set(web.people.map(({ email }) => email));
    for (const { url, plantedAddress } of truth.injections) {
      expect(addresses.has(plantedAddress)).toBe(false);
      if (web.pageAt(url)?.status === 200) expect(htmlAt(url)).toContain(plantedAddress);
    }
  });

  test('an objection stands on the page it is listed for', () => {
    const seen = new Map<string, number>();
    for (const { url, sentence, personId } of truth.objections) {
      const page = web.pageAt(url);
      if (page?.status !== 200) continue;
      expect(readable(page.html)).toContain(sentence);
      seen.set(personId.replace(/-.*/, ''), (seen.get(personId.replace(/-.*/, '')) ?? 0) + 1);
    }
    // By one person here, by a whole company there.
    expect(Math.min(...seen.values())).toBe(1);
    expect(Math.max(...seen.values())).toBeGreaterThan(3);
  });

  test('who left is named by an old page and has no mailbox any more', () => {
    const withFormer = plan.companies.map((company) => plan.siteOf(company)).filter(({ former }) => former.length > 0);
    expect(withFormer.length).toBeGreaterThan(10);
    for (const site of withFormer.filter(({ traits }) => traits.teamPage === 'there')) {
      const old = readable(htmlAt(`http://${site.company.host}${archivePath(site)}`));
      for (const { name, email } of site.former) {
        expect(old).toContain(name);
        if (email) expect(mailboxes.has(email)).toBe(false);
      }
    }
  });

  test('companies with one name sit in different countries and trades, and namesakes work at different companies', () => {
    expect(truth.lookAlikes.length).toBeGreaterThan(3);
    for (const { name, hosts } of truth.lookAlikes) {
      const same = web.companies.filter((company) => company.name === name);
      expect(hosts).toHaveLength(same.length);
      expect(new Set(same.map(({ industry, country }) => `${industry} ${country}`)).size).toBe(same.length);
    }
    const names = Map.groupBy(web.people, ({ name }) => name);
    expect([...names.values()].filter((people) => people.length > 1).length).toBeGreaterThan(20);
  });

  test('every kind of trouble is somewhere', () => {
    const traits = plan.companies.map((company) => plan.siteOf(company).traits);
    const seen = (pick: (each: (typeof traits)[number]) => string) => new Set(traits.map(pick));
    expect(seen(({ trap }) => trap).size).toBe(7);
    expect(seen(({ robots }) => robots).size).toBe(4);
    expect(seen(({ encoding }) => encoding).size).toBe(3);
    expect(seen(({ statesSize }) => statesSize).size).toBe(5);
    expect(seen(({ addressForm }) => addressForm).size).toBe(10);
    expect(traits.some(({ isSizeDisputed }) => isSizeDisputed)).toBe(true);
    expect(traits.some(({ teamPage }) => teamPage === 'fails')).toBe(true);
  });
});

test('a web of known templates has none that is held out, and a held-out web has no other', () => {
  const used = (choice: 'known' | 'held-out') =>
    [...makeTruth(7, { companies: 120, templates: choice }).templates.values()].flatMap((names) =>
      Object.entries(names),
    );
  const known = used('known');
  for (const [kind, name] of known) expect(templateNames(kind as 'people', 'known')).toContain(name);
  const heldOut = used('held-out');
  for (const [kind, name] of heldOut) expect(templateNames(kind as 'people', 'held-out')).toContain(name);
  const named = (among: [string, string][]) => new Set(among.map((entry) => entry.join(' ')));
  expect([...named(known)].filter((entry) => named(heldOut).has(entry))).toEqual([]);
  const people = new Set(known.flatMap(([kind, name]) => (kind === 'people' ? name : [])));
  expect(people.size).toBe(templateNames('people', 'known').length);
});
