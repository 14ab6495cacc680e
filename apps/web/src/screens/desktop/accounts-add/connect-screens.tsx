import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DatesAs } from '../../../ui/dates.tsx';
import { CorpPage } from '../../shared/accounts-add/corp-page.tsx';
import { GmailPage } from '../../shared/accounts-add/gmail-page.tsx';
import { SmtpPage } from '../../shared/accounts-add/smtp-page.tsx';
import { useAddPage } from '../../shared/accounts-add/use-add-page.ts';
import { AddHead } from './add-head.tsx';

function ConnectScreen({ provider, children }: { provider: 'smtp' | 'gmail' | 'corp'; children: ReactNode }) {
  const { t } = useTranslation('accounts-add');
  const { dates } = useAddPage();
  return (
    <DatesAs {...dates}>
      <AddHead title={t(`${provider}.title`)} isConnect />
      {children}
    </DatesAs>
  );
}

export const AccountAddSmtpScreen = () => (
  <ConnectScreen provider="smtp">
    <SmtpPage />
  </ConnectScreen>
);

export const AccountAddGmailScreen = () => (
  <ConnectScreen provider="gmail">
    <GmailPage />
  </ConnectScreen>
);

export const AccountAddCorpScreen = () => (
  <ConnectScreen provider="corp">
    <CorpPage />
  </ConnectScreen>
);
