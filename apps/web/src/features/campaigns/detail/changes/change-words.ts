import {
  CONDITIONS,
  DELAY_UNITS,
  FIELD_TESTS,
  PROVIDER_MATCHES,
  UNCHECKED_POLICIES,
  UNKNOWN_ADDRESS_POLICIES,
  UNKNOWN_POLICIES,
} from '@outrider/campaign-rules/campaign';
import type { ChangedPart, campaignChange } from '@outrider/contract/campaigns/operate';
import type { TFunction } from 'i18next';
import type { z } from 'zod';
import { languageNow } from '../../../../i18n/i18n.ts';
import { formatNumber, formatShare, MISSING } from '../../../../platform/format.ts';
import { formatWeekday } from '../../../../platform/time/format-time.ts';
import { conditionWords } from '../../shared/words/condition-words.ts';
import { waitWords } from '../../shared/words/wait-words.ts';

export type Change = z.infer<typeof campaignChange>;

/** What was changed, with its round and variant where it has one. */
export function changeName(change: Change, t: TFunction<'campaigns'>): string {
  const { round, variant } = change;
  const what = t(`changes.what.${change.what}`);
  if (round === null) return what.charAt(0).toUpperCase() + what.slice(1);
  return variant === ''
    ? t('changes.roundWhat', { round: round + 1, what })
    : t('changes.variantWhat', { round: round + 1, variant, what });
}

type Words = { t: TFunction<'campaigns'>; wholeDay: (isoDay: string) => string };

/** What the server writes for machines is put into words; nothing for a value nobody knows. */
const WORDS: Partial<Record<ChangedPart, (value: string, words: Words) => string | undefined>> = {
  startDay: (value, { wholeDay }) => wholeDay(value),
  endDay: (value, { wholeDay }) => wholeDay(value),
  days: (value) => value.split(' ').map(weekdayName).join(', '),
  newLeadShare: (value) => formatShare(Number(value), 0),
  condition: conditionSaid,
  delay: (value) => {
    const [count, unit] = value.split(' ');
    return oneOf(DELAY_UNITS, unit, (known) => waitWords({ count: Number(count), unit: known }));
  },
  providerMatch: (value, { t }) => oneOf(PROVIDER_MATCHES, value, (known) => t(`schedule.matches.${known}`)),
  unknownOpens: (value, { t }) => oneOf(UNKNOWN_POLICIES, value, (known) => t(`unknownAs.${known}`)),
  unchecked: (value, { t }) => oneOf(UNCHECKED_POLICIES, value, (known) => t(`schedule.policies.${known}`)),
  unknown: (value, { t }) => oneOf(UNKNOWN_ADDRESS_POLICIES, value, (known) => t(`schedule.policies.${known}`)),
};

/** Of a field its name, the test and the value stand in lines of their own. */
function conditionSaid(value: string, { t }: Words): string | undefined {
  const [condition, name = '', test, ...rest] = value.split('\n');
  const asked = oneOf(FIELD_TESTS, test, (known) =>
    conditionWords(t, { condition: 'field', field: { name, test: known, value: rest.join('\n') } }),
  );
  return asked ?? oneOf(CONDITIONS, condition?.split(' ')[0], (known) => t(`conditions.${known}`));
}

function oneOf<T extends string>(all: readonly T[], value: string | undefined, words: (known: T) => string) {
  const known = all.find((each) => each === value);
  return known && words(known);
}

/** A value as it stood or stands. */
export function changeValue({ what }: Pick<Change, 'what'>, value: string, words: Words): string {
  if (value === '') return MISSING;
  const said = WORDS[what]?.(value, words);
  if (said !== undefined) return said;
  if (value === 'on' || value === 'off') return words.t(value === 'on' ? 'schedule.yes' : 'schedule.no');
  return /^\d+$/.test(value) ? formatNumber(Number(value)) : value;
}

/** 2024 began on a Monday. */
const MONDAY = Date.UTC(2024, 0, 1, 12);
const DAY_MS = 86_400_000;

const weekdayName = (day: string) =>
  formatWeekday(MONDAY + (Number(day) - 1) * DAY_MS, { timeZone: 'UTC', language: languageNow() });
