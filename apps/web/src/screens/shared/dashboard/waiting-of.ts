import type { MeaningWaits } from '@outrider/contract/dashboard';

/** How many of a meaning wait for an answer. */
export const waitingOf = ({ waits }: Pick<MeaningWaits, 'waits'>): number => waits.hours + waits.day + waits.longer;
