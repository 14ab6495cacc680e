import { ACCOUNT_STATUSES, type Account } from '@outrider/contract/mailboxes/account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { accountsQuery } from '../../../api/mailboxes/mailboxes.ts';
import { Bar } from '../../../ui/charts/bar.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { InPieces } from '../../../ui/in-pieces.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { ListAge } from '../../../ui/list-age.tsx';
import entry from '../../../ui/page/phone-entry.module.css';
import { PhoneFailed, PhoneMore } from '../../../ui/page/phone-list-parts.tsx';
import { useLongerList } from '../../../ui/page/use-longer-list.ts';
import { HealthRing } from '../shared/health-ring.tsx';
import { StatusTag } from '../shared/status-tag.tsx';
import styles from './phone-list.module.css';

const PAGE = 50;
const STATUSES = ['all', ...ACCOUNT_STATUSES] as const;

/** The mailboxes on a phone: one line of health each, what is broken first. */
export function PhoneList({ linkTo }: { linkTo: (accountId: string) => string }) {
  const { t } = useTranslation('accounts');
  const [status, setStatus] = useState<(typeof STATUSES)[number]>('all');
  const [search, setSearch] = useState('');
  const { size, mayGrow, grow } = useLongerList(PAGE);
  const query = useQuery(
    accountsQuery({
      search: search.trim(),
      ...(status === 'all' ? {} : { status }),
      pageSize: size,
      sort: 'status',
      order: 'asc',
    }),
  );
  const { data, error, isFetching } = query;
  const counts = data?.statusCounts;
  return (
    <>
      <Grid gap={2} pad="0 4 3">
        <input
          type="search"
          className={styles.search}
          placeholder={t('search')}
          aria-label={t('search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Segments
          block
          label={t('status.label')}
          options={STATUSES.map((each) => ({ value: each, text: t(`status.${each}`), count: counts?.[each] }))}
          value={status}
          onChange={setStatus}
        />
      </Grid>
      <ListAge query={query} />
      {error && !data && <PhoneFailed query={query} retry={t('retry')} />}
      {data?.accountList.length === 0 && (
        <Grid as="p" gap={3} pad={4} className="muted">
          {t('list.noMatch', { count: search.trim() === '' || status === 'all' ? 1 : 2 })}
        </Grid>
      )}
      {data && (
        <InPieces>
          <ul>
            {data.accountList.map((account) => (
              <li key={account.accountId}>
                <Link to={linkTo(account.accountId)} className={entry.entry}>
                  <Row account={account} />
                </Link>
              </li>
            ))}
          </ul>
        </InPieces>
      )}
      {data && data.total > data.accountList.length && mayGrow && (
        <PhoneMore text={t('phone.loadMore')} isBusy={isFetching} onMore={grow} />
      )}
    </>
  );
}

function Row({ account }: { account: Account }) {
  const { t } = useTranslation('accounts');
  const { health, email, status, statusReason, sentToday, capToday, replyReserve, warmup } = account;
  const below =
    statusReason || `${t(`warmup.${warmup.state}`)}, ${t('phone.sent', { sent: sentToday, cap: capToday })}`;
  return (
    <>
      <HealthRing health={health} size={40} />
      <Grid grow gap={0.5} minWidth={0}>
        <span className="medium ellipsis">{email}</span>
        <span className="muted small ellipsis">{below}</span>
        <Bar label={t('columns.sent')} value={sentToday} total={capToday} kept={replyReserve} />
      </Grid>
      <StatusTag status={status} />
    </>
  );
}
