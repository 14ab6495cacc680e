import type { ImportRun } from '@outrider/contract/contacts/import';
import { useRef } from 'react';

type Sample = { importId: string; rows: number; at: number };
type Pace = { perSecond: number; secondsLeft: number };

/** Too short a look says nothing about the speed. */
const LOOK_MS = 400;

/** How fast rows are taken while the user watches, and how long the rest will take at that speed. */
export function usePace({ importId, state, rows, rowsDone }: ImportRun, now: number): Pace | undefined {
  const first = useRef<Sample>(undefined);
  if (state !== 'running') return undefined;
  if (first.current?.importId !== importId) first.current = { importId, rows: rowsDone, at: now };
  return paceOf(first.current, { rows, rowsDone }, now);
}

export function paceOf(
  since: Pick<Sample, 'rows' | 'at'>,
  { rows, rowsDone }: Pick<ImportRun, 'rows' | 'rowsDone'>,
  now: number,
): Pace | undefined {
  const taken = rowsDone - since.rows;
  if (now - since.at < LOOK_MS || taken <= 0) return undefined;
  const perSecond = (taken / (now - since.at)) * 1_000;
  return { perSecond: Math.round(perSecond), secondsLeft: Math.ceil((rows - rowsDone) / perSecond) };
}
