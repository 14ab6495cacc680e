import { useTranslation } from 'react-i18next';
import { config } from '../../platform/app-config.ts';
import { LargeButton } from '../../ui/form/large-button.tsx';
import { PROVIDER_ICONS } from '../../ui/provider-icons.tsx';
import { openSocialSignIn } from './open-social-sign-in.ts';
import styles from './social-buttons.module.css';

/** The providers the operator has set up. */
export function SocialButtons() {
  const { t } = useTranslation('sign');
  return (
    <div className={styles.buttons}>
      {config.signInWays.map((provider) => (
        <LargeButton key={provider} block icon={PROVIDER_ICONS[provider]} onClick={() => openSocialSignIn(provider)}>
          {t(`provider.${provider}`)}
        </LargeButton>
      ))}
    </div>
  );
}

/** A word on a line between the two ways in. */
export const OrLine = ({ children }: { children: string }) => <div className={styles.or}>{children}</div>;

export const hasSocialSignIn = config.signInWays.length > 0;
