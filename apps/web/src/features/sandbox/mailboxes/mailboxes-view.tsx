import { BOXED_MAILBOX_TROUBLES, type BoxedMailbox } from '@outrider/contract/sandbox/mailboxes';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/form/button.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { ChipSelect } from '../chip-select.tsx';
import { CopyText } from '../copy-text.tsx';
import { ListState } from '../list-state.tsx';
import { SearchBox } from '../search-box.tsx';
import styles from '../view.module.css';
import { useBoxedMailboxes, useTroubleMailbox } from './boxed-mailboxes.ts';
import { NewMailbox } from './new-mailbox.tsx';

const TYPING_MS = 200;

/** The mailboxes of the box with all it takes to connect them, and making another. */
export function MailboxesView() {
  const { t } = useTranslation('sandbox');
  const [search, setSearch] = useState('');
  const [isMaking, setMaking] = useState(false);
  const { data, error, isFetching, refetch } = useBoxedMailboxes(useDebounced(search.trim(), TYPING_MS));
  return (
    <section className={styles.view} aria-label={t('views.mailboxes')}>
      <div className={styles.bar}>
        <h2>{t('views.mailboxes')}</h2>
        {data && <span className="muted small">{t('mailboxes.count', { count: data.total })}</span>}
        <div className={styles.tools}>
          <SearchBox label={t('mailboxes.search')} value={search} onChange={setSearch} />
          <Button icon={<Plus size={14} aria-hidden />} onClick={() => setMaking(!isMaking)}>
            {t('mailboxes.new')}
          </Button>
        </div>
      </div>
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
    </section>
  );
}

function MailboxRow({ mailbox: { address, password, providerName, smtp, imap, trouble } }: { mailbox: BoxedMailbox }) {
  const { t } = useTranslation('sandbox');
  const change = useTroubleMailbox();
  const shown = change.isPending ? change.variables.trouble : trouble;
  return (
    <li className={`${styles.row} ${styles.mailbox}`}>
      <div className={styles.main}>
        <CopyText text={address} what={t('mailboxes.address')} />
        <span className="muted small">{providerName}</span>
      </div>
      <div className={`${styles.main} ${styles.named}`}>
        <span className="muted small">{t('mailboxes.password')}</span>
        <CopyText text={password} what={t('mailboxes.password')} />
      </div>
      <div className={styles.main}>
        <CopyText text={`${smtp.host}:${smtp.port}`} what="SMTP" />
        <CopyText text={`${imap.host}:${imap.port}`} what="IMAP" />
      </div>
      <ChipSelect
        label={t('mailboxes.trouble', { address })}
        options={BOXED_MAILBOX_TROUBLES.map((each) => ({ value: each, text: t(`troubles.${each}`) }))}
        value={shown}
        tone={shown === 'none' ? 'green' : 'red'}
        onChange={(chosen) => change.mutate({ address, trouble: chosen })}
      />
    </li>
  );
}
