import { expect, test } from 'vitest';
import { makeCompanyWeb } from '../company-web.ts';
import { LANGUAGES } from '../languages/language.ts';
import { SITE_WORDS } from '../languages/site-words/all-site-words.ts';
import { templateNames } from '../templates/registry.ts';
import { makeTruth } from '../truth.ts';
import type { CompanyWeb, WebPage } from '../web-types.ts';

const OPTIONS = { companies: 120, templates: 'all' } as const;
const web = makeCompanyWeb(31, OPTIONS);
const bare = makeCompanyWeb(31, { ...OPTIONS, furniture: 'none' });
const builders = makeTruth(31, OPTIONS).templates;

/** A trap that is heavy by itself. */
const HUGE = '/spare-parts';

const pagesOf = (of: CompanyWeb): WebPage[] =>
  of.companies.flatMap(({ host }) =>
    [...(of.pageAt(`http://${host}/sitemap.xml`)?.html ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(
      ([, url = '']) => of.pageAt(url) ?? [],
    ),
  );

const furnished = pagesOf(web);
const bareByUrl = new Map(pagesOf(bare).map((page) => [page.url, page]));

const NUMBER = /\+\d{2,3}[ \d]{7,}/g;
const ADDRESS = /[\w.-]+@[\w-]+\.test/g;
const found = (html: string, pattern: RegExp) => new Set(html.match(pattern) ?? []);

test('pages weigh what real ones do: most some twenty thousand signs, a tenth few, a tenth over forty thousand', () => {
  const weights = furnished
    .filter(({ url }) => !url.endsWith(HUGE))
    .map(({ html }) => html.length)
    .toSorted((a, b) => a - b);
  const at = (share: number) => weights[Math.floor(weights.length * share)] ?? 0;
  expect(at(0.5)).toBeGreaterThan(15_000);
  expect(at(0.5)).toBeLessThan(30_000);
  expect(at(0.08)).toBeLessThan(8_000);
  expect(at(0.92)).toBeGreaterThan(35_000);
  expect(at(0.999)).toBeLessThan(110_000);
});

test('furniture names nobody, and has neither addresses nor numbers of its own', () => {
  const people = Map.groupBy(web.people, ({ companyId }) => companyId);
  const names = new Map(web.companies.map(({ id, host }) => [host, people.get(id)?.map(({ name }) => name) ?? []]));
  for (const { url, html } of furnished) {
    const content = bareByUrl.get(url)?.html ?? '';
    expect([...found(html, ADDRESS)].filter((address) => !content.includes(address))).toEqual([]);
    expect([...found(html, NUMBER)].filter((number) => !content.includes(number))).toEqual([]);
    const own = names.get(new URL(url).host) ?? [];
    const added = own.filter((name) => html.includes(name) && !content.includes(name));
    expect(added).toEqual([]);
  }
});

test('without furniture the companies, their people and their content are the same', () => {
  expect(bare.companies).toEqual(web.companies);
  expect(bare.people).toEqual(web.people);
  for (const { url, html, status } of furnished) {
    const without = bareByUrl.get(url);
    expect(without?.status).toBe(status);
    expect(without?.html.length).toBeLessThan(html.length);
  }
  expect(bare.search('Berlin')).toEqual(web.search('Berlin'));
});

test('a page is the same in whatever order the pages of its site are asked for', () => {
  const again = makeCompanyWeb(31, OPTIONS);
  for (const { url, html } of furnished.slice(0, 300).reverse()) expect(again.pageAt(url)?.html).toBe(html);
});

test('every builder is somewhere, and one is kept for pages that are held out', () => {
  const used = new Set([...builders.values()].map(({ furniture }) => furniture));
  expect(used).toEqual(new Set(templateNames('furniture', 'all')));
  expect(templateNames('furniture', 'known').length).toBeGreaterThanOrEqual(5);
  const heldOut = templateNames('furniture', 'held-out');
  expect(heldOut.length).toBeGreaterThan(0);
  expect(templateNames('furniture', 'known').filter((name) => heldOut.includes(name))).toEqual([]);
});

test('what a visitor reads around the content is in the language of the site', () => {
  for (const language of LANGUAGES) {
    const own = SITE_WORDS[language].consent.title;
    const hosts = new Set(web.companies.filter((company) => company.language === language).map(({ host }) => host));
    const asking = furnished.filter(({ url, html }) => hosts.has(new URL(url).host) && html.includes('role="dialog"'));
    expect(asking.length).toBeGreaterThan(0);
    for (const { html } of asking) expect(html).toContain(own);
  }
});

test('the directory and the register are furnished too, and lead where they led', () => {
  for (const url of ['http://directory.test/', 'http://register.test/company/1']) {
    const [heavy, light] = [web.pageAt(url)?.html ?? '', bare.pageAt(url)?.html ?? ''];
    expect(heavy.length).toBeGreaterThan(light.length + 5_000);
    const links = [...light.matchAll(/href="([^"]+)"/g)].map(([, target]) => target);
    for (const link of links) expect(heavy).toContain(`href="${link}"`);
  }
});

test('what is opened around the content is closed', () => {
  for (const { html, url } of furnished.filter(({ url: at }) => at.endsWith('/')).slice(0, 80)) {
    const count = (pattern: RegExp) => (html.match(pattern) ?? []).length;
    expect([url, count(/<div\b/g)]).toEqual([url, count(/<\/div>/g)]);
    expect([url, count(/<script\b/g)]).toEqual([url, count(/<\/script>/g)]);
    expect([url, count(/<ul\b/gi)]).toEqual([url, count(/<\/ul>/gi)]);
  }
});
