import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Purchase, purchaseQuery, refreshAfterPurchase } from '../../../api/billing.ts';
import { ApiError } from '../../../platform/create-call.ts';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { EnvelopeArt } from '../../../ui/page/envelope-art.tsx';
import { OneColumnLayout } from '../../../ui/page/one-column-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Bought } from './bought.tsx';
import { NotBought } from './not-bought.tsx';
import type { PurchasePlaces } from './places.ts';
import { StillOpen } from './still-open.tsx';

type PurchasePageProps = {
  purchaseId: string;
  /** Whether the payment page sent the reader here because it was left. */
  wasLeft: boolean;
  places: PurchasePlaces;
  onLeave: (url: string) => void;
};

/** What became of a payment, by the card processor's word and not by the address the reader came to. */
export function PurchasePage({ purchaseId, wasLeft, places, onLeave }: PurchasePageProps) {
  const { t } = useTranslation('billing');
  const { data: purchase, error, isFetching, refetch } = useQuery(purchaseQuery(purchaseId));
  const state = purchase?.state;
  useEffect(() => {
    if (state === 'paid') void refreshAfterPurchase();
  }, [state]);
  if (purchase) return <PurchaseOutcome purchase={purchase} wasLeft={wasLeft} places={places} onLeave={onLeave} />;
  if (!error) return <OneColumnLayout title={t('purchase.looking')} />;
  if (error instanceof ApiError && error.failure === 'refused') return <NoPurchase places={places} />;
  return (
    <OneColumnLayout art={<EnvelopeArt />} title={t('purchase.unreachable')} lead={error.message}>
      <Button busy={isFetching} onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </OneColumnLayout>
  );
}

type PurchaseOutcomeProps = Omit<PurchasePageProps, 'purchaseId'> & { purchase: Purchase };

function PurchaseOutcome({ purchase, wasLeft, places, onLeave }: PurchaseOutcomeProps) {
  switch (purchase.state) {
    case 'paid':
      return <Bought purchase={purchase} places={places} />;
    case 'open':
      return <StillOpen purchase={purchase} wasLeft={wasLeft} places={places} onLeave={onLeave} />;
    default:
      return <NotBought purchase={purchase} state={purchase.state} places={places} onLeave={onLeave} />;
  }
}

/** The address names no purchase of the reader: nothing is congratulated and nothing is blamed. */
export function NoPurchase({ places }: { places: Pick<PurchasePlaces, 'plan' | 'billing'> }) {
  const { t } = useTranslation('billing');
  return (
    <OneColumnLayout art={<EnvelopeArt />} title={t('purchase.none')} lead={t('purchase.noneText')}>
      <PageTitle>{t('purchase.none')}</PageTitle>
      <Row minWidth={0} wraps>
        <LinkButton to={places.billing}>{t('purchase.toBilling')}</LinkButton>
        <LinkButton to={places.plan}>{t('purchase.toPlan')}</LinkButton>
      </Row>
    </OneColumnLayout>
  );
}

/** A purchase is shown to its buyer. */
export function SignInFirst({ to }: { to: string }) {
  const { t } = useTranslation('billing');
  return (
    <OneColumnLayout art={<EnvelopeArt />} title={t('purchase.signIn')} lead={t('purchase.signInText')}>
      <PageTitle>{t('purchase.signIn')}</PageTitle>
      <LinkButton to={to} primary>
        {t('purchase.signInDo')}
      </LinkButton>
    </OneColumnLayout>
  );
}
