import { useTranslation } from 'react-i18next';
import { config } from '../../platform/app-config.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { PROVIDER_ICONS } from '../../ui/page/provider-icons.tsx';
import { useAuthEvent } from './oauth/auth-events.ts';
import { openProvider, signInAddress } from './oauth/open-provider.ts';
import styles from './social-buttons.module.css';

type SocialButtonsProps = {
  /** Where to go in this tab after signing in, for browsers that block the provider's window. */
  returnTo: string;
  /** A link to sign up; it goes along to the provider and back. */
  invitation?: string | undefined;
  /** The provider's window made an account whose address has to be confirmed first. */
  onMailSent: () => void;
};

/** The providers the operator has set up. A window of its own signs in; the page then notices the stored token. */
export function SocialButtons({ returnTo, invitation, onMailSent }: SocialButtonsProps) {
  const { t } = useTranslation('sign');
  useAuthEvent('mailSent', onMailSent);
  return (
    <Row gap={3} align="stretch">
      {config.signInMethods.map((provider) => (
        <Button
          large
          key={provider}
          block
          icon={PROVIDER_ICONS[provider]}
          onClick={() => openProvider(signInAddress(provider), { purpose: 'signIn', returnTo, invitation })}
        >
          {t(`provider.${provider}`)}
        </Button>
      ))}
    </Row>
  );
}

/** A word on a line between the two ways in. */
export const OrLine = ({ children }: { children: string }) => (
  <Row gap={3} above={6} below={5} tone="muted" size={12} leading={20} className={styles.or}>
    {children}
  </Row>
);

export const hasSocialSignIn = config.signInMethods.length > 0;
