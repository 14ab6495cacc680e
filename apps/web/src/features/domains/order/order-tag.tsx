import { useTranslation } from 'react-i18next';
import type { Order } from '../../../api/domains.ts';
import { Tag } from '../../../ui/tag.tsx';
import { ORDER_TONES } from './step-states.ts';

export function OrderTag({ order: { state, declinedFor } }: { order: Order }) {
  const { t } = useTranslation('domains');
  const isDeclined = declinedFor !== null && state === 'waitingForPayment';
  return (
    <Tag tone={isDeclined ? 'red' : ORDER_TONES[state]} dot>
      {t(isDeclined ? 'orders.is.declined' : `orders.is.${state}`)}
    </Tag>
  );
}
