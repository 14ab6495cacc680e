import type { SourceKey } from '@outrider/lead-finder/lead';
import { companyKeyOf } from '@outrider/lead-finder/resolve';
import { type NewUnit, STAGES } from '../store/units.repository.ts';

const URLS_OF_A_COMPANY = 3;

/** Sites of many companies or of none: what they say of a person is not said by the employer. */
const NO_COMPANY =
  /^(?:linkedin|xing|facebook|instagram|twitter|x|youtube|tiktok|wikipedia|wikidata|google|bing|duckduckgo|crunchbase|glassdoor|indeed|kununu|medium|github|reddit|amazon|apple)\.[a-z.]+$/u;

/** Companies behind addresses, to be read in an order drawn by lot: so a preview is a fair sample. */
export function companyUnits(source: SourceKey, urls: readonly string[], random: () => number): NewUnit[] {
  const byKey = new Map<string, string[]>();
  for (const url of urls) {
    const key = companyKeyOf(url);
    if (key === undefined || NO_COMPANY.test(key)) continue;
    const known = byKey.get(key) ?? [];
    if (known.length < URLS_OF_A_COMPANY) byKey.set(key, [...known, url]);
  }
  return [...byKey].map(([subject, own]) => ({
    kind: 'company',
    source,
    subject,
    asked: { urls: own },
    stage: STAGES.company,
    turn: random(),
    priceMicros: 0,
  }));
}
