import type { InboxAccount } from '@outrider/contract/inbox/inbox';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { accountsQuery } from '../../../api/inbox/inbox-queries.ts';
import { formatNumber } from '../../../platform/format.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import styles from './sync-strip.module.css';

/** How the first reading of mailboxes goes, and which of them cannot be reached now, in their server's words. */
export function SyncStrip({ accountId }: { accountId: string }) {
  const { data } = useInfiniteQuery(accountsQuery());
  const accounts = (data?.pages.flatMap(({ accountList }) => accountList) ?? []).filter(
    (account) => accountId === '' || account.accountId === accountId,
  );
  const first = accounts.filter(({ sync }) => sync.state === 'first');
  // One of many is marked in the list of mailboxes; here only what keeps all that is looked at from being new.
  const behind = accounts.every(({ sync }) => sync.state === 'behind') ? accounts : [];
  return (
    <>
      {first.length > 0 && <FirstSync accounts={first} />}
      {behind[0] && <Behind account={behind[0]} others={behind.length - 1} />}
    </>
  );
}

function FirstSync({ accounts }: { accounts: readonly InboxAccount[] }) {
  const { t } = useTranslation('inbox');
  const sum = (of: 'stored' | 'total') => accounts.reduce((all, { sync }) => all + sync[of], 0);
  const [stored, total] = [sum('stored'), sum('total')];
  const [only] = accounts;
  const words =
    accounts.length === 1 && only
      ? t('sync.firstOne', { email: only.email })
      : t('sync.firstMany', { count: accounts.length });
  return (
    <Grid rigid gap={1} pad="2 4" border="bottom" size={12} leading={16} breaks className={styles.strip} role="status">
      <Row gap={3} spread align="stretch" className={styles.line}>
        <span className="ellipsis">{words}</span>
        {total > 0 && (
          <span className="muted numbers">
            {t('sync.progress', { stored: formatNumber(Math.min(stored, total)), total: formatNumber(total) })}
          </span>
        )}
      </Row>
      <progress className={styles.bar} aria-label={words} max={Math.max(total, 1)} value={Math.min(stored, total)} />
    </Grid>
  );
}

function Behind({ account: { email, sync }, others }: { account: InboxAccount; others: number }) {
  const { t } = useTranslation('inbox');
  const { moment } = useDates();
  return (
    <Grid
      rigid
      gap={1}
      pad="2 4"
      border="bottom"
      size={12}
      leading={16}
      breaks
      className={`${styles.strip} ${styles.behind}`}
      role="status"
    >
      <div className="medium">
        {others > 0 ? t('sync.behindMany', { email, count: others }) : t('sync.behindOne', { email })}
      </div>
      {sync.words !== '' && <div className="small">{sync.words}</div>}
      {sync.lastAt !== null && <div className="small">{t('sync.lastAt', { at: moment(sync.lastAt) })}</div>}
    </Grid>
  );
}
