import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths/paths.ts';
import type { DomainPage } from '../../shared/domains/use-domain-page.ts';
import { PhoneFrame } from './phone-frame.tsx';

/** Where nothing is sold there is nothing to order. */
export function NoOrders({ page }: { page: DomainPage }) {
  const { t } = useTranslation('domains');
  return (
    <PhoneFrame page={page} title={t('orders.title')} backTo={paths.accounts.list}>
      {null}
    </PhoneFrame>
  );
}
