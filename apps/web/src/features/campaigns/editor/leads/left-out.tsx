import { CONVERSATIONS } from '@outrider/contract/campaigns/leads';
import { SUPPRESSION_REASONS } from '@outrider/contract/contacts/suppression';
import { CATEGORIES } from '@outrider/email-verifier/verdict';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leftOutQuery } from '../../../../api/campaigns/editor-queries.ts';
import { formatNumber, MISSING } from '../../../../platform/format.ts';
import { Grid, Row } from '../../../../ui/layout/layout.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { ListWaiting, QueryFailed } from '../../../../ui/table/list-states.tsx';
import styles from './leads-step.module.css';

/** Everybody who was not taken, each with the reason. */
export function LeftOut({ campaignId, search }: { campaignId: string; search: string }) {
  const { t } = useTranslation('campaign-editor');
  const query = useInfiniteQuery(leftOutQuery(campaignId));
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const [at, setAt] = useState<string>();
  const all = useMemo(() => query.data?.pages.flatMap(({ rows }) => rows) ?? [], [query.data]);
  const rows = useMemo(
    () =>
      all
        .map((row, index) => ({ ...row, id: `${index}` }))
        .filter(({ email }) => email.includes(search.trim().toLowerCase())),
    [all, search],
  );
  const aboutWords = useAboutWords();
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  if (query.error) return <QueryFailed query={query} hint={t('list.failedHint')} />;
  if (!query.data) return <ListWaiting />;
  if (rows.length === 0)
    return (
      <Grid grow align="center" items="center" pad={6} tone="muted" textAlign="center" className={styles.empty}>
        {t(search === '' ? 'list.nobodyOut' : 'list.nobodyFound')}
      </Grid>
    );
  return (
    <>
      <DataTable
        label={t('list.view.leftOut')}
        rows={rows}
        firstIndex={0}
        total={rows.length}
        idOf={({ id }) => id}
        columns={[
          { key: 'email', title: t('list.address'), min: 220, share: 3, cell: ({ email }) => email || MISSING },
          { key: 'why', title: t('list.why'), min: 160, share: 2, cell: ({ why }) => t(`list.out.${why}`) },
          { key: 'about', title: t('list.about'), min: 120, share: 2, cell: aboutWords },
          { key: 'source', title: t('list.source'), min: 120, share: 2, cell: ({ source }) => source || MISSING },
        ]}
        onEnd={onEnd}
        at={at}
        onAt={setAt}
        isDense
      />
      <Row as="footer" rigid spread gap={4} border="top" tone="muted" size={12} className={styles.foot}>
        <span className="numbers">{t('list.out.count', { number: formatNumber(rows.length) })}</span>
        <span>{t('list.out.hint')}</span>
      </Row>
    </>
  );
}

/** The campaign a contact is in is named; the others are words of ours. */
function useAboutWords() {
  const { t } = useTranslation('campaign-editor');
  return ({ why, about }: { why: string; about: string }): string => {
    const category = CATEGORIES.find((known) => why === 'invalid' && known === about);
    if (category) return t(`category.${category}`);
    const reason = SUPPRESSION_REASONS.find((known) => why === 'suppressed' && known === about);
    if (reason) return t(`list.reason.${reason}`);
    const said = CONVERSATIONS.find((known) => why === 'inConversation' && known === about);
    if (said) return t(`list.said.${said}`);
    return why === 'inOtherCampaign' && about !== '' ? about : MISSING;
  };
}
