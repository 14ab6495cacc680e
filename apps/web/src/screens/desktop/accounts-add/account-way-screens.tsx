import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DatesAs } from '../../../ui/dates.tsx';
import { CorpPage } from '../../shared/accounts-add/corp-page.tsx';
import { GmailPage } from '../../shared/accounts-add/gmail-page.tsx';
import { SmtpPage } from '../../shared/accounts-add/smtp-page.tsx';
import { useAddPage } from '../../shared/accounts-add/use-add-page.ts';
import { AddHead } from './add-head.tsx';

function WayScreen({ way, children }: { way: 'smtp' | 'gmail' | 'corp'; children: ReactNode }) {
  const { t } = useTranslation('accounts-add');
  const { dates } = useAddPage();
  return (
    <DatesAs {...dates}>
      <AddHead title={t(`${way}.title`)} isWay />
      {children}
    </DatesAs>
  );
}

export const AccountAddSmtpScreen = () => (
  <WayScreen way="smtp">
    <SmtpPage />
  </WayScreen>
);

export const AccountAddGmailScreen = () => (
  <WayScreen way="gmail">
    <GmailPage />
  </WayScreen>
);

export const AccountAddCorpScreen = () => (
  <WayScreen way="corp">
    <CorpPage />
  </WayScreen>
);
