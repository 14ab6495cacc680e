import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '../../../api/domains.ts';
import { showMoney } from '../../../platform/money.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDeclineWords } from '../../../ui/hooks/use-decline-words.ts';
import { Box, Stack } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import type { OrderState } from './use-order.ts';

type PaymentDueProps = { order: OrderDetail; state: OrderState };

/** What is still to be paid, above everything else of the order: nothing goes on without it. */
export function PaymentDue({ order, state }: PaymentDueProps) {
  const words = usePaymentWords(order);
  if (words === undefined) return null;
  return (
    <Box pad="3 6" border="bottom">
      <Note
        tone={words.tone}
        action={
          <Button primary busy={state.isPaying} onClick={state.pay}>
            {words.pay}
          </Button>
        }
      >
        {words.text}
      </Note>
    </Box>
  );
}

export function PhonePaymentDue({ order, state }: PaymentDueProps) {
  const words = usePaymentWords(order);
  if (words === undefined) return null;
  return (
    <Stack gap={3}>
      <Note tone={words.tone}>{words.text}</Note>
      <Button large primary block busy={state.isPaying} onClick={state.pay}>
        {words.pay}
      </Button>
    </Stack>
  );
}

/** The one place that says why a card was declined and what helps; the log has the bank's word. */
function usePaymentWords({ state, declinedFor, total }: OrderDetail) {
  const { t } = useTranslation('domains');
  const declineWords = useDeclineWords();
  if (state !== 'waitingForPayment') return undefined;
  const sum = showMoney(total);
  return declinedFor === null
    ? { tone: 'amber' as const, text: t('pay.open', { sum }), pay: t('pay.now', { sum }) }
    : { tone: 'red' as const, text: `${t('pay.declined')} ${declineWords(declinedFor)}`, pay: t('pay.again', { sum }) };
}
