import type { Delay } from '@outrider/campaign-rules/campaign';
import { i18n } from '../../../../i18n/i18n.ts';

const t = i18n.getFixedT(null, 'campaign-words');

const KEYS = { day: 'wait.days', hour: 'wait.hours', minute: 'wait.minutes' } as const;

/** A wait as it was chosen, such as 3 days. */
export const waitWords = ({ count, unit }: Delay): string => t(KEYS[unit], { count });
