import type { MeaningWaits } from '@outrider/contract/dashboard';

export const waitingOf = ({ waits }: Pick<MeaningWaits, 'waits'>): number => waits.hours + waits.day + waits.longer;
