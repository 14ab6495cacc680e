import type { DrawnPerson } from './draw-people.ts';
import { injectionOf } from './injection.ts';
import { type MailManner, mailMannerOf } from './mailboxes.ts';
import { registeredPeople } from './pages/directory.ts';
import { planWeb } from './plan-web.ts';
import type { Site } from './site.ts';
import { isAddressStated, isReachable, objectingPerson, openPathsNaming, teamPathOf } from './stated-people.ts';
import type { CompanyWebOptions, IndustryId, MarketId, RoleId, WebCompany } from './web-types.ts';

/** What a search looks for. A person has to meet every criterion that is there, and one value of each. */
export type Criteria = {
  roles?: readonly RoleId[];
  industries?: readonly IndustryId[];
  countries?: readonly string[];
  cities?: readonly string[];
  people?: { least: number; most: number };
  sellsTo?: MarketId;
};

export type RightPerson = {
  personId: string;
  name: string;
  title: string;
  /** Their address; null where they have none. */
  email: string | null;
  /** Whether a page states it; else it has to be found by the company's pattern. */
  isEmailStated: boolean;
  hasMailbox: boolean;
  mail: MailManner;
  company: Pick<WebCompany, 'id' | 'name' | 'host' | 'industry' | 'country' | 'city' | 'people' | 'founded' | 'market'>;
  /** The pages that name them and that a crawler may read. */
  pages: string[];
  /** The size was asked for and is disputed or stated nowhere: neither demanded nor counted as wrong. */
  isOptional: boolean;
};

export type Truth = {
  /** Everybody who is right for the criteria, reachable and has not objected. */
  answer(criteria: Criteria): RightPerson[];
  /** Who asked not to be contacted, by themselves or through their company, and where it says so. */
  objections: readonly { personId: string; url: string; sentence: string }[];
  injections: readonly { url: string; plantedName: string; plantedAddress: string }[];
  /** Who left, and the pages that still name them. */
  former: readonly { personId: string; name: string; email: string | null; host: string }[];
  /** Names that two or more companies have. */
  lookAlikes: readonly { name: string; hosts: string[] }[];
  templates: ReadonlyMap<string, Site['traits']['templates']>;
};

/** What is true of the web of a seed, for benches and tests. The product never loads it. */
export function makeTruth(seed: number | string, options: CompanyWebOptions = {}): Truth {
  const plan = planWeb(seed, options);
  const sites = plan.companies.map((company) => plan.siteOf(company));
  const objections = sites.flatMap(objectionsOf);
  const objecting = new Set(objections.map(({ personId }) => personId));

  function answer(criteria: Criteria): RightPerson[] {
    return sites
      .filter((site) => isRightCompany(site, criteria))
      .flatMap((site) =>
        site.staff
          .filter((person) => criteria.roles === undefined || criteria.roles.includes(person.role))
          .filter((person) => isReachable(site, person) && !objecting.has(person.id))
          .map((person) => describe(site, person, criteria)),
      );
  }

  function describe(site: Site, person: DrawnPerson, { people }: Criteria): RightPerson {
    const { id, name, host, industry, country, city, founded, market, people: size } = site.company;
    const hasOpenSize = site.traits.statesSize === 'none' || site.traits.isSizeDisputed;
    return {
      personId: person.id,
      name: person.name,
      title: person.title,
      email: person.email,
      isEmailStated: isAddressStated(site, person),
      hasMailbox: person.hasMailbox,
      mail: mailMannerOf(plan.chance, site.company),
      company: { id, name, host, industry, country, city, founded, market, people: size },
      pages: openPathsNaming(site, person).map((path) => `http://${host}${path}`),
      isOptional: people !== undefined && hasOpenSize,
    };
  }

  return {
    answer,
    objections,
    injections: sites.flatMap(injectionPages),
    former: sites.flatMap(({ former, company }) =>
      former.map(({ id, name, email }) => ({ personId: id, name, email, host: company.host })),
    ),
    lookAlikes: lookAlikesOf(plan.companies),
    templates: new Map(sites.map(({ company, traits }) => [company.host, traits.templates])),
  };
}

function isRightCompany(site: Site, { industries, countries, cities, people, sellsTo }: Criteria): boolean {
  const { company } = site;
  const fits = (size: number) => people === undefined || (size >= people.least && size <= people.most);
  return (
    (industries === undefined || industries.includes(company.industry)) &&
    (countries === undefined || countries.includes(company.country)) &&
    (cities === undefined || cities.includes(company.city)) &&
    (sellsTo === undefined || company.market === sellsTo) &&
    // Where the register counts otherwise, either may be believed.
    (fits(company.people) || fits(registeredPeople(site)))
  );
}

function objectionsOf(site: Site): Truth['objections'] {
  const { company, table, traits, staff } = site;
  const { sentences, pages } = table;
  const at = (path: string) => `http://${company.host}${path}`;
  if (traits.objects === 'company')
    return staff.map(({ id }) => ({ personId: id, url: at(pages.imprint.path), sentence: sentences.companyObjects }));
  const person = objectingPerson(site);
  return person ? [{ personId: person.id, url: at(teamPathOf(site, person)), sentence: sentences.personObjects }] : [];
}

function injectionPages(site: Site): Truth['injections'] {
  const injection = injectionOf(site);
  if (!injection) return [];
  const { plantedName, plantedAddress } = injection;
  const { about, team } = site.table.pages;
  return [about, team].map(({ path }) => ({ url: `http://${site.company.host}${path}`, plantedName, plantedAddress }));
}

function lookAlikesOf(companies: readonly WebCompany[]): Truth['lookAlikes'] {
  const byName = Map.groupBy(companies, ({ name }) => name);
  return [...byName].flatMap(([name, group]) =>
    group.length > 1 ? [{ name, hosts: group.map(({ host }) => host) }] : [],
  );
}
