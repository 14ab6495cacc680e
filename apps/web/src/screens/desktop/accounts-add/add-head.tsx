import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { summaryQuery } from '../../../api/mailboxes.ts';
import { paths } from '../../../app/paths.ts';
import { formatNumber } from '../../../platform/format.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import styles from './add-head.module.css';

type AddHeadProps = {
  title: string;
  /** The page below the choice of ways. */
  isWay?: boolean;
  /** In place of the room in the plan. */
  actions?: ReactNode;
};

/** Where one is among the pages that add mailboxes, and how many more there is room for. */
export function AddHead({ title, isWay = false, actions }: AddHeadProps) {
  const { t } = useTranslation('accounts-add');
  return (
    <PageHead
      title={title}
      before={
        <nav className={styles.crumbs} aria-label={t('crumbs')}>
          <Crumb to={paths.accounts.list}>{t('accounts')}</Crumb>
          {isWay && <Crumb to={paths.accounts.add}>{t('title')}</Crumb>}
        </nav>
      }
    >
      {actions ?? <RoomLeft />}
    </PageHead>
  );
}

const Crumb = ({ to, children }: { to: string; children: string }) => (
  <>
    <Link to={to}>{children}</Link>
    <ChevronRight size={14} aria-hidden />
  </>
);

function RoomLeft() {
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
