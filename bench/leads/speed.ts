import { extractPeopleOf } from '@outrider/lead-finder';
import { judgeCandidate } from '@outrider/lead-finder/judge/judge';
import { readCompanyOf } from '@outrider/lead-finder/read/read-company';
import { readPage } from '@outrider/lead-finder/read/read-page';
import { mergeCompany, resolvePeople } from '@outrider/lead-finder/resolve';
import { understandQuestion } from '@outrider/lead-finder/understand-question';
import { makeCompanyWeb, type WebPage } from '@outrider/sandbox';
import { parse } from 'parse5';
import type { Metric, Report } from '../bench.ts';

/** At least half as many pages as a parser reads that does nothing else. */
const LEAST_SPEED = 0.5;
const PAGE_MAX = 200_000;
const SITES_EACH = 10;
const READ = { readAt: '2026-11-17T09:00:00Z', source: 'crawler' } as const;
const { criteria } = understandQuestion('CTOs of fintech companies in Germany, 20–200 people');

type Reading = { companies: number; floor: number };

/**
 * Pages parsed and judged in a second of the processor against a bare parse of the same pages: those as heavy as real ones, and
 * the same kind without what stands around their content, which nothing hangs on.
 */
export function measureReading(report: Report, seed: number, { companies, floor }: Reading): void {
  const heavy = timeReading({ companies, seeds: [seed + 1, seed], furniture: 'all' });
  report({ metric: 'pages_judged_per_second', ...heavy }, floor * LEAST_SPEED);
  // Other seeds: lines that were read a moment ago are remembered.
  const light = timeReading({ companies, seeds: [seed + 3, seed + 2], furniture: 'none' });
  report({ metric: 'bare_content_pages_judged_per_second', ...light }, 0);
}

type Timing = { companies: number; seeds: readonly [warming: number, counted: number]; furniture: 'all' | 'none' };

/**
 * Each page is read once, as a crawler does; another web warms both up. They take turns, so that a slow moment of the machine
 * meets both.
 */
function timeReading({ companies, seeds: [warming, counted], furniture }: Timing): Omit<Metric, 'metric'> {
  const times = { bare: 0, ours: 0 };
  let pages = 0;
  let bytes = 0;
  for (const [seed, isCounted] of [
    [warming, false],
    [counted, true],
  ] as const) {
    const web = makeCompanyWeb(seed, { companies, templates: 'all', furniture });
    const hosts = web.companies.map(({ host }) => host);
    for (let from = 0; from < hosts.length; from += SITES_EACH) {
      const some = hosts.slice(from, from + SITES_EACH).flatMap((host) => pagesOf(web, host));
      const bare = timeOf(some, ({ html }) => parse(html));
      const ours = timeOf(some, judgePage);
      if (!isCounted) continue;
      times.bare += bare;
      times.ours += ours;
      pages += some.length;
      bytes += some.reduce((sum, { html, encoding }) => sum + Buffer.byteLength(html, encoding), 0);
    }
  }
  const [value, limit] = [pages / times.ours, pages / times.bare];
  const furnished = furniture === 'all' ? 'with' : 'without';
  console.error(`${pages} pages ${furnished} furniture have ${(bytes / pages / 1_000).toFixed(1)} kB each`);
  return { value, limit, ratio: value / limit };
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
