import { useTranslation } from 'react-i18next';
import type { OrderKind } from '../../../api/domains.ts';
import { QuoteClock } from '../../../features/domains/quote/quote-clock.tsx';
import { QuotePay } from '../../../features/domains/quote/quote-pay.tsx';
import { QuoteSteps } from '../../../features/domains/quote/quote-steps.tsx';
import { QuoteView } from '../../../features/domains/quote/quote-view.tsx';
import { useQuote } from '../../../features/domains/quote/use-quote.ts';
import parts from '../../../features/domains/shared/parts.module.css';
import { orderPath } from '../../../paths/paths.ts';
import { Box, Stack } from '../../../ui/layout/layout.tsx';
import { useAddressDialog } from '../../shared/domains/use-address-dialog.tsx';
import { type DomainPage, ORDER_STARTS } from '../../shared/domains/use-domain-page.ts';
import { DomainFrame, useAddCrumbs } from './domain-frame.tsx';

type OneQuoteProps = { page: DomainPage; quoteId: string; kind: OrderKind };

/** A price that holds, beside what happens once it is paid. */
export function OneQuote({ page, quoteId, kind }: OneQuoteProps) {
  const { t } = useTranslation('domains');
  const state = useQuote(quoteId, { onOrdered: page.onOrdered, onQuoted: page.replaceQuote });
  const address = useAddressDialog();
  const crumbs = [...useAddCrumbs(), { to: ORDER_STARTS[kind], text: t(`start.${kind}`) }];
  return (
    <DomainFrame page={page} title={t('quote.title')} crumbs={crumbs} actions={<QuoteClock state={state} />}>
      <div className={parts.columns}>
        <section className={parts.main}>
          <QuoteView state={state} onEditAddress={address.open} />
        </section>
        {state.quote && (
          <Stack as="aside" tall minWidth={0} surface="app" gap={0} className={parts.side}>
            <Box grow content="start" pad="4 6" className={parts.sideBody}>
              <QuoteSteps quote={state.quote} />
            </Box>
            <Box rigid pad="4 6" border="top">
              <QuotePay state={state} orderTo={(orderId) => orderPath(orderId, kind)} />
            </Box>
          </Stack>
        )}
      </div>
      {address.dialog}
    </DomainFrame>
  );
}
