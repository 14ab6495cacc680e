import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BillingOff } from '../../../features/domains/shared/billing-off.tsx';
import { paths } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { DatesAs } from '../../../ui/dates.tsx';
import { type Crumb, Crumbs } from '../../../ui/page/crumbs.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import type { DomainPage } from '../../shared/domains/use-domain-page.ts';

type DomainFrameProps = {
  page: DomainPage;
  title: string;
  crumbs: readonly Crumb[];
  beside?: ReactNode;
  actions?: ReactNode;
  /** Shown also where nothing is sold any more: what the user owns. */
  isOwn?: boolean;
  children: ReactNode;
};

/** Around every page that buys domains: where one is, and whether anything is sold here. */
export function DomainFrame({ page, title, crumbs, beside, actions, isOwn = false, children }: DomainFrameProps) {
  const isShown = config.billing || isOwn;
  const { t } = useTranslation('domains');
  return (
    <DatesAs {...page.dates}>
      <PageHead
        title={title}
        before={<Crumbs label={t('crumbs')} crumbs={crumbs} />}
        beside={isShown ? beside : undefined}
      >
        {isShown ? actions : undefined}
      </PageHead>
      {isShown ? children : <BillingOff addTo={paths.accounts.add} />}
    </DatesAs>
  );
}

/** Accounts, then the page where a mailbox is added. */
export function useAddCrumbs(): Crumb[] {
  const { t } = useTranslation('domains');
  return [
    { to: paths.accounts.list, text: t('accounts') },
    { to: paths.accounts.add, text: t('addAccount') },
  ];
}
