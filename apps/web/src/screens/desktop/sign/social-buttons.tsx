import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { openSocialSignIn } from '../../../features/identity/open-social-sign-in.ts';
import { config } from '../../../platform/app-config.ts';
import { PROVIDER_ICONS } from '../../../ui/provider-icons.tsx';
import styles from './sign.module.css';

/** The providers the operator has set up, and the line that leads on to the form. Nothing when there are none. */
export function SocialButtons({ divider }: { divider: string }) {
  const { t } = useTranslation('sign');
  if (config.signInWays.length === 0) return null;
  return (
    <>
      <div className={styles.social}>
        {config.signInWays.map((provider) => (
          <Button
            key={provider}
            size="large"
            block
            icon={PROVIDER_ICONS[provider]}
            onClick={() => openSocialSignIn(provider)}
          >
            {t(`provider.${provider}`)}
          </Button>
        ))}
      </div>
      <div className={styles.or}>{divider}</div>
    </>
  );
}
