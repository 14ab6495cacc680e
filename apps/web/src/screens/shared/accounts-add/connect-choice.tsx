import { Flame, Globe, Server } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSuggestion } from '../../../features/mailboxes/add/add-queries.ts';
import { AddressFirst } from '../../../features/mailboxes/add/address-first.tsx';
import { CsvDrop } from '../../../features/mailboxes/add/bulk/csv-drop.tsx';
import styles from '../../../features/mailboxes/add/choice.module.css';
import { ConnectCard } from '../../../features/mailboxes/add/consent/connect-card.tsx';
import { paths } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import { PROVIDER_ICONS } from '../../../ui/page/provider-icons.tsx';
import { addPaths, useAddPage } from './use-add-page.ts';

const WAY_OF = { google: 'gmail', microsoft: 'corp', other: 'smtp' } as const;

/** The address, the ways it can be connected by, and those that get a new one. */
export function ConnectChoice() {
  const { t } = useTranslation('accounts-add');
  const page = useAddPage();
  const [email, setEmail] = useState(page.email);
  const { suggestion, isLooking } = useSuggestion(email);
  const hasMail = suggestion !== undefined && !['noSuchName', 'noMail'].includes(suggestion.domainProblem);
  const known = hasMail ? WAY_OF[suggestion.provider] : undefined;
  const typed = suggestion ? email.trim() : '';
  return (
    <>
      <AddressFirst
        email={email}
        onEmail={setEmail}
        suggestion={suggestion}
        isLooking={isLooking}
        onContinue={(address) => page.go(addPaths[known ?? 'smtp'](address))}
      />
      <header className={styles.heading}>
        <h2>{t('have.title')}</h2>
        <span className="muted small">{t('have.hint')}</span>
      </header>
      <Grid gap={4} columns="repeat(3, minmax(0, 1fr))" narrow={{ columns: '1fr' }}>
        <ConnectCard choice="gmail" icon={PROVIDER_ICONS.google} to={addPaths.gmail(typed)} fits={known === 'gmail'} />
        <ConnectCard choice="corp" icon={PROVIDER_ICONS.microsoft} to={addPaths.corp(typed)} fits={known === 'corp'} />
        <ConnectCard choice="smtp" icon={<Server size={18} />} to={addPaths.smtp(typed)} fits={known === 'smtp'} />
      </Grid>
      <CsvDrop onBegun={(bulkId) => page.go(addPaths.bulk(bulkId))} />
      {config.billing && <NewOnes />}
    </>
  );
}

const MORE = [
  ['own', paths.accounts.domainExistingOrder],
  ['orders', paths.accounts.domainNewOrder],
  ['domains', paths.accounts.domainRenewOrder],
] as const;

/** The ways to mailboxes nobody has yet. */
function NewOnes() {
  const { t } = useTranslation('accounts-add');
  return (
    <>
      <header className={styles.heading}>
        <h2>{t('new.title')}</h2>
        <span className="muted small">{t('new.hint')}</span>
      </header>
      <Grid gap={4} columns="1fr 1fr" narrow={{ columns: '1fr' }}>
        <ConnectCard choice="search" icon={<Globe size={18} />} to={paths.accounts.addSearch} />
        <ConnectCard choice="warmup" icon={<Flame size={18} />} to={paths.accounts.addWarmup} />
      </Grid>
      <Row as="nav" wraps gap="1 5" above={3} align="stretch" className={styles.more} aria-label={t('new.more')}>
        {MORE.map(([what, to]) => (
          <Link key={what} className="link" to={to}>
            {t(`new.${what}`)}
          </Link>
        ))}
      </Row>
    </>
  );
}
