import { useMutation } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Billing, changeCardMutation, portalMutation } from '../../../api/billing.ts';
import { Card } from '../../../ui/card.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { cardName } from '../shared/card-name.ts';
import { AddressDialog } from './address-dialog.tsx';
import styles from './overview.module.css';

/** The card that is charged, and whom invoices are made out to. */
export function PaymentCard({ billing, onLeave }: { billing: Billing; onLeave: (url: string) => void }) {
  const { t } = useTranslation('billing');
  const [isEditing, setEditing] = useState(false);
  const change = useMutation({ ...changeCardMutation, onSuccess: ({ url }) => onLeave(url) });
  const portal = useMutation({ ...portalMutation, onSuccess: ({ url }) => onLeave(url) });
  const { card, address, state } = billing;
  return (
    <Card title={t('payment.title')}>
      <Stack gap={4} className={styles.body}>
        <Row gap={3}>
          <span className={styles.cardIcon}>
            <CreditCard size={16} strokeWidth={1.5} aria-hidden />
          </span>
          <Stack as="span" gap={0} className={styles.grows}>
            <span className="medium">{card ? cardName(card) : t('payment.noCard')}</span>
            <span className="muted small numbers">
              {card ? t('payment.expires', { date: expiryOf(card) }) : t('payment.noCardHint')}
            </span>
          </Stack>
          <Button small busy={change.isPending} onClick={() => change.mutate()}>
            {card ? t('payment.change') : t('payment.add')}
          </Button>
        </Row>
        <Row gap={3} align="start" className={styles.address}>
          <address className={`secondary small ${styles.grows}`}>
            {address ? <AddressLines address={address} /> : t('payment.noAddress')}
          </address>
          <Button small onClick={() => setEditing(true)}>
            {address ? t('payment.edit') : t('payment.addAddress')}
          </Button>
        </Row>
        {state !== 'free' && (
          <button
            type="button"
            className={`link small ${styles.portal}`}
            disabled={portal.isPending}
            onClick={() => portal.mutate()}
          >
            {t('payment.portal')}
          </button>
        )}
      </Stack>
      {isEditing && <AddressDialog address={address} onClose={() => setEditing(false)} />}
    </Card>
  );
}

const expiryOf = ({ expiresMonth, expiresYear }: NonNullable<Billing['card']>) =>
  `${String(expiresMonth).padStart(2, '0')}/${expiresYear}`;

function AddressLines({ address }: { address: NonNullable<Billing['address']> }) {
  const { t } = useTranslation('billing');
  const { name, street, postcode, city, country, taxId } = address;
  const place = [`${postcode} ${city}`.trim(), country].filter(Boolean).join(', ');
  const lines = [name, street, place, taxId && t('payment.taxId', { taxId })].filter(Boolean);
  return lines.map((line) => <div key={line}>{line}</div>);
}
