import { useTranslation } from 'react-i18next';
import { config } from '../platform/app-config.ts';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './page-footer.module.css';

/** Below the pages of people who are not signed in. */
export function PageFooter() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <span>{t('footer.version', { version: config.version })}</span>
      <a href="/healthz" target="_blank" rel="noreferrer">
        {t('footer.status')}
      </a>
      {config.sourceUrl !== '' && (
        <a href={config.sourceUrl} target="_blank" rel="noreferrer">
          {t('footer.source')}
        </a>
      )}
      <span className={styles.language}>
        <LanguageSwitch />
      </span>
    </footer>
  );
}
