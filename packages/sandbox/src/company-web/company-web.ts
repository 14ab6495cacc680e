import { DIRECTORY_HOST, directoryPage, REGISTER_HOST, registerPage } from './pages/directory.ts';
import { redirectPage } from './pages/page-kit.ts';
import { makeSitePages } from './pages/site-pages.ts';
import { planWeb, type WebPlan } from './plan-web.ts';
import { makeSearchIndex, type SearchIndex } from './search-index.ts';
import { closedPaths, isReachable } from './stated-people.ts';
import type { CompanyWeb, CompanyWebOptions, WebCompany, WebPage, WebPerson } from './web-types.ts';

export type {
  CompanyWeb,
  CompanyWebOptions,
  RoleId,
  SearchHit,
  WebCompany,
  WebPage,
  WebPerson,
} from './web-types.ts';

/** How long a page takes at least and at most, the slow ones aside. */
const DELAY_MS = { least: 15, more: 45 };
/** What a search engine does not keep. */
const INDEXED_MAX_CHARACTERS = 100_000;

/** Small company sites, a directory and a register, the same for the same seed. Nothing is drawn before it is asked for. */
export const makeCompanyWeb = (seed: number | string, options: CompanyWebOptions = {}): CompanyWeb =>
  openWeb(planWeb(seed, options));

export function openWeb(plan: WebPlan): CompanyWeb {
  const { chance, companies, siteOf, peopleOf } = plan;
  const byHost = new Map(companies.map((company) => [company.host, company]));
  const sites = new Map<string, Map<string, () => WebPage>>();
  let people: readonly WebPerson[] | undefined;
  let index: SearchIndex | undefined;

  function pagesOf(company: WebCompany) {
    const known = sites.get(company.id) ?? makeSitePages(siteOf(company));
    sites.set(company.id, known);
    return known;
  }

  const withDelay = (page: WebPage): WebPage => ({
    ...page,
    delayMs: page.delayMs + DELAY_MS.least + Math.floor(chance.share(`delay of ${page.url}`) * DELAY_MS.more),
  });

  function find(url: URL): WebPage | undefined {
    const host = url.hostname.toLowerCase();
    const path = decodeURIComponent(url.pathname);
    if (host === DIRECTORY_HOST) return directoryPage(plan, path, Number(url.searchParams.get('page') ?? 1));
    if (host === REGISTER_HOST) return registerPage(plan, path);
    if (host.startsWith('www.') && byHost.has(host.slice(4)))
      return redirectPage(url.href, `http://${host.slice(4)}${url.pathname}`);
    const company = byHost.get(host);
    if (!company) return undefined;
    const pages = pagesOf(company);
    return (pages.get(path) ?? pages.get(path.replace(/\/$/, '')))?.();
  }

  /** All that a search engine would have: what it may read and what is there. */
  function* readablePages(): Generator<WebPage> {
    for (const company of companies) {
      const site = siteOf(company);
      const closed = closedPaths(site);
      // What stands on every page of a site tells none of them from the others, and engines leave it out.
      for (const [path, draw] of makeSitePages({ ...site, traits: { ...site.traits, isFurnished: false } })) {
        if (closed.some((prefix) => path.startsWith(prefix))) continue;
        const page = draw();
        const isKept = page.status === 200 && page.contentType.startsWith('text/html');
        if (isKept && page.html.length <= INDEXED_MAX_CHARACTERS) yield page;
      }
      const registered = registerPage({ ...plan, isFurnished: false }, `/company/${company.id.slice(1)}`);
      if (registered) yield registered;
    }
  }

  return {
    companies,
    hosts: [DIRECTORY_HOST, REGISTER_HOST, ...companies.map(({ host }) => host)],
    get people() {
      people ??= companies.flatMap((company) =>
        peopleOf(company).map(({ writtenName, isListed, hasMailbox, since, ...person }) => ({
          ...person,
          isReachable: isReachable(siteOf(company), { ...person, writtenName, isListed, hasMailbox, since }),
        })),
      );
      return people;
    },
    pageAt(address) {
      const url = URL.parse(address);
      const page = url ? find(url) : undefined;
      return page && withDelay(page);
    },
    search(query, page) {
      index ??= makeSearchIndex(readablePages());
      return index.search(query, page);
    },
  };
}
