import { useTranslation } from 'react-i18next';
import { config } from '../../platform/app-config.ts';
import { Row, Text } from '../layout/layout.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './page-footer.module.css';

/** Below the pages of people who are not signed in. */
export function PageFooter() {
  const { t } = useTranslation();
  return (
    <Row as="footer" gap={4} tone="muted" size={12} leading={16} className={styles.footer}>
      <span>{t('footer.version', { version: config.version })}</span>
      <a href="/healthz" target="_blank" rel="noreferrer">
        {t('footer.status')}
      </a>
      {config.sourceUrl !== '' && (
        <a href={config.sourceUrl} target="_blank" rel="noreferrer">
          {t('footer.source')}
        </a>
      )}
      <Text before="auto">
        <LanguageSwitch />
      </Text>
    </Row>
  );
}
