import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths/paths.ts';
import type { DomainPage } from '../../shared/domains/use-domain-page.ts';
import { DomainFrame } from './domain-frame.tsx';

/** Where nothing is sold there is nothing to order. */
export function NoOrders({ page }: { page: DomainPage }) {
  const { t } = useTranslation('domains');
  return (
    <DomainFrame page={page} title={t('orders.title')} crumbs={[{ to: paths.accounts.list, text: t('accounts') }]}>
      {null}
    </DomainFrame>
  );
}
