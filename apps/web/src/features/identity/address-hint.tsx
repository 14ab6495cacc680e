import * as identityErrors from '@outrider/contract/errors/identity';
import type { RegistrationStatus } from '@outrider/contract/user';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../i18n/i18n.ts';
import { Text } from '../../ui/layout/layout.tsx';
import styles from './address-hint.module.css';

type AddressHintProps = {
  /** Why the address cannot sign up here. */
  refusal: string | undefined;
  status: RegistrationStatus | undefined;
  signInLink: ReactNode;
  onSendAgain: () => void;
  isSending: boolean;
};

/** Below the address: free, waiting for its confirmation, or taken. */
export function AddressHint({ refusal, status, signInLink, onSendAgain, isSending }: AddressHintProps) {
  const { t } = useTranslation('sign');
  return (
    <div aria-live="polite" className={styles.hint}>
      {refusal !== undefined && <Text tone="red">{refusal}</Text>}
      {status === 'UN_SIGN_UP' && (
        <span className={styles.free}>
          <Check size={12} aria-hidden />
          {t('signUp.free')}
        </span>
      )}
      {status === 'ALREADY_SIGN_UP' && (
        <Text tone="amber">
          {t('signUp.waits')}{' '}
          <button type="button" className="link small" disabled={isSending} onClick={onSendAgain}>
            {t('signUp.sendAgain')}
          </button>
        </Text>
      )}
      {status === 'ALREADY_VERIFIED' && (
        <Text tone="red">
          {identityErrors.emailTaken[languageNow()]} {signInLink}
        </Text>
      )}
    </div>
  );
}
