import { MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MailList } from '../../../features/sandbox/mail-list.tsx';
import { MailReader } from '../../../features/sandbox/mail-reader.tsx';
import styles from './sandbox-screen.module.css';

type SystemMailProps = { openId: string | undefined; onOpen: (id: string) => void };

/** Every mail the product sent in its own name, and how it reads. */
export function SystemMail({ openId, onOpen }: SystemMailProps) {
  const { t } = useTranslation('sandbox');
  return (
    <div className={styles.mail}>
      <MailList openId={openId} onOpen={onOpen} />
      <div className={styles.reader}>
        {openId === undefined ? (
          <div className={styles.nothing}>
            <MailOpen size={20} aria-hidden />
            {t('choose')}
          </div>
        ) : (
          <MailReader id={openId} />
        )}
      </div>
    </div>
  );
}
