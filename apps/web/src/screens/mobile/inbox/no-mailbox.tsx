import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { InboxArt } from '../../../ui/empty/empty-art.tsx';
import styles from './inbox.module.css';

/** Nothing to read from yet: one next step. */
export function NoMailbox() {
  const { t } = useTranslation('empty');
  return (
    <section className={styles.empty}>
      <h1>{t('inbox.head')}</h1>
      <InboxArt />
      <h2>{t('inbox.title')}</h2>
      <p className="secondary">{t('inbox.text')}</p>
      <Link to={paths.accounts.add} className={styles.main}>
        {t('connect.action')}
      </Link>
    </section>
  );
}
