import type { ConsentProvider } from '@outrider/contract/mailboxes/add';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import { Note } from '../../../../ui/note.tsx';
import { CopyButton } from '../../detail/copy-button.tsx';
import { consentProvidersQuery } from '../add-queries.ts';
import styles from '../options.module.css';

const ASKED = ['read', 'send', 'name'] as const;

/** What the provider's page will ask for, and whose client asks. */
export function ConsentOffer({ provider, email }: { provider: ConsentProvider; email: string }) {
  const { t } = useTranslation('accounts-add');
  const { data: offered } = useQuery(consentProvidersQuery);
  const offer = offered?.find((known) => known.provider === provider);
  const name = t(`provider.${provider}`);
  return (
    <>
      <Text as="h2" below={2.5} weight={600}>
        {t('consent.asks', { provider: name })}
      </Text>
      <Grid as="ul" columns="16px 1fr" gap="2 2.5" className={styles.scopes}>
        {ASKED.map((asked) => (
          <li key={asked} style={{ display: 'contents' }}>
            <Check size={16} aria-hidden className="green" />
            <div>
              <div>{t(`consent.scope.${asked}`, { email: email || t('consent.thisAddress') })}</div>
              <div className="muted small">{t(`consent.scope.${asked}Hint`)}</div>
            </div>
          </li>
        ))}
        <li style={{ display: 'contents' }}>
          <X size={16} aria-hidden className="faint" />
          <div className="muted">{t('consent.nothingElse')}</div>
        </li>
      </Grid>
      <Box above={4} below={4} pad="4 0 0" border="top">
        {offer ? (
          <>
            <Row spread below={2} gap={0} align="stretch">
              <h3 className="strong">{t('consent.client')}</h3>
              <span className="muted small">{t('consent.byOperator')}</span>
            </Row>
            <Grid
              as="dl"
              gap="1.5 3"
              align="center"
              size={12}
              columns="88px minmax(0, 1fr) auto"
              narrow={{ columns: '1fr' }}
            >
              <dt className="muted">{t('consent.clientId')}</dt>
              <Text as="dd" breaks className="mono">
                {offer.clientId}
              </Text>
              <Text as="dd" breaks>
                <CopyButton text={offer.clientId} label={t('consent.copyClient')} />
              </Text>
              <dt className="muted">{t('consent.comesBackTo')}</dt>
              <Text as="dd" breaks className="mono" title={offer.comesBackTo}>
                {new URL(offer.comesBackTo).pathname}
              </Text>
              <Text as="dd" breaks />
            </Grid>
          </>
        ) : (
          offered && <Note tone="amber">{t(`consent.notOffered.${provider}`)}</Note>
        )}
      </Box>
      {offer && (
        <Box below={4}>
          <Note>
            <p className="small secondary">{t(`consent.trust.${provider}`)}</p>
          </Note>
        </Box>
      )}
    </>
  );
}
