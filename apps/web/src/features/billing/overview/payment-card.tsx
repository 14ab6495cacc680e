import { useMutation } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Billing, changeCardMutation, portalMutation } from '../../../api/billing.ts';
import { Card } from '../../../ui/card.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Box, Grid, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { cardName } from '../shared/card-name.ts';
import styles from './overview.module.css';

const AddressDialog = partOnPress(async () => (await import('./address-dialog.tsx')).AddressDialog);

/** The card that is charged, and the address invoices are made out to. */
export function PaymentCard({ billing, onLeave }: { billing: Billing; onLeave: (url: string) => void }) {
  const { t } = useTranslation('billing');
  const [isEditing, setEditing] = useState(false);
  const change = useMutation({ ...changeCardMutation, onSuccess: ({ url }) => onLeave(url) });
  const portal = useMutation({ ...portalMutation, onSuccess: ({ url }) => onLeave(url) });
  const { card, address, state } = billing;
  return (
    <Card title={t('payment.title')}>
      <Stack gap={4} pad={4}>
        <Row minWidth={0} gap={3}>
          <Grid as="span" rigid align="center" items="center" width={32} height={32} rounded surface="selected">
            <CreditCard size={16} strokeWidth={1.5} aria-hidden />
          </Grid>
          <Stack as="span" gap={0} grow minWidth={0}>
            <span className="medium">{card ? cardName(card) : t('payment.noCard')}</span>
            <span className="muted small numbers">
              {card ? t('payment.expires', { date: expiryOf(card) }) : t('payment.noCardHint')}
            </span>
          </Stack>
          <Button small busy={change.isPending} onClick={() => change.mutate()}>
            {card ? t('payment.change') : t('payment.add')}
          </Button>
        </Row>
        <Row minWidth={0} gap={3} align="start" border="top" breaks className={styles.address}>
          <Box as="address" grow minWidth={0} className="secondary small">
            {address ? <AddressLines address={address} /> : t('payment.noAddress')}
          </Box>
          <Button small onClick={() => setEditing(true)}>
            {address ? t('payment.edit') : t('payment.addAddress')}
          </Button>
        </Row>
        {state !== 'free' && (
          <Text
            type="button"
            as="button"
            narrow={{ minWidth: 44, minHeight: 44 }}
            className={`link small ${styles.portal}`}
            disabled={portal.isPending}
            onClick={() => portal.mutate()}
          >
            {t('payment.portal')}
          </Text>
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
