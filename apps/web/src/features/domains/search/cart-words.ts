import type { TFunction } from 'i18next';
import { formatNumber } from '../../../platform/format.ts';
import type { CartState } from './use-cart.ts';

/** How much is in the cart; nothing for an empty one. */
export const cartWords = (t: TFunction<'domains'>, { items, mailboxCount }: CartState): string =>
  items.length === 0
    ? ''
    : [
        t('count.domains', { count: items.length, number: formatNumber(items.length) }),
        t('count.mailboxes', { count: mailboxCount, number: formatNumber(mailboxCount) }),
      ].join(t('comma'));
