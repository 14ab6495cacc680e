import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { formatNumber } from '../../../platform/format.ts';
import { VerdictArt } from '../../../ui/empty/empty-art.tsx';
import { EmptyScreen } from '../empty-screen.tsx';

export function VerificationScreen() {
  const { t } = useTranslation('empty');
  const quota = useUserInfo().quota.find(({ quotaType }) => quotaType === 'VERIFICATION');
  const plan = quota && {
    title: t('verification.plan.title'),
    hint: t('verification.plan.hint', { used: formatNumber(quota.used), total: formatNumber(quota.total) }),
    to: paths.setting.billing,
  };
  return (
    <EmptyScreen
      head={t('verification.head')}
      art={<VerdictArt />}
      title={t('verification.title')}
      text={t('verification.text')}
      steps={[
        {
          title: t('verification.contacts.title'),
          hint: t('verification.contacts.hint'),
          to: paths.contacts,
          action: t('verification.contacts.action'),
        },
        ...(plan ? [plan] : []),
      ]}
    />
  );
}
