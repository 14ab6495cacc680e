import type { Delay } from '@outrider/campaign-rules/campaign';
import type { TFunction } from 'i18next';

const KEYS = { day: 'sequence.days', hour: 'sequence.hours', minute: 'sequence.minutes' } as const;

/** A wait as it was chosen, such as 3 days. */
export const waitWords = (t: TFunction<'campaigns'>, { count, unit }: Delay): string => t(KEYS[unit], { count });
