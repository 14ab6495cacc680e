import { useTranslation } from 'react-i18next';
import { ComposeSettingsCard } from '../../../features/compose/settings/compose-settings-card.tsx';
import { DeleteAccountCard } from '../../../features/identity/profile/delete-account-card.tsx';
import { PhoneLocaleCard } from '../../../features/identity/profile/phone/phone-locale-card.tsx';
import { PhonePasswordCard } from '../../../features/identity/profile/phone/phone-password-card.tsx';
import { PhoneProfileCard } from '../../../features/identity/profile/phone/phone-profile-card.tsx';
import { SessionsCard } from '../../../features/identity/profile/sessions-card.tsx';
import { SignInMethodsCard } from '../../../features/identity/profile/sign-in-methods-card.tsx';
import { TwoFactorCard } from '../../../features/identity/two-factor/two-factor-card.tsx';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { paths } from '../../../paths/paths.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useLeaveForGood } from '../../shared/use-leave-for-good.ts';
import { PhoneHead } from '../shell/phone-head.tsx';

/** The same as on a desktop, in one column. What was typed is kept as a draft. */
export function ProfileScreen() {
  const { t } = useTranslation('profile');
  const user = useUserInfo();
  const leaveForGood = useLeaveForGood();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PhoneHead title={t('title')} back={{ to: paths.you, label: t('back') }} />
      <Stack gap={4} pad="2 4 6">
        <PhoneProfileCard user={user} />
        <PhoneLocaleCard user={user} />
        <PhonePasswordCard user={user} />
        <TwoFactorCard />
        <SessionsCard user={user} />
        <SignInMethodsCard returnTo={paths.setting.profile} />
        <ComposeSettingsCard />
        <DeleteAccountCard user={user} domainsTo={paths.accounts.domainRenewOrder} onDeleted={leaveForGood} />
      </Stack>
    </>
  );
}
