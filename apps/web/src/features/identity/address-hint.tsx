import { IDENTITY_ERRORS } from '@outrider/contract/errors/identity';
import type { RegistrationStatus } from '@outrider/contract/user';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../i18n/i18n.ts';
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
      {refusal !== undefined && <span className={styles.taken}>{refusal}</span>}
      {status === 'UN_SIGN_UP' && (
        <span className={styles.free}>
          <Check size={12} aria-hidden />
          {t('signUp.free')}
        </span>
      )}
      {status === 'ALREADY_SIGN_UP' && (
        <span className={styles.waiting}>
          {t('signUp.waits')}{' '}
          <button type="button" className="link small" disabled={isSending} onClick={onSendAgain}>
            {t('signUp.sendAgain')}
          </button>
        </span>
      )}
      {status === 'ALREADY_VERIFIED' && (
        <span className={styles.taken}>
          {IDENTITY_ERRORS.emailTaken[languageNow()]} {signInLink}
        </span>
      )}
    </div>
  );
}
