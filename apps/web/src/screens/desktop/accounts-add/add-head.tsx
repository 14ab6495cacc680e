import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { summaryQuery } from '../../../api/mailboxes/mailboxes.ts';
import { paths } from '../../../paths/paths.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Crumbs } from '../../../ui/page/crumbs.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';

type AddHeadProps = {
  title: string;
  /** The page below the choice of ways. */
  isConnect?: boolean;
  /** In place of the room in the plan. */
  actions?: ReactNode;
};

/** Where one is among the pages that add mailboxes, and how many more there is room for. */
export function AddHead({ title, isConnect = false, actions }: AddHeadProps) {
  const { t } = useTranslation('accounts-add');
  return (
    <PageHead
      title={title}
      before={
        <Crumbs
          label={t('crumbs')}
          crumbs={[
            { to: paths.accounts.list, text: t('accounts') },
            ...(isConnect ? [{ to: paths.accounts.add, text: t('title') }] : []),
          ]}
        />
      }
    >
      {actions ?? <RoomLeft />}
    </PageHead>
  );
}

export function RoomLeft() {
  const { t } = useTranslation('accounts-add');
  const { data: summary } = useQuery(summaryQuery);
  if (!summary) return null;
  const { used, total } = summary.quota;
  const free = Math.max(0, (total ?? 0) - used);
  return (
    <span className="muted small numbers">
      {total === null
        ? t('quotaUnlimited', { count: used, number: formatNumber(used) })
        : t('quota', { used: formatNumber(used), total: formatNumber(total), free: formatNumber(free) })}
    </span>
  );
}
