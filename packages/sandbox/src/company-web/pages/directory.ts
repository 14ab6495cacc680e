import { escapeHtml as esc, toSlug } from '../fill.ts';
import { furnishHost } from '../furniture/furnish.ts';
import { type Furniture, NO_FURNITURE } from '../furniture/furniture.ts';
import { TABLES } from '../languages/tables.ts';
import type { WebPlan } from '../plan-web.ts';
import type { Site } from '../site.ts';
import type { IndustryId, WebCompany, WebPage } from '../web-types.ts';
import { plainPage, robotsText, textPage } from './page-kit.ts';

/** Lists companies by industry, country and city: where a crawler without any key begins. */
export const DIRECTORY_HOST = 'directory.test';
/** The official register: it counts people by itself. */
export const REGISTER_HOST = 'register.test';
const HOST_NAMES: Record<string, string> = { [DIRECTORY_HOST]: 'Company directory', [REGISTER_HOST]: 'Register' };

const PER_PAGE = 25;
/** How far the register's count is from the site's, where they disagree. */
const DISPUTE = 1.6;

type Sites = Pick<WebPlan, 'chance' | 'companies' | 'siteOf' | 'isFurnished'>;

const labelOf = (industry: IndustryId) => TABLES.en.industries[industry].label;
const citySlug = ({ city }: WebCompany) => toSlug(city, 'de');
const at = (path: string) => `http://${DIRECTORY_HOST}${path}`;

const around = ({ chance, isFurnished }: Sites, host: string, path: string, title: string): Furniture =>
  isFurnished ? furnishHost(chance, { host, name: HOST_NAMES[host] ?? host })({ path, title }) : NO_FURNITURE;

const wrap = (title: string, body: string, { head, attributes, top, before, after, bottom }: Furniture) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${esc(title)} | Company directory</title>${head}</head><body${attributes}>${top}
<header><a href="/">Company directory</a></header><main><h1>${esc(title)}</h1>${before}${body}${after}</main>${bottom}</body></html>`;

export function directoryPage(sites: Sites, path: string, page: number): WebPage | undefined {
  const url = at(page > 1 ? `${path}?page=${page}` : path);
  if (path === '/robots.txt') return textPage(url, robotsText(DIRECTORY_HOST, []));
  const show = (title: string, body: string) =>
    plainPage(url, wrap(title, body, around(sites, DIRECTORY_HOST, path, title)), 'en');
  if (path === '/') return show('All companies', frontBody(sites.companies));
  const [, kind, key = '', city] = path.split('/');
  const found = sites.companies.filter((company) => {
    if (city !== undefined && citySlug(company) !== city) return false;
    if (kind === 'industry') return company.industry === key;
    if (kind === 'country') return company.country.toLowerCase() === key;
    return kind === 'city' && citySlug(company) === key;
  });
  const shown = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  if (shown.length === 0) return undefined;
  const more =
    found.length > page * PER_PAGE ? `<p><a rel="next" href="${path}?page=${page + 1}">Next page</a></p>` : '';
  const list = `<ul class="entries">${shown.map((company) => entry(sites.siteOf(company))).join('\n')}</ul>${more}`;
  return show(titleOf(found, path), list);
}

function titleOf([first]: readonly WebCompany[], path: string): string {
  const [, kind, , city] = path.split('/');
  if (!first) return '';
  if (kind === 'industry') return `${labelOf(first.industry)}${city === undefined ? '' : ` in ${first.city}`}`;
  return kind === 'country' ? `Companies in ${first.country}` : `Companies in ${first.city}`;
}

function frontBody(companies: readonly WebCompany[]): string {
  const links = (entries: Map<string, string>) =>
    `<ul>${[...entries].map(([path, label]) => `<li><a href="${path}">${esc(label)}</a></li>`).join('')}</ul>`;
  const industries = new Map(companies.map(({ industry }) => [`/industry/${industry}`, labelOf(industry)]));
  const countries = new Map(companies.map(({ country }) => [`/country/${country.toLowerCase()}`, country]));
  const cities = new Map(companies.map((company) => [`/city/${citySlug(company)}`, company.city]));
  return `<h2>Industries</h2>${links(industries)}<h2>Countries</h2>${links(countries)}<h2>Cities</h2>${links(cities)}`;
}

function entry({ company, traits }: Site): string {
  const size = traits.statesSize === 'none' ? '' : ` · ${sizeBand(company.people)} employees`;
  return `<li class="entry"><h3><a href="http://${company.host}/">${esc(company.name)}</a></h3><p>${esc(labelOf(company.industry))} (${esc(company.industryLabel)}) · ${esc(company.city)}, ${company.country}${size}</p>
<p><a href="http://${REGISTER_HOST}/company/${company.id.slice(1)}">Register</a></p></li>`;
}

function sizeBand(people: number): string {
  const bounds = [1, 10, 50, 200, 500, 1000, 5000];
  const upper = bounds.findIndex((bound) => people <= bound);
  return `${(bounds[upper - 1] ?? 0) + 1}–${bounds[upper]}`;
}

/** What the register says of the size. */
export const registeredPeople = ({ company, traits }: Site): number =>
  traits.isSizeDisputed ? Math.round(company.people * DISPUTE) : company.people;

export function registerPage(sites: Sites, path: string): WebPage | undefined {
  const { companies, siteOf } = sites;
  const url = `http://${REGISTER_HOST}${path}`;
  if (path === '/robots.txt') return textPage(url, robotsText(REGISTER_HOST, []));
  const company = companies.find(({ id }) => path === `/company/${id.slice(1)}`);
  if (!company) return undefined;
  const site = siteOf(company);
  const { labels } = site.table;
  const size =
    site.traits.statesSize === 'none'
      ? ''
      : `<tr><td>${esc(labels.employees)}</td><td>${registeredPeople(site)}</td></tr>`;
  const { head, attributes, top, before, after, bottom } = around(sites, REGISTER_HOST, path, company.legalName);
  return plainPage(
    url,
    `<!doctype html><html lang="${company.language}"><head><meta charset="utf-8"><title>${esc(company.legalName)} | Register</title>${head}</head><body${attributes}>${top}
<h1>${esc(company.legalName)}</h1>${before}<table><tr><td>${esc(labels.seat)}</td><td>${esc(company.city)}</td></tr>
<tr><td>${esc(labels.founded)}</td><td>${company.founded}</td></tr>${size}</table><p><a href="http://${company.host}/">${company.host}</a></p>${after}${bottom}</body></html>`,
    company.language,
  );
}
