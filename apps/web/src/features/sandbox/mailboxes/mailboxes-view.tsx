import { BOXED_MAILBOX_TROUBLES, type BoxedMailbox } from '@outrider/contract/sandbox/mailboxes';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Box, Grid, Row } from '../../../ui/layout/layout.tsx';
import { ChipSelect } from '../chip-select.tsx';
import { CopyText } from '../copy-text.tsx';
import { ListState } from '../list-state.tsx';
import { SearchBox } from '../search-box.tsx';
import styles from '../view.module.css';
import { useBoxedMailboxes, useTroubleMailbox } from './boxed-mailboxes.ts';
import { NewMailbox } from './new-mailbox.tsx';

const TYPING_MS = 200;

export function MailboxesView() {
  const { t } = useTranslation('sandbox');
  const [search, setSearch] = useState('');
  const [isMaking, setMaking] = useState(false);
  const { data, error, isFetching, refetch } = useBoxedMailboxes(useDebounced(search.trim(), TYPING_MS));
  return (
    <Box as="section" grow minHeight={0} overflow="auto" aria-label={t('views.mailboxes')}>
      <Row wraps gap="2 3" minHeight={52} border="bottom" surface="page" className={styles.bar}>
        <h2>{t('views.mailboxes')}</h2>
        {data && <span className="muted small">{t('mailboxes.count', { count: data.total })}</span>}
        <Row wraps justify="end" className={styles.tools}>
          <SearchBox label={t('mailboxes.search')} value={search} onChange={setSearch} />
          <Button icon={<Plus size={14} aria-hidden />} onClick={() => setMaking(!isMaking)}>
            {t('mailboxes.new')}
          </Button>
        </Row>
      </Row>
      {isMaking && <NewMailbox hosts={data?.hosts ?? []} onDone={() => setMaking(false)} />}
      <ListState
        error={error}
        isFetching={isFetching}
        isEmpty={data?.mailboxes.length === 0}
        search={search}
        empty={t('mailboxes.empty')}
        hint={t('mailboxes.emptyHint')}
        onRetry={() => void refetch()}
        onClear={() => setSearch('')}
      />
      <ul>
        {data?.mailboxes.map((mailbox) => (
          <MailboxRow key={mailbox.address} mailbox={mailbox} />
        ))}
      </ul>
    </Box>
  );
}

function MailboxRow({ mailbox: { address, password, providerName, smtp, imap, trouble } }: { mailbox: BoxedMailbox }) {
  const { t } = useTranslation('sandbox');
  const change = useTroubleMailbox();
  const shown = change.isPending ? change.variables.trouble : trouble;
  return (
    <Grid as="li" align="center" gap="1 6" minHeight={56} border="bottom" className={`${styles.row} ${styles.mailbox}`}>
      <Box minWidth={0} className={styles.main}>
        <CopyText text={address} what={t('mailboxes.address')} />
        <span className="muted small">{providerName}</span>
      </Box>
      <Box minWidth={0} className={`${styles.main} ${styles.named}`}>
        <span className="muted small">{t('mailboxes.password')}</span>
        <CopyText text={password} what={t('mailboxes.password')} />
      </Box>
      <Box minWidth={0} className={styles.main}>
        <CopyText text={`${smtp.host}:${smtp.port}`} what="SMTP" />
        <CopyText text={`${imap.host}:${imap.port}`} what="IMAP" />
      </Box>
      <ChipSelect
        label={t('mailboxes.trouble', { address })}
        options={BOXED_MAILBOX_TROUBLES.map((each) => ({ value: each, text: t(`troubles.${each}`) }))}
        value={shown}
        tone={shown === 'none' ? 'green' : 'red'}
        onChange={(chosen) => change.mutate({ address, trouble: chosen })}
      />
    </Grid>
  );
}
