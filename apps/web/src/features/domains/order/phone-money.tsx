import { useTranslation } from 'react-i18next';
import type { Order } from '../../../api/domains.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { SumLine } from '../shared/sum-line.tsx';
import { useMoneyWords } from './order-numbers.tsx';

/** What was taken and what was given back. */
export function PhoneMoney({ order }: { order: Order }) {
  const { t } = useTranslation('domains');
  const money = useMoneyWords(order);
  return (
    <Stack gap={1}>
      <SumLine isTotal sum={money.captured}>
        {t('order.captured')}
      </SumLine>
      <span className="muted small">{money.ofTotal}</span>
      {order.givenBack.amount > 0 && <SumLine sum={money.givenBack}>{money.givenBackAs}</SumLine>}
    </Stack>
  );
}
