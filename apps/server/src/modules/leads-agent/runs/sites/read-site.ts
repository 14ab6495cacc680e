import { extractPeopleOf, type Person } from '@outrider/lead-finder';
import { type KnownAddress, readPublishedPattern } from '@outrider/lead-finder/email-pattern';
import { findContacts } from '@outrider/lead-finder/find/find-contacts';
import { kindOfPage, type PageKind, pickPagesOf, pickProfilesOf } from '@outrider/lead-finder/find/find-pages';
import type { Candidate, Company, SourceKey } from '@outrider/lead-finder/lead';
import type { Page } from '@outrider/lead-finder/page';
import { readCompanyOf } from '@outrider/lead-finder/read/read-company';
import { readPage } from '@outrider/lead-finder/read/read-page';
import { companyKeyOf, mergeCompany, type PersonOnPage, resolvePeople } from '@outrider/lead-finder/resolve';
import type { ReadWebPage } from '../../sources/source.ts';
import { writtenAtOf } from '../written-at.ts';

export type SiteRead = { company: Company; candidates: Candidate[]; known: KnownAddress[]; pages: ReadPage[] };

export type SiteWish = {
  key: string;
  /** Pages that led here. */
  urls: readonly string[];
  source: SourceKey;
  /** Of criteria that no field answers. */
  words: readonly string[];
};

/** As many as a site with a page for each of its people needs. */
const PAGES_MAX = 24;
/** Pages that name people of others, or none. */
const WITHOUT_STAFF: ReadonlySet<PageKind> = new Set(['references', 'jobs']);

type Link = { url: string; kind: PageKind | undefined };
export type ReadPage = { page: Page; readAt: string; people: Person[] };

/**
 * Reads the pages of a company that say who it is and who works there, from its front page along the links the rules choose. A
 * page that leads to another company's site is not its own.
 */
export async function readSite(read: ReadWebPage, wish: SiteWish, signal: AbortSignal): Promise<SiteRead> {
  const { key, urls } = wish;
  const seen = new Set<string>();
  const pages = new Map<string, ReadPage>();
  const open = async ({ url, kind }: Link): Promise<ReadPage | undefined> => {
    const answer = await read(url, signal);
    const isOwn = answer.kind === 'read' && companyKeyOf(answer.url) === key && !pages.has(nameOf(answer.url));
    if (!isOwn) return undefined;
    const page = readPage(answer.html, answer.url);
    const people = kind && WITHOUT_STAFF.has(kind) ? [] : extractPeopleOf(page);
    pages.set(nameOf(answer.url), { page, readAt: answer.readAt, people });
    return pages.get(nameOf(answer.url));
  };
  let next = await openHome(urls, open);
  while (next.length > 0 && seen.size < PAGES_MAX && !signal.aborted) {
    const fresh = [...new Map(next.map((link) => [nameOf(link.url), link]))].filter(([name]) => !seen.has(name));
    const wave = fresh.slice(0, PAGES_MAX - seen.size).map(([name, link]) => {
      seen.add(name);
      return link;
    });
    const opened = await Promise.all(wave.map(open));
    next = opened.flatMap((one) => (one ? linksOf(one) : []));
  }
  return describeSite([...pages.values()], wish);
}

/** What the pages of a site come to. */
export function describeSite(found: ReadPage[], { key, source, words }: SiteWish): SiteRead {
  const facts = found.map(({ page, readAt, people: named }) => readCompanyOf({ page, readAt, source }, words, named));
  const people = found.flatMap((one) => peopleOf(one, { key, source }));
  const known = found.flatMap((one) => addressesOf(one, source));
  return { company: mergeCompany(key, facts), candidates: resolvePeople(people), known, pages: found };
}

/** By TLS first; a site that does not speak it is read without. Gives what is to be read next. */
async function openHome(urls: readonly string[], open: (link: Link) => Promise<ReadPage | undefined>): Promise<Link[]> {
  const first = URL.parse(urls[0] ?? '');
  if (!first) return [];
  const secure = await open({ url: `${first.origin}/`, kind: undefined });
  const isTriedPlain = !secure && first.protocol === 'https:';
  const home = isTriedPlain ? await open({ url: `http://${first.host}/`, kind: undefined }) : secure;
  const hits = urls.filter((url) => URL.parse(url)?.pathname !== '/').map((url) => ({ url, kind: kindOfPage(url) }));
  return [...(home ? linksOf(home) : []), ...hits];
}

const linksOf = ({ page, people }: ReadPage): Link[] => [
  ...pickPagesOf(page),
  ...pickProfilesOf(page, people).map((url) => ({ url, kind: undefined })),
];

function peopleOf(
  { page, readAt, people }: ReadPage,
  { key, source }: Pick<SiteWish, 'key' | 'source'>,
): PersonOnPage[] {
  const writtenAt = writtenAtOf(page);
  return people.map((person) => ({ person, companyKey: key, readAt, source, writtenAt }));
}

/** Addresses with their owners, and "firstname.lastname@…", as a company tells how its addresses are made. */
function addressesOf({ page, readAt, people }: ReadPage, source: SourceKey): KnownAddress[] {
  const owned = people.flatMap(({ name, email, evidence }) =>
    email !== undefined && evidence.email
      ? [{ name, address: email, proofs: [{ ...evidence.email, readAt, source }] }]
      : [],
  );
  const published = findContacts(page).emails.flatMap(({ value, evidence }) =>
    readPublishedPattern(value) ? [{ name: '', address: value, proofs: [{ ...evidence, readAt, source }] }] : [],
  );
  return [...owned, ...published];
}

const nameOf = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/u, '').replace(/\/$/u, '');
