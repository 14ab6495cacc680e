import type { LoginMethod } from '@outrider/contract/mailboxes/account';
import { useTranslation } from 'react-i18next';
import { Box, Row, Text } from '../../../ui/layout/layout.tsx';
import { HealthRing } from '../shared/health-ring.tsx';
import { domainOf, type Suggestion } from './add-queries.ts';
import styles from './side.module.css';

/** Other mailboxes of the same domain that are here already. */
export function Neighbours({ suggestion, email }: { suggestion: Suggestion | undefined; email: string }) {
  const { t } = useTranslation('accounts-add');
  if (!suggestion || suggestion.neighbours.length === 0) return null;
  return (
    <>
      <Text as="h3" below={2} weight={600}>
        {t('neighbours.title', { domain: domainOf(email) })}
      </Text>
      <Box as="ul" below={4} className={styles.neighbours}>
        {suggestion.neighbours.map(({ accountId, email: address, health, loginMethod }) => (
          <Row as="li" gap={3} minHeight={44} key={accountId}>
            <HealthRing health={health} />
            <div>
              <div className="ellipsis">{address}</div>
              <div className="muted small">{t(loginMethodKey(loginMethod))}</div>
            </div>
          </Row>
        ))}
      </Box>
    </>
  );
}

const loginMethodKey = (loginMethod: LoginMethod) => `neighbours.${loginMethod}` as const;
