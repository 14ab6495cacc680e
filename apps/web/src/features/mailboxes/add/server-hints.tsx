import { useTranslation } from 'react-i18next';
import { Note } from '../../../ui/note.tsx';
import styles from './options.module.css';

/** How companies that run their own server most often set it up. */
export function ServerHints() {
  const { t } = useTranslation('accounts-add');
  return (
    <Note>
      <ul className={`small secondary ${styles.hints}`}>
        <li>{t('hints.exchange')}</li>
        <li>{t('hints.zimbra')}</li>
        <li>{t('hints.other')}</li>
      </ul>
    </Note>
  );
}
