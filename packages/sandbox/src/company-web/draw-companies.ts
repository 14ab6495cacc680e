import type { Chance } from '../world/chance.ts';
import { COMPANIES, FREE_MAIL, PRACTICE_COMPANIES } from '../world/companies.ts';
import { drawNumber, toSlug } from './fill.ts';
import { type IndustryId, LANGUAGES, type Language, type LanguageTable, type MarketId } from './languages/language.ts';
import { TABLES } from './languages/tables.ts';
import type { WebCompany } from './web-types.ts';

const LANGUAGE_WEIGHTS: Record<Language, number> = {
  en: 15,
  de: 18,
  fr: 9,
  es: 9,
  it: 8,
  nl: 8,
  pl: 13,
  cs: 9,
  pt: 6,
  sv: 5,
};

type Size = readonly [least: number, most: number];

const SIZES: Record<'tiny' | 'small' | 'medium' | 'large' | 'huge', Size> = {
  tiny: [8, 19],
  small: [20, 60],
  medium: [61, 200],
  large: [201, 600],
  huge: [601, 3000],
};

const MARKETS: Record<IndustryId, readonly [MarketId, ...MarketId[]]> = {
  fintech: ['banks', 'banks', 'retailers'],
  software: ['manufacturers', 'banks', 'retailers', 'municipalities'],
  'cold-chain': ['retailers', 'restaurants', 'hospitals'],
  logistics: ['manufacturers', 'retailers'],
  dairy: ['retailers', 'restaurants'],
  machinery: ['manufacturers'],
  construction: ['municipalities', 'manufacturers', 'hospitals'],
  medical: ['hospitals'],
  solar: ['municipalities', 'manufacturers'],
  packaging: ['retailers', 'manufacturers'],
  consulting: ['banks', 'manufacturers', 'hospitals'],
  textile: ['hospitals', 'manufacturers', 'restaurants'],
};

/** Every so many companies one has the name of another, in another country and trade. */
const LOOK_ALIKE_EVERY = 16;
/** Common industries and first cities are where most are, so that a narrow question has several right answers. */
const COMMON_SHARE = 0.6;
const FIRST_CITY_SHARE = 0.5;
const STEM_ALONE_SHARE = 0.45;

const TAKEN_HOSTS: ReadonlySet<string> = new Set(
  [...COMPANIES, ...PRACTICE_COMPANIES, ...FREE_MAIL].map(([domain]) => domain),
);

export function drawCompanies(chance: Chance, count: number): WebCompany[] {
  const companies: WebCompany[] = [];
  const names = new Set<string>();
  const hosts = new Set(TAKEN_HOSTS);
  for (let index = 0; index < count; index += 1) {
    const company = drawCompany(chance, index, { companies, names, hosts });
    names.add(company.name);
    hosts.add(company.host);
    companies.push(company);
  }
  return companies;
}

type Drawn = { companies: readonly WebCompany[]; names: ReadonlySet<string>; hosts: ReadonlySet<string> };

function drawCompany(chance: Chance, index: number, drawn: Drawn): WebCompany {
  const id = `c${index + 1}`;
  // The first ones have every language once, so that a small web has them all.
  const language = LANGUAGES[index] ?? chance.weighted(`language of ${id}`, LANGUAGE_WEIGHTS);
  const table = TABLES[language];
  const [home, ...abroad] = table.countries;
  const country = chance.pick(`country of ${id}`, [home, home, ...abroad]);
  const [capital] = country.cities;
  const city =
    chance.share(`seat of ${id}`) < FIRST_CITY_SHARE ? capital : chance.pick(`city of ${id}`, country.cities);
  const double = index % LOOK_ALIKE_EVERY === LOOK_ALIKE_EVERY - 1 ? doubleOf(chance, id, language, drawn) : undefined;
  const industry = drawIndustry(chance, id, table, double?.industry);
  const name = double?.name ?? drawName(chance, id, { table, industry, names: drawn.names });
  const [least, most] =
    SIZES[chance.weighted(`size of ${id}`, { tiny: 18, small: 36, medium: 29, large: 12, huge: 5 })];
  return {
    id,
    name,
    legalName: `${name} ${chance.pick(`form of ${id}`, country.legalForms)}`,
    host: drawHost(name, { language, city, id, hosts: drawn.hosts }),
    industry,
    industryLabel: table.industries[industry].label,
    country: country.code,
    zone: country.zone,
    city,
    street: `${chance.pick(`street of ${id}`, table.streets)} ${drawNumber(chance, `house of ${id}`, 1, 120)}`,
    people: roundSize(drawNumber(chance, `people of ${id}`, least, most)),
    founded: drawNumber(chance, `founding of ${id}`, 1928, 2021),
    market: chance.pick(`market of ${id}`, MARKETS[industry]),
    language,
  };
}

function doubleOf(chance: Chance, id: string, language: Language, { companies }: Drawn): WebCompany | undefined {
  const stems: readonly string[] = Object.values(TABLES).flatMap(({ stems: own }) => [...own]);
  const [first, ...more] = companies.filter((company) => company.language !== language && stems.includes(company.name));
  return first && chance.pick(`double of ${id}`, [first, ...more]);
}

function drawIndustry(chance: Chance, id: string, table: LanguageTable, not: IndustryId | undefined): IndustryId {
  const all = Object.keys(table.industries) as [IndustryId, ...IndustryId[]];
  const wanted =
    chance.share(`is ${id} common`) < COMMON_SHARE
      ? chance.pick(`common industry of ${id}`, table.common)
      : chance.pick(`industry of ${id}`, all);
  return wanted === not ? (all.find((industry) => industry !== not) ?? wanted) : wanted;
}

type Naming = { table: LanguageTable; industry: IndustryId; names: ReadonlySet<string> };

function drawName(chance: Chance, id: string, { table, industry, names }: Naming): string {
  const { suffix } = table.industries[industry];
  const start = drawNumber(chance, `stem of ${id}`, 0, table.stems.length - 1);
  const isAlone = chance.share(`is the name of ${id} a stem`) < STEM_ALONE_SHARE;
  for (let step = 0; step < table.stems.length; step += 1) {
    const stem = table.stems[(start + step) % table.stems.length] ?? table.stems[0];
    for (const name of isAlone ? [stem, `${stem} ${suffix}`] : [`${stem} ${suffix}`]) if (!names.has(name)) return name;
  }
  return `${table.stems[start] ?? table.stems[0]} ${suffix} ${id.slice(1)}`;
}

type Hosting = { language: Language; city: string; id: string; hosts: ReadonlySet<string> };

function drawHost(name: string, { language, city, id, hosts }: Hosting): string {
  const plain = toSlug(name, language);
  const candidates = [plain.replaceAll('-', ''), plain, `${plain}-${toSlug(city, language)}`].map(
    (part) => `${part}.test`,
  );
  return candidates.find((host) => !hosts.has(host)) ?? `${plain}-${id}.test`;
}

/** Large companies speak of round numbers. */
const roundSize = (people: number) => (people > 200 ? Math.round(people / 10) * 10 : people);
