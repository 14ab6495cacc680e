import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { BillingOff } from '../../../features/domains/shared/billing-off.tsx';
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
  /** At the thumb, whatever is above it. */
  pinned?: ReactNode;
  children: ReactNode;
};

/** Around every page that buys domains on a phone. */
export function PhoneFrame({ page: { dates }, title, backTo, action, pinned, children }: PhoneFrameProps) {
  const { t } = useTranslation('domains');
  return (
    <DatesAs {...dates}>
      <div className={page.page}>
        <PageTitle>{title}</PageTitle>
        <PhoneHead title={title} back={{ to: backTo, label: t('back') }}>
          {config.billing && action}
        </PhoneHead>
        {config.billing ? children : <BillingOff addTo={paths.accounts.add} />}
        {config.billing && pinned !== undefined && <div className={page.pinned}>{pinned}</div>}
      </div>
    </DatesAs>
  );
}
