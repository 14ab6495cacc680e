import { findIndustries } from './find/find-industries.ts';
import { type Language, languagesOf, nameIn, type Place, placeOf } from './find/find-places.ts';
import { findRoles, type Role } from './find/find-roles.ts';
import type { Criterion, CriterionKind } from './lead.ts';
import { wordsIn } from './words/fold-words.ts';
import { FIELD_QUERIES, IMPRINT_QUERIES, INDUSTRY_QUERIES, ROLE_QUERIES, TEAM_QUERIES } from './words/query-words.ts';

const QUERY_MAX = 200;
const LANGUAGES_MAX = 4;

/** What people are asked for where a source searches people, not pages. */
export type PeopleQuery = {
  titles: string[];
  places: string[];
  words: string[];
  range: { min: number | null; max: number | null } | null;
};

/** Searches of the web that should find the companies, in English and in the languages of the places. The likeliest first. */
export function planQueries(criteria: readonly Criterion[], { limit }: { limit: number }): string[] {
  const titles = valuesOf(criteria, 'title');
  const industries = valuesOf(criteria, 'industry');
  const places = valuesOf(criteria, 'place');
  const others = criteria.filter(({ kind }) => kind === 'other').map(({ label }) => label);
  const queries: string[][] = [[], [], [], []];
  for (const place of orBlank(places)) {
    const known = place === '' ? undefined : placeOf(place);
    const languages: Language[] = ['en', ...(known ? languagesOf(known) : []).slice(0, LANGUAGES_MAX)];
    for (const language of languages.toReversed()) {
      const where = known ? nameOfPlace(known, language) : place;
      for (const industry of orBlank(industries)) {
        const trade = tradeIn(industry, language) || (others[0] ?? '');
        const title = titles[0] === undefined ? '' : titleIn(titles[0], language);
        queries[0]?.push(join(trade, where));
        queries[1]?.push(join(title, trade, where));
        queries[2]?.push(join(trade, where, language === 'en' ? 'team' : TEAM_QUERIES[language]));
        if (language !== 'en') queries[3]?.push(join(trade, where, IMPRINT_QUERIES[language]));
        for (const more of titles.slice(1)) queries[3]?.push(join(titleIn(more, language), trade, where));
        for (const other of others) queries[3]?.push(join(trade || title, where, other));
      }
    }
  }
  const whole = queries.flat().filter((query) => query !== '');
  return [...new Set(whole)].slice(0, Math.max(0, limit));
}

export const planPeopleQuery = (criteria: readonly Criterion[]): PeopleQuery => ({
  titles: valuesOf(criteria, 'title'),
  places: valuesOf(criteria, 'place'),
  words: valuesOf(criteria, 'industry'),
  range: criteria.find(({ range }) => range !== null)?.range ?? null,
});

const valuesOf = (criteria: readonly Criterion[], kind: CriterionKind): string[] => [
  ...new Set(criteria.filter((one) => one.kind === kind && !one.isExcluded).flatMap(({ values }) => values)),
];

const orBlank = (values: string[]) => (values.length > 0 ? values : ['']);

const join = (...parts: string[]) =>
  parts
    .filter((part) => part !== '')
    .join(' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, QUERY_MAX);

const nameOfPlace = (place: Place, language: Language) => (language === 'en' ? place.name : nameIn(place, language));

function tradeIn(value: string, language: Language): string {
  if (language === 'en' || value === '') return value;
  const industry = findIndustries(wordsIn(value.slice(0, QUERY_MAX)))[0]?.value;
  return (industry && INDUSTRY_QUERIES[industry]?.[language]) || value;
}

function titleIn(value: string, language: Language): string {
  if (language === 'en') return value;
  const role = findRoles(wordsIn(value.slice(0, QUERY_MAX)))[0]?.role;
  return (role && roleIn(role, language)) || value;
}

function roleIn(role: Role, language: Exclude<Language, 'en'>): string | undefined {
  if (role.kind === 'whole') return ROLE_QUERIES[role.role]?.[language];
  return role.kind === 'field' && role.level !== 'manager' ? FIELD_QUERIES[role.field]?.[language] : undefined;
}
