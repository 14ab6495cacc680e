import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { planName } from '../../../features/identity/plan-name.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { DomainArt } from '../../../ui/empty/empty-art.tsx';
import { EmptyScreen } from '../empty-screen.tsx';

export function PlanScreen() {
  const { t } = useTranslation('empty');
  const { plan } = useUserInfo();
  return (
    <EmptyScreen
      head={t('plan.head')}
      art={<DomainArt />}
      title={t('plan.title', { plan: planName(plan) })}
      text={t('plan.text')}
      steps={[
        {
          title: t('plan.usage.title'),
          hint: t('plan.usage.hint'),
          to: paths.setting.billing,
          action: t('plan.usage.action'),
        },
      ]}
    />
  );
}
