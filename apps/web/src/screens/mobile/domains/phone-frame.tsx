import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BillingOff } from '../../../features/domains/shared/billing-off.tsx';
import { paths } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { DatesAs } from '../../../ui/dates.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import type { DomainPage } from '../../shared/domains/use-domain-page.ts';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';

type PhoneFrameProps = {
  page: DomainPage;
  title: string;
  backTo: string;
  /** At the right of the head. */
  action?: ReactNode;
  /** At the thumb, below everything. */
  pinned?: ReactNode;
  /** Shown also where nothing is sold any more: what the user owns. */
  isOwn?: boolean;
  children: ReactNode;
};

/** Around every page that buys domains on a phone. */
export function PhoneFrame({
  page: { dates },
  title,
  backTo,
  action,
  pinned,
  isOwn = false,
  children,
}: PhoneFrameProps) {
  const isShown = config.billing || isOwn;
  const { t } = useTranslation('domains');
  return (
    <DatesAs {...dates}>
      <div className={page.page}>
        <PageTitle>{title}</PageTitle>
        <PhoneHead title={title} back={{ to: backTo, label: t('back') }}>
          {isShown && action}
        </PhoneHead>
        {isShown ? children : <BillingOff addTo={paths.accounts.add} />}
        {isShown && pinned !== undefined && <div className={page.pinned}>{pinned}</div>}
      </div>
    </DatesAs>
  );
}
