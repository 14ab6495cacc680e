import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Usage, usageQuery } from '../../../api/billing.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Card } from '../../../ui/card.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Stack, Text } from '../../../ui/layout/layout.tsx';
import styles from './overview.module.css';
import { useUsageDays } from './use-usage-days.ts';

const SHOWN = 6;

/** The latest movements of the quotas: what was reserved, used and given back. */
export function LedgerCard() {
  const { t } = useTranslation('billing');
  const [isWhole, setWhole] = useState(false);
  const { from, to } = useUsageDays();
  const { data } = useQuery(usageQuery(from, to));
  if (!data) return null;
  const { movements } = data;
  const shown = isWhole ? movements : movements.slice(0, SHOWN);
  return (
    <Card
      title={t('ledger.title')}
      actions={
        movements.length > SHOWN && (
          <Text
            type="button"
            as="button"
            narrow={{ minWidth: 44, minHeight: 44 }}
            className="link small"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {t(isWhole ? 'ledger.fewer' : 'ledger.all')}
          </Text>
        )
      }
    >
      {movements.length === 0 && (
        <Box as="p" pad={4} className="muted">
          {t('ledger.none')}
        </Box>
      )}
      {movements.length > 0 && (
        <ul className={styles.ledger} aria-label={t('ledger.title')}>
          {shown.map((movement, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of one moment can be alike in everything.
            <Movement key={`${movement.at} ${index}`} movement={movement} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Movement({ movement: { at, quotaType, kind, amount, of } }: { movement: Usage['movements'][number] }) {
  const { t } = useTranslation('billing');
  const { since, moment } = useDates();
  const isBack = kind === 'givenBack';
  return (
    <li>
      <time className="muted small" dateTime={at} title={moment(at)}>
        {since(at)}
      </time>
      <Stack as="span" gap={0}>
        <span>{t(`quota.${quotaType}.short`)}</span>
        <span className="muted small ellipsis">{of === '' ? t(`ledger.${kind}`) : t(`ledger.${kind}Of`, { of })}</span>
      </Stack>
      <span className={isBack ? 'numbers medium green' : 'numbers medium'}>
        {isBack ? '+' : '−'}
        {formatNumber(Math.abs(amount))}
      </span>
    </li>
  );
}
