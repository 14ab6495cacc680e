import type { VerifyTask } from '@outrider/contract/verification/verification';
import type { TFunction } from 'i18next';
import { MISSING } from '../../../platform/format.ts';
import type { Tone } from '../../../ui/tag.tsx';
import { leftWords, spanWords } from './span-words.ts';

type T = TFunction<'verification'>;

export const STATE_TONES: Record<VerifyTask['state'], Tone> = {
  running: 'blue',
  paused: 'amber',
  waitingForRoute: 'amber',
  done: 'green',
  canceled: 'grey',
};

/** What the user called it, else where it came from and when. */
export function runName(t: T, task: Pick<VerifyTask, 'name' | 'source' | 'fileName' | 'startedAt'>, day: Day): string {
  if (task.name !== '') return task.name;
  return task.fileName || t(`unnamed.${task.source}`, { day: day(task.startedAt) });
}

type Day = (at: string) => string;

export const sourceWords = (t: T, { source, fileName }: Pick<VerifyTask, 'source' | 'fileName'>): string =>
  (source === 'upload' || source === 'import') && fileName !== ''
    ? t(`sourceOf.${source}`, { file: fileName })
    : t(`source.${source}`);

/** How long it took, or how long it still takes. */
export function tookWords(t: T, { state, secondsLeft, startedAt, endedAt, checked }: VerifyTask): string {
  if (state === 'running' && secondsLeft) return t('history.left', { wait: leftWords(t, secondsLeft) });
  if (endedAt === null || checked === 0) return MISSING;
  return spanWords(t, Date.parse(endedAt) - Date.parse(startedAt));
}
