import { readLabel } from '@outrider/lead-finder/read-label';
import type { AgentTask, Criterion } from '../../../api/leads-agent.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { formatNumber } from '../../../platform/format.ts';
import { AREA_NAMES, INDUSTRY_NAMES, TITLE_NAMES, TOPIC_NAMES } from './criterion-names.ts';
import { placeName } from './place-name.ts';
import type { T } from './search-words.ts';

/** A criterion in the reader's language where the rules wrote it, as it is where a user did. */
export function criterionWords(t: T, criterion: Criterion): string {
  const read = readLabel(criterion);
  if (!read) return criterion.label;
  const { kind, isExcluded } = read;
  if (kind === 'size') return negated(t, isExcluded, sizeWords(t, read));
  const names = read.values.map((value) => valueWords(t, kind, value)).join(t('criterion.or'));
  if (kind === 'place') return t(isExcluded ? 'criterion.notSeat' : 'criterion.seat', { places: names });
  return negated(t, isExcluded, names);
}

const negated = (t: T, isExcluded: boolean, what: string) => (isExcluded ? t('criterion.not', { what }) : what);

function sizeWords(t: T, { min, max }: NonNullable<Criterion['range']>): string {
  const numbers = { min: formatNumber(min ?? 0), max: formatNumber(max ?? 0) };
  if (min === null) return t('criterion.upTo', numbers);
  if (max === null) return t('criterion.atLeast', numbers);
  return t(min === max ? 'criterion.people' : 'criterion.between', numbers);
}

function valueWords(t: T, kind: 'title' | 'industry' | 'place', value: string): string {
  if (kind === 'place') return placeWords(t, value);
  if (kind === 'title') return titleWords(t, value);
  const industry = INDUSTRY_NAMES.find((name) => name === value);
  return industry ? t(`industry.${industry}`) : value;
}

function placeWords(t: T, value: string): string {
  const area = AREA_NAMES.find((name) => name === value);
  return area ? t(`area.${area}`) : placeName(value, languageNow());
}

const PLACES_IN_FIELD = [
  ['headOf', /^Head of (.+)$/],
  ['vicePresident', /^VP (.+)$/],
  ['manager', /^(.+) Manager$/],
] as const;

export function titleWords(t: T, value: string): string {
  const title = TITLE_NAMES.find((name) => name === value);
  if (title) return t(`role.${title}`);
  for (const [place, form] of PLACES_IN_FIELD) {
    const said = form.exec(value)?.[1];
    const topic = TOPIC_NAMES.find((name) => name === said);
    if (topic) return t(`criterion.${place}`, { topic: t(`topic.${topic}`) });
  }
  return value;
}

type Suggestion = AgentTask['suggestions'][number];

/** What would let more people in. The value that is new stands last. */
export function suggestionWords(t: T, { label, criterion }: Suggestion): string {
  const { kind, values } = criterion;
  const value = values.at(-1) ?? '';
  if (kind === 'size') return criterionWords(t, criterion);
  if (kind === 'other' || !label.includes(value)) return label;
  const words = valueWords(t, kind, value);
  if (kind !== 'place') return t('suggestion.counts', { value: words });
  return t('suggestion.placeCounts', { place: words, asked: valueWords(t, kind, values[0] ?? '') });
}
