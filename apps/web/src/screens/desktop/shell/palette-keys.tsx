import { useTranslation } from 'react-i18next';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import styles from './command-palette.module.css';

export function PaletteKeys() {
  const { t } = useTranslation('search');
  const keys = [
    ['↑ ↓', t('keys.move')],
    ['↵', t('keys.open')],
    ['tab', t('keys.actions')],
    ['#', t('keys.campaigns')],
    ['@', t('keys.people')],
    ['>', t('keys.do')],
  ] as const;
  return (
    <Row gap={4} height={40} pad="0 4" border="top" surface="inset" tone="muted" size={12}>
      {keys.map(([key, words]) => (
        <span key={key}>
          <span className="kbd">{key}</span> {words}
        </span>
      ))}
      <Text before="auto" className={styles.ranked}>
        {t('ranked')}
      </Text>
    </Row>
  );
}
