import type { ProcedureLine } from '@outrider/contract/leads-agent/procedure';
import { readReason } from '@outrider/lead-finder/judge/reasons';
import { SOURCE_KEYS, type SourceKey, STOP_REASONS, type StopReason } from '@outrider/lead-finder/lead';
import type { TFunction } from 'i18next';
import type { AgentRow, AgentTask, Fit, PastSearch } from '../../../api/leads-agent.ts';
import { formatNumber } from '../../../platform/format.ts';
import type { Tone } from '../../../ui/tag.tsx';
import { INDUSTRY_NAMES } from './criterion-names.ts';

export type T = TFunction<'leads-agent'>;

/** For a text that counts: the number its plural goes by, and how it is written. */
export const counted = (count: number) => ({ count, number: formatNumber(count) });

export const FIT_TONES: Record<Fit, Tone> = { fit: 'green', unclear: 'amber', out: 'red' };

const STOP_TONES: Record<NonNullable<AgentTask['stopReason']>, Tone> = {
  limitMet: 'green',
  candidatesExhausted: 'green',
  lowMatchRate: 'amber',
  stoppedByUser: 'grey',
  budgetSpent: 'amber',
  sourceFailed: 'red',
};

type Standpoint = Pick<PastSearch, 'state' | 'stopReason'>;

/** How a search stands in one or two words; one that ended says why. */
export const stateWords = (t: T, { state, stopReason }: Standpoint): string =>
  state === 'ended' && stopReason !== null ? t(`stop.${stopReason}.short`) : t(`state.${state}`);

export const stateTone = ({ state, stopReason }: Standpoint): Tone => {
  if (state === 'ended') return stopReason === null ? 'grey' : STOP_TONES[stopReason];
  return state === 'previewed' ? 'grey' : 'blue';
};

/** How sure the row is, in hundredths. */
export const percentSure = ({ confidence }: Pick<AgentRow, 'confidence'>) => Math.round(confidence * 100);

/** An address without the part everybody's has. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

type Step = AgentTask['steps'][number];
type CountKey = { [S in Step['key']]: `${S}.${string}` }[Step['key']];

/** What each step counts, in the order it is shown. */
const COUNTS = [
  'understand.criteria',
  'search.requests',
  'search.found',
  'search.left',
  'read.companies',
  'read.read',
  'read.pages',
  'match.people',
  'match.left',
  'judge.judged',
  'judge.fit',
  'model.requests',
  'model.answered',
  'model.kept',
  'address.found',
  'address.valid',
  'address.left',
] as const satisfies CountKey[];

/** What a step has counted so far, in words. What is to go is shown while it works. */
export const countWords = (t: T, { key, counts, state }: Pick<Step, 'key' | 'counts' | 'state'>): string =>
  COUNTS.flatMap((each) => {
    const [step, name = ''] = each.split('.');
    const value = step === key ? counts[name] : undefined;
    return value === undefined || (name === 'left' && (value === 0 || state !== 'running'))
      ? []
      : [t(`counts.${each}`, counted(value))];
  }).join(t('comma'));

const isSource = (value: unknown): value is SourceKey => SOURCE_KEYS.some((key) => key === value);
const isStopReason = (value: unknown): value is StopReason => STOP_REASONS.some((reason) => reason === value);

/** A line of the procedure, with sources and reasons by their names. */
export const lineWords = (t: T, { key, values }: ProcedureLine): string => {
  const { source, reason } = values;
  return t(`line.${key}`, {
    ...values,
    ...(isSource(source) ? { source: t(`source.${source}`) } : {}),
    ...(isStopReason(reason) ? { reason: t(`stop.${reason}.short`) } : {}),
  });
};

/** Why something was judged so: the rules' own sentences in the reader's language, quotes of pages as they are. */
export const reasonWords = (t: T, reason: string): string => {
  const read = readReason(reason);
  if (read) return t(`reason.${read.key}`, read.values);
  const industry = INDUSTRY_NAMES.find((name) => name === reason);
  return industry ? t(`industry.${industry}`) : reason;
};

const MINUTE = 60;

/** About how long something takes. */
export const spanWords = (t: T, seconds: number): string =>
  seconds < MINUTE
    ? t('span.seconds', { s: Math.max(1, Math.round(seconds)) })
    : t('span.minutes', { m: Math.round(seconds / MINUTE) });
