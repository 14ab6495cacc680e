import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { DomainArt, MailboxArt } from '../../../ui/empty/empty-art.tsx';
import { EmptyScreen } from '../empty-screen.tsx';

function useOtherWays() {
  const { t } = useTranslation('empty');
  return { title: t('otherWays.title'), hint: t('otherWays.hint'), to: paths.accounts.add };
}

export function AccountAddSmtpScreen() {
  const { t } = useTranslation('empty');
  const otherWays = useOtherWays();
  return (
    <EmptyScreen
      head={t('smtp.head')}
      art={<MailboxArt />}
      title={t('smtp.title')}
      text={t('smtp.text')}
      steps={[
        { title: t('smtp.login.title'), hint: t('smtp.login.hint') },
        { title: t('smtp.servers.title'), hint: t('smtp.servers.hint') },
        { title: t('smtp.allowed.title'), hint: t('smtp.allowed.hint') },
        otherWays,
      ]}
    />
  );
}

export function AccountAddGmailScreen() {
  const { t } = useTranslation('empty');
  const otherWays = useOtherWays();
  return (
    <EmptyScreen
      head={t('gmail.head')}
      art={<MailboxArt />}
      title={t('gmail.title')}
      text={t('gmail.text')}
      steps={[
        { title: t('gmail.consent.title'), hint: t('gmail.consent.hint') },
        { title: t('gmail.appPassword.title'), hint: t('gmail.appPassword.hint') },
        otherWays,
      ]}
    />
  );
}

export function AccountAddCorpScreen() {
  const { t } = useTranslation('empty');
  const otherWays = useOtherWays();
  return (
    <EmptyScreen
      head={t('corp.head')}
      art={<MailboxArt />}
      title={t('corp.title')}
      text={t('corp.text')}
      steps={[
        { title: t('corp.microsoft.title'), hint: t('corp.microsoft.hint') },
        { title: t('corp.server.title'), hint: t('corp.server.hint'), to: paths.accounts.addSmtp },
        otherWays,
      ]}
    />
  );
}

export function AccountAddSearchScreen() {
  const { t } = useTranslation('empty');
  const otherWays = useOtherWays();
  return (
    <EmptyScreen
      head={t('search.head')}
      art={<DomainArt />}
      title={t('search.title')}
      text={t('search.text')}
      steps={[
        { title: t('search.orders.title'), hint: t('search.orders.hint'), to: paths.accounts.domainNewOrder },
        { title: t('search.own.title'), hint: t('search.own.hint'), to: paths.accounts.domainExistingOrder },
        otherWays,
      ]}
    />
  );
}

export function AccountAddWarmupScreen() {
  const { t } = useTranslation('empty');
  const otherWays = useOtherWays();
  return (
    <EmptyScreen
      head={t('warmup.head')}
      art={<DomainArt />}
      title={t('warmup.title')}
      text={t('warmup.text')}
      steps={[
        { title: t('warmup.orders.title'), hint: t('warmup.orders.hint'), to: paths.accounts.domainWarmupOrder },
        otherWays,
      ]}
    />
  );
}
