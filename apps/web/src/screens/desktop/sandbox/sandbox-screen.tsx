import { MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { MailList } from '../../../features/sandbox/mail-list.tsx';
import { MailReader } from '../../../features/sandbox/mail-reader.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './sandbox-screen.module.css';

/** The boxed world as far as it can be seen: every mail the product sent, and how it reads. */
export function SandboxScreen() {
  const { t } = useTranslation('sandbox');
  const [query, setQuery] = useSearchParams();
  const openId = query.get('mail') ?? undefined;
  return (
    <>
      <PageHead title={t('title')}>
        <Tag tone="green" dot>
          {t('boxed')}
        </Tag>
      </PageHead>
      <div className={styles.sandbox}>
        <MailList openId={openId} onOpen={(mail) => setQuery({ mail }, { replace: true })} />
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
    </>
  );
}
