import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { DomainArt } from '../../../ui/empty/empty-art.tsx';
import { EmptyScreen } from '../empty-screen.tsx';

function useOtherWays() {
  const { t } = useTranslation('empty');
  return { title: t('otherWays.title'), hint: t('otherWays.hint'), to: paths.accounts.add };
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
      note={t('notYet')}
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
      note={t('notYet')}
      steps={[
        { title: t('warmup.orders.title'), hint: t('warmup.orders.hint'), to: paths.accounts.domainWarmupOrder },
        otherWays,
      ]}
    />
  );
}
