import { MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MailList } from '../../../features/sandbox/mail-list.tsx';
import { MailReader } from '../../../features/sandbox/mail-reader.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
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
          <Grid content="center" justify="center" align="center" items="center" gap={2} height="100%" tone="muted">
            <MailOpen size={20} aria-hidden />
            {t('choose')}
          </Grid>
        ) : (
          <MailReader id={openId} />
        )}
      </div>
    </div>
  );
}
