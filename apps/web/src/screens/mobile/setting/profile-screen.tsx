import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { ComposeSettingsCard } from '../../../features/compose/settings/compose-settings-card.tsx';
import { DeleteAccountCard } from '../../../features/identity/profile/delete-account-card.tsx';
import { LocaleCard } from '../../../features/identity/profile/locale-card.tsx';
import { PasswordCard } from '../../../features/identity/profile/password-card.tsx';
import { ProfileCard } from '../../../features/identity/profile/profile-card.tsx';
import { SessionsCard } from '../../../features/identity/profile/sessions-card.tsx';
import { SignInMethodsCard } from '../../../features/identity/profile/sign-in-methods-card.tsx';
import { TwoFactorCard } from '../../../features/identity/two-factor/two-factor-card.tsx';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { AntRoot } from '../../../ui/theme/ant-root.tsx';
import { PhoneHead } from '../shell/phone-head.tsx';
import styles from './profile-screen.module.css';

/** The same forms as on a desktop, in one column. What was typed is kept as a draft. */
export function ProfileScreen() {
  const { t } = useTranslation('profile');
  const user = useUserInfo();
  const [, setChanged] = useState(false);
  return (
    <AntRoot>
      <PageTitle>{t('title')}</PageTitle>
      <PhoneHead title={t('title')} back={{ to: paths.you, label: t('back') }} />
      <ConfigProvider componentSize="large">
        <Stack gap={4} className={styles.page}>
          <ProfileCard user={user} onChangedOrSaved={setChanged} />
          <LocaleCard user={user} />
          <PasswordCard user={user} />
          <TwoFactorCard />
          <SessionsCard user={user} />
          <SignInMethodsCard returnTo={paths.setting.profile} />
          <ComposeSettingsCard />
          <DeleteAccountCard hasPassword={user.hasPassword} />
        </Stack>
      </ConfigProvider>
    </AntRoot>
  );
}
