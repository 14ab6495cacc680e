import { useTranslation } from 'react-i18next';
import type { Purchase } from '../../../api/billing.ts';
import { planName } from '../../../platform/plan-name.ts';
import { BillLines } from '../../../ui/bill-lines.tsx';
import { LinkButton } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { EnvelopeArt } from '../../../ui/page/envelope-art.tsx';
import { OneColumnLayout } from '../../../ui/page/one-column-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { cardName } from '../shared/card-name.ts';
import type { PurchasePlaces } from './places.ts';

/** What was really bought, line by line, and what comes next. */
export function Bought({ purchase, places }: { purchase: Purchase; places: PurchasePlaces }) {
  const { t } = useTranslation('billing');
  const { kind, lines, total, card, orderId } = purchase;
  const plan = planName(lines.find((line) => line.kind === 'plan')?.of ?? '');
  const title = kind === 'plan' && plan === '' ? t('purchase.paid.change') : t(`purchase.paid.${kind}`, { plan });
  return (
    <OneColumnLayout art={<EnvelopeArt badge="done" />} title={title} lead={t(`purchase.paidText.${kind}`)}>
      <PageTitle>{title}</PageTitle>
      <Stack gap={5}>
        {lines.length > 0 && (
          <BillLines
            label={t('quote.lines')}
            lines={lines}
            total={{
              name: card
                ? t(orderId === null ? 'purchase.paidWith' : 'purchase.heldOn', { card: cardName(card) })
                : t('purchase.total'),
              money: total,
            }}
          />
        )}
        {orderId === null ? (
          <LinkButton to={places.billing} primary>
            {t('purchase.toBilling')}
          </LinkButton>
        ) : (
          <LinkButton to={places.order(orderId)} primary>
            {t('purchase.toOrder')}
          </LinkButton>
        )}
      </Stack>
    </OneColumnLayout>
  );
}
