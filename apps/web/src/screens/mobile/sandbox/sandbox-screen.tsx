import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { MailList } from '../../../features/sandbox/mail-list.tsx';
import { MailReader } from '../../../features/sandbox/mail-reader.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './sandbox-screen.module.css';

/** One thing at a time: the list, or the mail that was opened from it. */
export function SandboxScreen() {
  const { t } = useTranslation('sandbox');
  const [query, setQuery] = useSearchParams();
  const openId = query.get('mail') ?? undefined;
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <header className={styles.header}>
        {openId === undefined ? (
          <h1>{t('title')}</h1>
        ) : (
          <Link to={paths.sandbox} className={styles.back} aria-label={t('back')}>
            <ArrowLeft size={20} aria-hidden />
          </Link>
        )}
        <Tag tone="green" dot>
          {t('boxed')}
        </Tag>
      </header>
      <main className={styles.main}>
        {openId === undefined ? (
          <MailList openId={undefined} onOpen={(mail) => setQuery({ mail })} />
        ) : (
          <MailReader id={openId} />
        )}
      </main>
    </div>
  );
}
