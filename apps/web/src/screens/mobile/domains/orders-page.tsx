import { ORDER_KINDS } from '@outrider/contract/domains/orders';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderKind } from '../../../api/domains.ts';
import { PhoneOrders } from '../../../features/domains/order/phone-orders.tsx';
import parts from '../../../features/domains/shared/parts.module.css';
import { orderPath, paths } from '../../../paths/paths.ts';
import { Box, Stack, Text } from '../../../ui/layout/layout.tsx';
import { type DomainPage, ORDER_LISTS, ORDER_STARTS } from '../../shared/domains/use-domain-page.ts';
import { PhoneFrame } from './phone-frame.tsx';

/** Orders of one kind, with the way to those of the others. */
export function OrdersPage({ page, kind }: { page: DomainPage; kind: OrderKind }) {
  const { t } = useTranslation('domains');
  return (
    <PhoneFrame page={page} title={t('orders.title')} backTo={paths.accounts.list}>
      <Box pad="3 4">
        <select
          className={parts.field}
          aria-label={t('orders.which')}
          value={kind}
          onChange={({ target }) => {
            const chosen = ORDER_KINDS.find((known) => known === target.value);
            if (chosen) page.go(ORDER_LISTS[chosen]);
          }}
        >
          {ORDER_KINDS.map((value) => (
            <option key={value} value={value}>
              {t(`orders.kind.${value}`)}
            </option>
          ))}
        </select>
      </Box>
      <PhoneOrders
        kind={kind}
        pageNo={page.pageNo}
        onPage={page.showPage}
        linkTo={(order) => orderPath(order.orderId, order.kind)}
        none={
          <Stack gap={3} pad="3 4">
            <Text as="h2" size={16} weight={600} leading={24}>
              {t(`orders.none.${kind}`)}
            </Text>
            <p className="muted">{t('orders.noneText')}</p>
            <Link className={`link ${parts.tall}`} to={ORDER_STARTS[kind]}>
              {t(`start.${kind}`)}
            </Link>
          </Stack>
        }
      />
    </PhoneFrame>
  );
}
