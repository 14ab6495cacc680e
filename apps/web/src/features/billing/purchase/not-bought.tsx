import { useTranslation } from 'react-i18next';
import type { Purchase } from '../../../api/billing.ts';
import { BillLines } from '../../../ui/bill-lines.tsx';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { useDeclineWords } from '../../../ui/hooks/use-decline-words.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { EnvelopeArt } from '../../../ui/page/envelope-art.tsx';
import { OneColumnLayout } from '../../../ui/page/one-column-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { cardName } from '../shared/card-name.ts';
import type { PurchasePlaces } from './places.ts';

type NotBoughtProps = {
  purchase: Purchase;
  state: 'declined' | 'expired' | 'cancelled';
  places: PurchasePlaces;
  onLeave: (url: string) => void;
};

/** Why nothing was bought, in the bank's word where it gave one, and the way to try again. */
export function NotBought({ purchase, state, places, onLeave }: NotBoughtProps) {
  const { t } = useTranslation('billing');
  const declineWords = useDeclineWords();
  const { declinedFor, checkoutUrl, card, lines, total, kind, orderId } = purchase;
  const title = t(`purchase.${state}`);
  return (
    <OneColumnLayout art={<EnvelopeArt badge="failed" />} title={title} lead={t(`purchase.${state}Text`)}>
      <PageTitle>{title}</PageTitle>
      <Stack gap={5}>
        {declinedFor !== null && (
          <Note tone="red">
            {card ? `${cardName(card)}: ` : ''}
            {declineWords(declinedFor)} <span className="mono muted">{declinedFor}</span>
          </Note>
        )}
        {lines.length > 0 && (
          <BillLines label={t('quote.lines')} lines={lines} total={{ name: t('purchase.notPaid'), money: total }} />
        )}
        <Row minWidth={0} wraps>
          {checkoutUrl !== null && (
            <Button primary onClick={() => onLeave(checkoutUrl)}>
              {t('purchase.again')}
            </Button>
          )}
          {orderId !== null && <LinkButton to={places.order(orderId)}>{t('purchase.toOrder')}</LinkButton>}
          {kind === 'plan' && <LinkButton to={places.plan}>{t('purchase.toPlan')}</LinkButton>}
          {kind === 'card' && <LinkButton to={places.billing}>{t('purchase.toBilling')}</LinkButton>}
        </Row>
      </Stack>
    </OneColumnLayout>
  );
}
