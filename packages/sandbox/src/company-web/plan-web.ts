import { type Chance, createChance } from '../world/chance.ts';
import { drawCompanies } from './draw-companies.ts';
import { type DrawnPerson, drawPeople } from './draw-people.ts';
import { makeSite } from './make-site.ts';
import type { Site } from './site.ts';
import type { CompanyWebOptions, WebCompany } from './web-types.ts';

const COMPANIES = 360;

/** What is drawn of a web, each company when it is first asked for. Both its pages and the truth about them come from here. */
export type WebPlan = {
  chance: Chance;
  companies: readonly WebCompany[];
  peopleOf: (company: WebCompany) => readonly DrawnPerson[];
  siteOf: (company: WebCompany) => Site;
  isFurnished: boolean;
};

export function planWeb(seed: number | string, options: CompanyWebOptions = {}): WebPlan {
  const chance = createChance(`company web ${seed}`);
  const companies = drawCompanies(chance, options.companies ?? COMPANIES);
  const people = new Map<string, readonly DrawnPerson[]>();
  const sites = new Map<string, Site>();

  function peopleOf(company: WebCompany) {
    const known = people.get(company.id) ?? drawPeople(chance, company);
    people.set(company.id, known);
    return known;
  }

  function siteOf(company: WebCompany) {
    const known = sites.get(company.id) ?? makeSite(company, { chance, companies, peopleOf, options });
    sites.set(company.id, known);
    return known;
  }

  return { chance, companies, peopleOf, siteOf, isFurnished: options.furniture !== 'none' };
}
