import { expect, test } from 'vitest';
import { makeCompanyWeb } from './company-web.ts';
import { LANGUAGES } from './languages/language.ts';
import { templateNames } from './templates/registry.ts';

const web = makeCompanyWeb(4417, { companies: 60 });

test('the same seed makes the same companies, people and pages, another seed others', () => {
  const again = makeCompanyWeb(4417, { companies: 60 });
  expect(again.companies).toEqual(web.companies);
  expect(again.people).toEqual(web.people);
  const home = `http://${web.companies[0]?.host}/`;
  expect(again.pageAt(home)).toEqual(web.pageAt(home));
  expect(makeCompanyWeb(4418, { companies: 60 }).companies).not.toEqual(web.companies);
});

test('by itself it has more than three hundred companies in ten languages, each at a host of its own', () => {
  const { companies } = makeCompanyWeb(1);
  expect(companies.length).toBeGreaterThanOrEqual(300);
  expect(new Set(companies.map(({ host }) => host)).size).toBe(companies.length);
  expect(new Set(companies.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
});

test('a company has people enough for two thousand in all, some of whom have left', () => {
  expect(web.people.length / web.companies.length).toBeGreaterThan(7);
  expect(web.people.some(({ isCurrent }) => !isCurrent)).toBe(true);
  expect(new Set(web.people.map(({ id }) => id)).size).toBe(web.people.length);
});

test('at least fifteen structures show people, and a fifth of all templates is held out', () => {
  expect(templateNames('people', 'known').length).toBeGreaterThanOrEqual(15);
  const kinds = ['people', 'shell', 'home', 'about', 'contact', 'imprint', 'references'] as const;
  const count = (choice: 'known' | 'held-out') => kinds.flatMap((kind) => templateNames(kind, choice)).length;
  expect(count('held-out') / (count('known') + count('held-out'))).toBeGreaterThanOrEqual(0.2);
});

test('a search finds the company that is asked for by its name and city', () => {
  for (const { name, city, host } of web.companies.slice(0, 10)) {
    const urls = web.search(`${name} ${city}`, { limit: 5 }).map(({ url }) => new URL(url).hostname);
    expect(urls).toContain(host);
  }
});

test('pages of a search follow one another without repeating a hit', () => {
  const first = web.search('Berlin', { limit: 5 });
  const second = web.search('Berlin', { offset: 5, limit: 5 });
  expect(new Set([...first, ...second].map(({ url }) => url)).size).toBe(first.length + second.length);
});
