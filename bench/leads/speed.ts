import { extractPeopleOf } from '@outrider/lead-finder';
import { judgeCandidate } from '@outrider/lead-finder/judge/judge';
import { readCompanyOf } from '@outrider/lead-finder/read/read-company';
import { readPage } from '@outrider/lead-finder/read/read-page';
import { mergeCompany, resolvePeople } from '@outrider/lead-finder/resolve';
import { understandQuestion } from '@outrider/lead-finder/understand-question';
import { makeCompanyWeb, type WebPage } from '@outrider/sandbox';
import { parse } from 'parse5';
import type { Report } from '../bench.ts';

/** At least half as many pages as a parser reads that does nothing else. */
const LEAST_SPEED = 0.5;
const PAGE_MAX = 200_000;
const SITES_EACH = 10;
const READ = { readAt: '2026-11-17T09:00:00Z', source: 'crawler' } as const;
const { criteria } = understandQuestion('CTOs of fintech companies in Germany, 20–200 people');

type Reading = { companies: number; floor: number };

/**
 * Pages parsed and judged in a second of the processor against a bare parse of the same pages. Each page is read once, as a
 * crawler does; another web warms both up. They take turns, so that a slow moment of the machine meets both.
 */
export function measureReading(report: Report, seed: number, { companies, floor }: Reading): void {
  const times = { bare: 0, ours: 0 };
  let pages = 0;
  for (const [web, isCounted] of [
    [makeCompanyWeb(seed + 1, { companies, templates: 'all' }), false],
    [makeCompanyWeb(seed, { companies, templates: 'all' }), true],
  ] as const) {
    const hosts = web.companies.map(({ host }) => host);
    for (let from = 0; from < hosts.length; from += SITES_EACH) {
      const some = hosts.slice(from, from + SITES_EACH).flatMap((host) => pagesOf(web, host));
      const bare = timeOf(some, ({ html }) => parse(html));
      const ours = timeOf(some, judgePage);
      if (!isCounted) continue;
      times.bare += bare;
      times.ours += ours;
      pages += some.length;
    }
  }
  const [value, limit] = [pages / times.ours, pages / times.bare];
  report({ metric: 'pages_judged_per_second', value, limit, ratio: value / limit }, floor * LEAST_SPEED);
}

function pagesOf(web: ReturnType<typeof makeCompanyWeb>, host: string): WebPage[] {
  const map = web.pageAt(`http://${host}/sitemap.xml`)?.html ?? '';
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .flatMap(([, url]) => web.pageAt(url ?? '') ?? [])
    .filter(({ status, html }) => status === 200 && html.length < PAGE_MAX);
}

function judgePage({ html, url }: WebPage): void {
  const page = readPage(html, url);
  const named = extractPeopleOf(page);
  const company = mergeCompany(url, [readCompanyOf({ page, ...READ }, [], named)]);
  const people = named.map((person) => ({ person, companyKey: url, ...READ }));
  for (const candidate of resolvePeople(people)) judgeCandidate(criteria, company, candidate);
}

/** In seconds of the processor: other work on the machine does not count. */
function timeOf(pages: readonly WebPage[], read: (page: WebPage) => unknown): number {
  const began = process.cpuUsage();
  for (const page of pages) read(page);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000_000;
}
