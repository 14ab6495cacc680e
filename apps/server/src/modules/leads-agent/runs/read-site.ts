import { extractPeopleOf } from '@outrider/lead-finder';
import type { CompanyFacts } from '@outrider/lead-finder/company-facts';
import { type KnownAddress, readPublishedPattern } from '@outrider/lead-finder/email-pattern';
import { findContacts } from '@outrider/lead-finder/find-contacts';
import { type PageKind, pickPagesOf } from '@outrider/lead-finder/find-pages';
import type { Candidate, Company, SourceKey } from '@outrider/lead-finder/lead';
import type { Page } from '@outrider/lead-finder/page';
import { readCompanyOf } from '@outrider/lead-finder/read-company';
import { readPage } from '@outrider/lead-finder/read-page';
import { companyKeyOf, mergeCompany, type PersonOnPage, resolvePeople } from '@outrider/lead-finder/resolve';
import type { ReadWebPage } from '../sources/source.ts';
import { writtenAtOf } from './written-at.ts';

export type SiteRead = { company: Company; candidates: Candidate[]; known: KnownAddress[]; pages: number };

type Wish = {
  key: string;
  /** Pages that led here. */
  urls: readonly string[];
  source: SourceKey;
  /** Of criteria that no field answers. */
  words: readonly string[];
};

const PAGES_MAX = 10;
/** Pages that name people of others, or none. */
const WITHOUT_STAFF: ReadonlySet<PageKind> = new Set(['references', 'jobs']);

type ReadPage = { page: Page; readAt: string };

/** Reads the pages of a company that say who it is and who works there. One that leads to another company's site is not its own. */
export async function readSite(read: ReadWebPage, wish: Wish, signal: AbortSignal): Promise<SiteRead> {
  const { key, urls, source, words } = wish;
  const pages = new Map<string, ReadPage & { kind?: PageKind }>();
  const open = async (url: string, kind?: PageKind): Promise<Page | undefined> => {
    const answer = await read(url, signal);
    if (answer.kind !== 'read' || companyKeyOf(answer.url) !== key) return undefined;
    const page = readPage(answer.html, answer.url);
    const name = nameOf(answer.url);
    if (!pages.has(name)) pages.set(name, { page, readAt: answer.readAt, ...(kind ? { kind } : {}) });
    return page;
  };
  const home = await openHome(urls, open);
  await Promise.all(urls.filter((url) => URL.parse(url)?.pathname !== '/').map((url) => open(url)));
  const seen = new Set([...pages.keys(), ...urls.map(nameOf)]);
  const next = (home ? pickPagesOf(home) : []).filter(({ url }) => !seen.has(nameOf(url)));
  await Promise.all(next.slice(0, Math.max(0, PAGES_MAX - pages.size)).map(({ url, kind }) => open(url, kind)));
  const found = [...pages.values()];
  const facts: CompanyFacts[] = [];
  const people: PersonOnPage[] = [];
  const known: KnownAddress[] = [];
  for (const { page, readAt, kind } of found) {
    facts.push(readCompanyOf({ page, readAt, source }, words));
    if (kind && WITHOUT_STAFF.has(kind)) continue;
    const writtenAt = writtenAtOf(page);
    for (const person of extractPeopleOf(page)) {
      people.push({ person, companyKey: key, readAt, source, writtenAt });
      const { email, evidence } = person;
      if (email !== undefined && evidence.email) {
        known.push({ name: person.name, address: email, proofs: [{ ...evidence.email, readAt, source }] });
      }
    }
    known.push(...publishedPatterns(page, { readAt, source }));
  }
  return { company: mergeCompany(key, facts), candidates: resolvePeople(people), known, pages: found.length };
}

/** By TLS first; a site that does not speak it is read without. */
async function openHome(
  urls: readonly string[],
  open: (url: string) => Promise<Page | undefined>,
): Promise<Page | undefined> {
  const first = URL.parse(urls[0] ?? '');
  if (!first) return undefined;
  return (await open(`${first.origin}/`)) ?? (first.protocol === 'https:' ? open(`http://${first.host}/`) : undefined);
}

const nameOf = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/u, '').replace(/\/$/u, '');

/** "firstname.lastname@…", as a company tells how its addresses are made. */
const publishedPatterns = (page: Page, { readAt, source }: { readAt: string; source: SourceKey }): KnownAddress[] =>
  findContacts(page).emails.flatMap(({ value, evidence }) =>
    readPublishedPattern(value) ? [{ name: '', address: value, proofs: [{ ...evidence, readAt, source }] }] : [],
  );
