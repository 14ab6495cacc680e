import { useTranslation } from 'react-i18next';
import type { Order } from '../../../api/domains.ts';

/** Such as Visa 4242. */
export function useCardWords() {
  const { t } = useTranslation('domains');
  return ({ brand, lastFour }: NonNullable<Order['card']>) =>
    t('order.card', { brand: brand.charAt(0).toUpperCase() + brand.slice(1), lastFour });
}
