import type { Chance } from '../world/chance.ts';
import { addressFormNames } from './address-forms.ts';
import type { SiteTraits } from './site.ts';
import { drawTemplates } from './templates/registry.ts';
import type { CompanyWebOptions, WebCompany } from './web-types.ts';

/** What ISO 8859-1 can write. */
const LATIN1_LANGUAGES: ReadonlySet<string> = new Set(['en', 'de', 'es', 'it', 'nl', 'pt', 'sv']);

export function drawTraits(
  chance: Chance,
  company: WebCompany,
  { templates = 'known', furniture = 'all' }: CompanyWebOptions,
): SiteTraits {
  const { id } = company;
  const encoding = chance.weighted(`encoding of ${id}`, { utf8: 88, 'latin1-header': 7, 'latin1-meta': 5 });
  return {
    templates: drawTemplates(chance, id, templates),
    addressForm: chance.pick(`address form of ${id}`, addressFormNames(templates)),
    statesAddresses: chance.weighted(`addresses on ${id}`, { all: 50, heads: 25, none: 25 }),
    statesSize: chance.weighted(`size on ${id}`, { sentence: 45, words: 10, 'json-ld': 15, facts: 22, none: 8 }),
    isSizeDisputed: chance.share(`dispute on ${id}`) < 0.04,
    robots: chance.weighted(`robots of ${id}`, { open: 84, missing: 11, 'closes-team': 3, 'closes-all': 2 }),
    teamPage: chance.weighted(`team page of ${id}`, { there: 98, fails: 2 }),
    hasContactPeople: chance.share(`contact people of ${id}`) < 0.6,
    objects: chance.weighted(`objection of ${id}`, { nobody: 92, company: 4, person: 4 }),
    injection: chance.weighted(`injection of ${id}`, {
      none: 95,
      visible: 1.5,
      hidden: 1.5,
      comment: 0.8,
      'own-language': 1.2,
    }),
    trap: chance.weighted(`trap of ${id}`, {
      none: 70,
      slow: 5,
      huge: 4,
      loop: 6,
      missing: 6,
      failing: 5,
      'wrong-charset': 4,
    }),
    encoding: LATIN1_LANGUAGES.has(company.language) ? encoding : 'utf8',
    isFurnished: furniture === 'all',
    furnitureSeed: chance.share(`furniture of ${company.host}`),
  };
}
