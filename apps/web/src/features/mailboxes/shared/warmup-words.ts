import type { WarmupProgress, WarmupState } from '@outrider/contract/mailboxes/warm-up';
import type { TFunction } from 'i18next';
import type { Tone } from '../../../ui/tag.tsx';

export const WARMUP_TONES: Record<WarmupState, Tone> = {
  off: 'grey',
  queued: 'grey',
  warming: 'blue',
  ready: 'green',
  held: 'red',
};

/** Warm-up goes out on weekdays, so what waits on a Friday or at the weekend starts on Monday. */
const WAITS_FOR_MONDAY = ['Fri', 'Sat'];

type WordsNeed = { t: TFunction<'accounts'>; since: (at: string) => string; now: Date; timeZone: string };

/** The line below the state: how far it is, since when, or when it starts. */
export function warmupLine(progress: WarmupProgress, { t, since, now, timeZone }: WordsNeed): string {
  if (progress.state === 'warming') return t('warmup.day', progress);
  if (progress.state === 'off' && progress.reason === 'byChoice') return t('warmup.byChoice');
  if (progress.state === 'queued') {
    const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone }).format(now);
    return t(WAITS_FOR_MONDAY.includes(weekday) ? 'warmup.startsMonday' : 'warmup.startsTomorrow');
  }
  return t('warmup.since', { when: since(progress.since) });
}

/** Why it is held or slow, where there is a reason. */
export const warmupReason = ({ reason }: WarmupProgress, t: TFunction<'accounts'>): string | undefined =>
  reason === 'none' ? undefined : t(`warmup.reason.${reason}`);
