import { useState } from 'react';
import { ComposeSettingsCard } from '../../../features/compose/settings/compose-settings-card.tsx';
import { DeleteAccountCard } from '../../../features/identity/profile/delete-account-card.tsx';
import { LocaleCard } from '../../../features/identity/profile/locale-card.tsx';
import { PasswordCard } from '../../../features/identity/profile/password-card.tsx';
import { ProfileCard } from '../../../features/identity/profile/profile-card.tsx';
import { SessionsCard } from '../../../features/identity/profile/sessions-card.tsx';
import { SignInMethodsCard } from '../../../features/identity/profile/sign-in-methods-card.tsx';
import { TwoFactorCard } from '../../../features/identity/two-factor/two-factor-card.tsx';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { paths } from '../../../paths/paths.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { UnsavedChanges } from '../../shared/unsaved-changes.tsx';
import { useLeaveForGood } from '../../shared/use-leave-for-good.ts';
import styles from './profile-screen.module.css';

export function ProfileScreen() {
  const user = useUserInfo();
  const leaveForGood = useLeaveForGood();
  const [isChanged, setChanged] = useState(false);
  return (
    <Grid gap={5} align="start" className={styles.profile}>
      <Grid gap={5} minWidth={0}>
        <ProfileCard user={user} onChangedOrSaved={setChanged} />
        <LocaleCard user={user} />
        <PasswordCard user={user} />
        <ComposeSettingsCard />
      </Grid>
      <Grid gap={5} minWidth={0}>
        <TwoFactorCard />
        <SessionsCard user={user} />
        <SignInMethodsCard returnTo={paths.setting.profile} />
        <DeleteAccountCard user={user} domainsTo={paths.accounts.domainRenewOrder} onDeleted={leaveForGood} />
      </Grid>
      <UnsavedChanges isChanged={isChanged} />
    </Grid>
  );
}
