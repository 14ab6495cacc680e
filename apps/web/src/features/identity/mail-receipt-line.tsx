import { CircleCheck, CircleX } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { languageNow } from '../../i18n/i18n.ts';
import { formatTime } from '../../platform/time/format-time.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useMailReceipt } from './mail-receipt.ts';
import styles from './mailed-link.module.css';

/** The mail server's own words, good or bad. */
export function MailReceipt({ mailId }: { mailId: string | undefined }) {
  const { t } = useTranslation('sign');
  const receipt = useMailReceipt(mailId);
  if (!receipt) return null;
  const { state, host, answer, at } = receipt;
  const time = formatTime(at, { seconds: true, language: languageNow() });
  return (
    <li className={state === 'failed' ? styles.failed : undefined} aria-live="polite">
      {state === 'waiting' && <Spinner />}
      {state === 'taken' && <CircleCheck size={14} aria-hidden />}
      {state === 'failed' && <CircleX size={14} aria-hidden />}
      <span>
        {state === 'waiting' && t('verifyEmail.onItsWay')}
        {state === 'failed' && t('verifyEmail.failed', { answer })}
        {state === 'taken' && (
          <Trans
            t={t}
            i18nKey="verifyEmail.taken"
            values={{ host, time, answer }}
            components={{ mono: <span className="mono" /> }}
          />
        )}
      </span>
    </li>
  );
}
