import { escapeHtml as esc, fill, inflect } from '../fill.ts';
import { injectionOf } from '../injection.ts';
import type { Site } from '../site.ts';
import { closedPaths, hasProfiles, statePerson, teamStaff } from '../stated-people.ts';
import { templateOf } from '../templates/registry.ts';
import type { WebPage } from '../web-types.ts';
import { archivePath, newsDrafts } from './news.ts';
import { type Draft, htmlPage, redirectPage, robotsText, sitemapText, textPage, withWrongCharset } from './page-kit.ts';
import { type Trap, trapOf } from './traps.ts';

/** The pages of one company by their paths, each drawn when it is asked for. */
export function makeSitePages(site: Site): Map<string, () => WebPage> {
  const { company, traits, table } = site;
  const pages = new Map<string, () => WebPage>();
  const put = (draft: Draft, change: (page: WebPage) => WebPage = (page) => page) =>
    pages.set(draft.path, () => change(htmlPage(site, draft)));
  const trap = trapOf(site);
  const isThere = traits.teamPage === 'there';

  for (const draft of [...bodyDrafts(site, trap), ...(isThere ? teamDrafts(site) : []), jobsDraft(site)]) put(draft);
  for (const draft of newsDrafts(site)) put(draft, traits.trap === 'wrong-charset' ? withWrongCharset : undefined);
  if (!isThere) put({ ...teamDraft(site), body: '' }, (page) => ({ ...page, status: 500 }));

  const listed = [...pages.keys()].map((path) => `http://${company.host}${path}`);
  if (traits.robots !== 'missing') {
    const url = `http://${company.host}/robots.txt`;
    pages.set('/robots.txt', () => textPage(url, robotsText(company.host, closedPaths(site))));
  }
  pages.set('/sitemap.xml', () =>
    textPage(`http://${company.host}/sitemap.xml`, sitemapText(listed), 'application/xml'),
  );
  for (const [path, page] of trap?.pages ?? []) pages.set(path, page);
  const old = table.pages.team.path.slice(1);
  pages.set(`/${old}.html`, () => redirectPage(`http://${company.host}/${old}.html`, `http://${company.host}/${old}`));
  return pages;
}

function bodyDrafts(site: Site, trap: Trap | undefined): Draft[] {
  const { pages } = site.table;
  const injection = injectionOf(site)?.html ?? '';
  const body = (kind: 'home' | 'about' | 'contact' | 'imprint' | 'references') =>
    templateOf(kind, site.traits.templates[kind])(site);
  const draft = (kind: 'about' | 'contact' | 'imprint' | 'references', more = ''): Draft => ({
    path: pages[kind].path,
    title: pages[kind].label,
    body: body(kind) + more,
  });
  return [
    { path: '/', title: site.company.name, body: body('home') + (trap?.link ?? '') },
    draft('about', injection),
    draft('contact'),
    draft('imprint'),
    draft('references'),
  ];
}

function teamDraft(site: Site): Draft {
  const { pages } = site.table;
  const people = teamStaff(site).map((person) => statePerson(site, person));
  const block = templateOf('people', site.traits.templates.people)({ people, site });
  return { path: pages.team.path, title: pages.team.label, body: block + (injectionOf(site)?.html ?? '') };
}

/** The team page, a page for each person where the template leads there, and an old list of those days. */
function teamDrafts(site: Site): Draft[] {
  const { table, traits, former } = site;
  const isLinked = hasProfiles(site);
  const template = isLinked ? 'headings' : traits.templates.people;
  const stated = teamStaff(site).map((person) => statePerson(site, person));
  const draw = (people: typeof stated) => templateOf('people', template)({ people, site });
  const profiles = stated.map((person) => ({
    path: `${table.pages.team.path}/${person.slug}`,
    title: person.name,
    body: draw([person]),
  }));
  const then = [...former.map((person) => statePerson(site, person)), ...stated.slice(0, 2)];
  const archive = {
    path: archivePath(site),
    title: `${table.pages.team.label} 2019`,
    body: `<p><em>${esc(table.labels.archive)} 2019</em></p>${draw(then)}`,
  };
  return [teamDraft(site), ...(isLinked ? profiles : []), ...(former.length > 0 ? [archive] : [])];
}

/** Titles without names. */
function jobsDraft({ table, company }: Site): Draft {
  const { pages, titles, sentences } = table;
  const wanted = [titles.engineer[0], titles.rep[0], titles.cto[0]].map((title) => inflect(title, 'm'));
  return {
    path: pages.jobs.path,
    title: pages.jobs.label,
    body: `<ul>${wanted.map((title) => `<li>${esc(fill(sentences.hiring, { title }))} (${esc(company.city)})</li>`).join('')}</ul>`,
  };
}
