import { ORDER_KINDS } from '@outrider/contract/domains/orders';
import { useTranslation } from 'react-i18next';
import type { OrderKind } from '../../../api/domains.ts';
import { OrderList } from '../../../features/domains/order/order-list.tsx';
import { paths } from '../../../paths/paths.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { DomainArt } from '../../../ui/empty/empty-art.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { type DomainPage, ORDER_LISTS, ORDER_STARTS } from '../../shared/domains/use-domain-page.ts';
import { DomainFrame } from './domain-frame.tsx';

/** Orders of one kind, with the way to those of the others. */
export function OrdersPage({ page, kind }: { page: DomainPage; kind: OrderKind }) {
  const { t } = useTranslation('domains');
  return (
    <DomainFrame page={page} title={t('orders.title')} crumbs={[{ to: paths.accounts.list, text: t('accounts') }]}>
      <OrderList
        kind={kind}
        pageNo={page.pageNo}
        onPage={page.showPage}
        onOpen={page.openOrder}
        filters={
          <Segments
            label={t('orders.which')}
            value={kind}
            options={ORDER_KINDS.map((value) => ({ value, text: t(`orders.kind.${value}`) }))}
            onChange={(chosen) => page.go(ORDER_LISTS[chosen])}
          />
        }
        none={
          <EmptyState
            art={<DomainArt />}
            title={t(`orders.none.${kind}`)}
            text={t('orders.noneText')}
            steps={[
              {
                title: t(`start.${kind}`),
                hint: t(`orders.startHint.${kind}`),
                to: ORDER_STARTS[kind],
                action: t('orders.start'),
              },
            ]}
          />
        }
      />
    </DomainFrame>
  );
}
