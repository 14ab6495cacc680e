import type { BulkOutcome, BulkRow, BulkRun } from '@outrider/contract/mailboxes/bulk';
import type { Tone } from '../../../../ui/tag.tsx';

export const OUTCOME_TONES: Record<BulkOutcome, Tone> = {
  waiting: 'grey',
  trying: 'blue',
  added: 'green',
  toFix: 'amber',
  notAdded: 'red',
  skipped: 'grey',
};

/** In the order of the split bar. */
export const SETTLED = ['added', 'toFix', 'notAdded', 'skipped'] as const;

export const answered = ({ counts, rows }: BulkRun) => rows.length - counts.waiting - counts.trying;

/** How a row that was not added can be mended where it stands. */
type Fix = 'password' | 'meant' | 'record' | 'again' | 'none';

/** A new password helps where the server did not like the old one. */
const BY_PASSWORD: ReadonlySet<BulkRow['problem']> = new Set([
  'wrongPassword',
  'appPasswordNeeded',
  'noPassword',
  'refused',
]);
/** Here only the file, or the plan, can help. */
const NOT_HERE: ReadonlySet<BulkRow['problem']> = new Set(['badAddress', 'badPort', 'unknownHost']);

export function fixOf({ outcome, problem, meant, check }: BulkRow): Fix {
  if (outcome === 'toFix') return check?.fix ? 'record' : 'none';
  if (outcome === 'skipped' && problem === 'canceled') return 'again';
  if (outcome !== 'notAdded') return 'none';
  if (meant !== '') return 'meant';
  if (BY_PASSWORD.has(problem)) return 'password';
  return NOT_HERE.has(problem) ? 'none' : 'again';
}

/** Whether trying again could change anything: a row without a password needs one first. */
export function canBeTried(row: BulkRow, password: string): boolean {
  const fix = fixOf(row);
  if (fix === 'password') return row.problem !== 'noPassword' || password !== '';
  return fix === 'meant' || fix === 'again';
}

type Pace = { perMinute: number; secondsLeft: number };

/** How fast it goes and how long it will take, once enough rows were answered to tell. */
export function paceOf(run: BulkRun, now: Date): Pace | undefined {
  const done = answered(run);
  const seconds = (now.getTime() - new Date(run.startedAt).getTime()) / 1000;
  if (run.endedAt !== null || done < 2 || seconds < 1) return undefined;
  const perSecond = done / seconds;
  return { perMinute: Math.round(perSecond * 60), secondsLeft: Math.ceil((run.rows.length - done) / perSecond) };
}

export const tookSeconds = ({ startedAt, endedAt }: BulkRun): number =>
  endedAt === null ? 0 : Math.max(1, Math.round((new Date(endedAt).getTime() - new Date(startedAt).getTime()) / 1000));
