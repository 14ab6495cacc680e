import { findIndustries } from '@outrider/lead-finder/find/find-industries';
import { placeOf } from '@outrider/lead-finder/find/find-places';
import type { Criterion } from '@outrider/lead-finder/lead';
import type { Page } from '@outrider/lead-finder/page';
import { companyKeyOf } from '@outrider/lead-finder/resolve';
import { foldText, wordsIn } from '@outrider/lead-finder/words/fold-words';

const LINKS_MAX = 1_500;
const URL_MAX = 2_000;
const TEXT_MAX = 120;

export type PickedLinks = {
  /** Sites of others. */
  outside: string[];
  /** Pages of the same list to go on with: those that name what is asked for, and its next page. */
  further: string[];
};

/** Where a list of companies leads: to companies, and to more of the list that concerns the question. */
export function pickLinks(page: Page, criteria: readonly Criterion[]): PickedLinks {
  const own = companyKeyOf(page.url);
  const wanted = wantedOf(criteria);
  const [outside, next, named] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { href, element, line } of page.links.slice(0, LINKS_MAX)) {
    const url = href.length <= URL_MAX ? URL.parse(href, page.url) : null;
    if (!url || !/^https?:$/u.test(url.protocol)) continue;
    url.hash = '';
    if (companyKeyOf(url.href) !== own) {
      outside.add(url.href);
      continue;
    }
    const text = (page.lines[line]?.text ?? '').slice(0, TEXT_MAX);
    if (element.tag.attributes.get('rel') === 'next') next.add(url.href);
    else if (isNamed(text, wanted)) named.add(url.href);
  }
  return { outside: [...outside], further: [...next, ...named] };
}

type Wanted = { words: string[]; countries: string[]; industries: string[] };

function wantedOf(criteria: readonly Criterion[]): Wanted {
  const valuesOf = (kind: Criterion['kind']) =>
    criteria.filter((one) => one.kind === kind).flatMap(({ values }) => values);
  const places = valuesOf('place').flatMap((value) => placeOf(value) ?? []);
  return {
    words: [...valuesOf('place'), ...places.map(({ name }) => name)].map(foldText),
    countries: places.flatMap(({ kind, country }) => (kind === 'country' && country ? [country.toLowerCase()] : [])),
    industries: valuesOf('industry').flatMap((value) => findIndustries(wordsIn(value)).map((found) => found.value)),
  };
}

/** Where nothing is asked for that a list is sorted by, every part of it may do. */
function isNamed(text: string, { words, countries, industries }: Wanted): boolean {
  const folded = foldText(text);
  if (folded === '') return false;
  if (words.length + industries.length === 0) return true;
  if (words.some((word) => folded.includes(word)) || countries.includes(folded)) return true;
  return findIndustries(wordsIn(text)).some(({ value }) => industries.includes(value));
}
