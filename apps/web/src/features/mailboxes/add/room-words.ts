import type { TFunction } from 'i18next';
import { formatNumber } from '../../../platform/format.ts';

/** Behind how many mailboxes there are: of how many. */
export const roomWords = (t: TFunction<'accounts-add'>, total: number | null): string =>
  total === null ? t('room.unlimited') : t('room.of', { total: formatNumber(total) });
