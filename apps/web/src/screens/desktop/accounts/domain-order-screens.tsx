import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { DomainArt } from '../../../ui/empty/empty-art.tsx';
import { EmptyScreen } from '../empty-screen.tsx';

type OrderKind = 'newOrder' | 'existingOrder' | 'warmupOrder' | 'renewOrder';

const START = {
  newOrder: ['start', paths.accounts.addSearch],
  existingOrder: ['start', paths.accounts.addSearch],
  warmupOrder: ['startWarm', paths.accounts.addWarmup],
  renewOrder: ['mailboxes', paths.accounts.list],
} as const satisfies Record<OrderKind, readonly [string, string]>;

function DomainOrders({ kind }: { kind: OrderKind }) {
  const { t } = useTranslation('empty');
  const [start, to] = START[kind];
  return (
    <EmptyScreen
      head={t(`${kind}.head`)}
      art={<DomainArt />}
      title={t(`${kind}.title`)}
      text={kind === 'renewOrder' ? t('renewOrder.text') : t('order.text')}
      steps={[
        { title: t(`order.${start}.title`), hint: t(`order.${start}.hint`), to, action: t(`order.${start}.action`) },
      ]}
    />
  );
}

export const DomainNewOrderScreen = () => <DomainOrders kind="newOrder" />;
export const DomainExistingOrderScreen = () => <DomainOrders kind="existingOrder" />;
export const DomainWarmupOrderScreen = () => <DomainOrders kind="warmupOrder" />;
export const DomainRenewOrderScreen = () => <DomainOrders kind="renewOrder" />;
