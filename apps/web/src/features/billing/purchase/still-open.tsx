import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '../../../api/billing.ts';
import { BillLines } from '../../../ui/bill-lines.tsx';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { useSecondsUntil } from '../../../ui/hooks/use-seconds-until.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { EnvelopeArt } from '../../../ui/page/envelope-art.tsx';
import { OneColumnLayout } from '../../../ui/page/one-column-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { PurchasePlaces } from './places.ts';

/** From then on it is said that it takes longer than usual. */
const USUAL_MS = 60_000;

type StillOpenProps = {
  purchase: Purchase;
  wasLeft: boolean;
  places: PurchasePlaces;
  onLeave: (url: string) => void;
};

/** The card processor has not said yet how it ended. It is asked again and again meanwhile. */
export function StillOpen({ purchase, wasLeft, places, onLeave }: StillOpenProps) {
  const { t } = useTranslation('billing');
  const [usualUntil] = useState(() => Date.now() + USUAL_MS);
  const isLong = useSecondsUntil(usualUntil) === 0;
  const { checkoutUrl, lines, total } = purchase;
  const title = t(wasLeft ? 'purchase.unfinished' : 'purchase.waiting');
  const lead = t(wasLeft ? 'purchase.unfinishedText' : isLong ? 'purchase.waitingLong' : 'purchase.waitingText');
  return (
    <OneColumnLayout art={<EnvelopeArt />} title={title} lead={lead}>
      <PageTitle>{title}</PageTitle>
      <Stack gap={5}>
        {!wasLeft && (
          <Row minWidth={0} as="span" className="muted">
            <Spinner />
            <span role="status">{t('purchase.asking')}</span>
          </Row>
        )}
        {lines.length > 0 && (
          <BillLines label={t('quote.lines')} lines={lines} total={{ name: t('purchase.notPaidYet'), money: total }} />
        )}
        <Row minWidth={0} wraps>
          {checkoutUrl !== null && (wasLeft || isLong) && (
            <Button primary={wasLeft} onClick={() => onLeave(checkoutUrl)}>
              {t('purchase.continue')}
            </Button>
          )}
          <LinkButton to={places.billing}>{t('purchase.toBilling')}</LinkButton>
        </Row>
      </Stack>
    </OneColumnLayout>
  );
}
