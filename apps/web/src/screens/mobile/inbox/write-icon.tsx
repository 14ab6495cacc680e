import { PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNewMail } from '../../../features/compose/use-new-mail.ts';
import styles from './list-head.module.css';

/** Begins a mail from the mailbox that is looked at. */
export function WriteIcon({ accountId }: { accountId: string }) {
  const { t } = useTranslation('compose');
  const startNew = useNewMail(accountId);
  return (
    <button type="button" className={styles.icon} aria-label={t('write')} onClick={() => startNew()}>
      <PencilLine size={18} strokeWidth={1.5} aria-hidden />
    </button>
  );
}
