import { DELAY_UNITS } from '@outrider/campaign-rules/campaign';
import type { campaignChange } from '@outrider/contract/campaigns/operate';
import type { TFunction } from 'i18next';
import type { z } from 'zod';
import { languageNow } from '../../../../i18n/i18n.ts';
import { formatNumber, MISSING } from '../../../../platform/format.ts';
import { formatWeekday } from '../../../../platform/format-time.ts';
import { waitWords } from '../../shared/wait-words.ts';

export type Change = z.infer<typeof campaignChange>;

const WHATS = [
  'name',
  'subject',
  'preheader',
  'text',
  'delay',
  'condition',
  'variantAdded',
  'variantRemoved',
  'weight',
  'roundAdded',
  'roundRemoved',
  'zone',
  'days',
  'hours',
  'startDay',
  'endDay',
  'holidays',
  'leadZone',
  'daily',
  'perDomain',
  'perProvider',
  'providerMatch',
  'newLeadShare',
  'opens',
  'clicks',
  'unknownOpens',
  'companyReply',
  'onClick',
  'unchecked',
  'unknown',
  'senders',
  'leads',
  'postalAddress',
  'optOutLine',
] as const;

/** What was changed, with its round and variant where it has one. */
export function changeName(change: Change, t: TFunction<'campaigns'>): string {
  const { round, variant } = change;
  const known = WHATS.find((each) => each === change.what);
  const what = known ? t(`changes.what.${known}`) : change.what;
  if (round === null) return what.charAt(0).toUpperCase() + what.slice(1);
  return variant === ''
    ? t('changes.roundWhat', { round: round + 1, what })
    : t('changes.variantWhat', { round: round + 1, variant, what });
}

/** A value as it stood or stands: what the server writes for machines is put into words. */
export function changeValue({ what }: Pick<Change, 'what'>, value: string, t: TFunction<'campaigns'>): string {
  if (value === '') return MISSING;
  if (value === 'on' || value === 'off') return t(value === 'on' ? 'schedule.yes' : 'schedule.no');
  if (what === 'days') return value.split(' ').map(weekdayName).join(', ');
  if (/^\d+$/.test(value)) return formatNumber(Number(value));
  if (what === 'condition') {
    const condition = (['all', 'openNotReply', 'notOpen'] as const).find((each) => each === value.split(' ')[0]);
    return condition ? t(`conditions.${condition}`) : value;
  }
  const [count, unit] = value.split(' ');
  const known = DELAY_UNITS.find((each) => each === unit);
  return what === 'delay' && known ? waitWords(t, { count: Number(count), unit: known }) : value;
}

/** 2024 began on a Monday. */
const MONDAY = Date.UTC(2024, 0, 1, 12);
const DAY_MS = 86_400_000;

const weekdayName = (day: string) =>
  formatWeekday(MONDAY + (Number(day) - 1) * DAY_MS, { timeZone: 'UTC', language: languageNow() });
