import type { OPEN_VERDICTS } from '@outrider/contract/campaigns/leads';
import type { MarkKind } from '../../../ui/charts/mark.tsx';

/** The same marks wherever opens are shown. */
export const OPEN_MARKS: Record<(typeof OPEN_VERDICTS)[number], MarkKind> = {
  person: 'green',
  machine: 'machine',
  unknown: 'unknown',
  none: 'ink-4',
};
