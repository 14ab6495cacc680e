import { addDays, type Day, weekdayFrom } from './days.ts';
import { conditionsOf, type ReadinessInput, readySince } from './readiness.ts';

export type WarmupProgress = { ofDays: number } & (
  | { state: 'off' }
  | { state: 'queued'; startsOn: Day }
  | { state: 'warming'; day: number }
  | { state: 'ready'; since: Day; day: number }
  | { state: 'held'; reason: 'mailboxError' | 'mailboxPaused' | 'fewPartners'; day: number }
);

type WarmupProgressInput = ReadinessInput & { isOn: boolean; status: 'active' | 'paused' | 'error' };

/** A mailbox begins to send on the first weekday after it was switched on. */
export const beginsOn = (startedOn: Day): Day => weekdayFrom(addDays(startedOn, 1));

/** Where a mailbox stands with its warm-up. */
export function progressOf(input: WarmupProgressInput): WarmupProgress {
  const { now, needed: ofDays } = conditionsOf(input).sendingDays;
  const day = Math.min(now, ofDays);
  if (!input.isOn) return { state: 'off', ofDays };
  if (input.status === 'error') return { state: 'held', reason: 'mailboxError', day, ofDays };
  if (input.status === 'paused') return { state: 'held', reason: 'mailboxPaused', day, ofDays };
  if (input.partners === 0) return { state: 'held', reason: 'fewPartners', day, ofDays };
  const startsOn = beginsOn(input.startedOn);
  if (now === 0 && input.today < startsOn) return { state: 'queued', startsOn, ofDays };
  const since = readySince(input);
  return since ? { state: 'ready', since, day, ofDays } : { state: 'warming', day: Math.max(1, day), ofDays };
}
