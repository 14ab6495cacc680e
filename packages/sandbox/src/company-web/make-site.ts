import type { Chance } from '../world/chance.ts';
import type { DrawnPerson } from './draw-people.ts';
import { fill } from './fill.ts';
import type { MarketId } from './languages/language.ts';
import { TABLES } from './languages/tables.ts';
import type { Praise, Site } from './site.ts';
import { drawTraits } from './site-traits.ts';
import type { CompanyWebOptions, WebCompany } from './web-types.ts';

/** Customers are outside this web: their names say what they are. */
const CUSTOMER_NAMES: Record<MarketId, string> = {
  banks: '{stem} Bank',
  retailers: '{stem} Market',
  hospitals: '{stem} Hospital',
  manufacturers: '{stem} Group',
  restaurants: 'Restaurant {stem}',
  municipalities: '{city}',
};
const CUSTOMERS = 3;

type Making = {
  chance: Chance;
  companies: readonly WebCompany[];
  peopleOf: (company: WebCompany) => readonly DrawnPerson[];
  options: CompanyWebOptions;
};

export function makeSite(company: WebCompany, { chance, companies, peopleOf, options }: Making): Site {
  const people = peopleOf(company);
  return {
    company,
    table: TABLES[company.language],
    traits: drawTraits(chance, company, options),
    staff: people.filter(({ isCurrent }) => isCurrent),
    former: people.filter(({ isCurrent }) => !isCurrent),
    customers: drawCustomers(chance, company),
    praise: drawPraise(chance, company, { companies, peopleOf }),
  };
}

function drawCustomers(chance: Chance, { id, market, language, country }: WebCompany): string[] {
  const { stems, countries } = TABLES[language];
  const { cities } = countries.find(({ code }) => code === country) ?? countries[0];
  const names = Array.from({ length: CUSTOMERS }, (_, index) =>
    fill(CUSTOMER_NAMES[market], {
      stem: chance.pick(`customer ${index} of ${id}`, stems),
      city: chance.pick(`customer ${index} of ${id}`, cities),
    }),
  );
  return [...new Set(names)];
}

/** The head of another company, who is not this one's. */
function drawPraise(
  chance: Chance,
  company: WebCompany,
  { companies, peopleOf }: Pick<Making, 'companies' | 'peopleOf'>,
): Praise {
  const [first, ...more] = companies.filter(({ id, language }) => id !== company.id && language === company.language);
  const from = first ? chance.pick(`praise for ${company.id}`, [first, ...more]) : company;
  const [head] = peopleOf(from);
  const sentence = chance.pick(`words for ${company.id}`, TABLES[company.language].sentences.testimonial);
  return {
    name: head?.name ?? '',
    title: head?.title ?? '',
    company: from.name,
    sentence: fill(sentence, { company: company.name }),
  };
}
