import { useTranslation } from 'react-i18next';
import type { OrderKind } from '../../../api/domains.ts';
import { QuoteClock } from '../../../features/domains/quote/quote-clock.tsx';
import { QuotePay } from '../../../features/domains/quote/quote-pay.tsx';
import { QuoteSteps } from '../../../features/domains/quote/quote-steps.tsx';
import { QuoteView } from '../../../features/domains/quote/quote-view.tsx';
import { useQuote } from '../../../features/domains/quote/use-quote.ts';
import { orderPath } from '../../../paths/paths.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { useAddressDialog } from '../../shared/domains/use-address-dialog.tsx';
import { type DomainPage, ORDER_STARTS } from '../../shared/domains/use-domain-page.ts';
import { PhoneFrame } from './phone-frame.tsx';

type OneQuoteProps = { page: DomainPage; quoteId: string; kind: OrderKind };

/** A price that holds, from top to bottom; paying comes last. */
export function OneQuote({ page, quoteId, kind }: OneQuoteProps) {
  const { t } = useTranslation('domains');
  const state = useQuote(quoteId, { onOrdered: page.onOrdered, onQuoted: page.replaceQuote });
  const address = useAddressDialog();
  return (
    <PhoneFrame page={page} title={t('quote.title')} backTo={ORDER_STARTS[kind]}>
      <Stack gap={4} pad="3 4">
        <QuoteClock state={state} />
        <QuoteView state={state} onEditAddress={address.open} />
        {state.quote && <QuoteSteps quote={state.quote} />}
        <QuotePay state={state} orderTo={(orderId) => orderPath(orderId, kind)} />
      </Stack>
      {address.dialog}
    </PhoneFrame>
  );
}
