import type { CheckFix } from '@outrider/contract/mailboxes/checks';
import { useTranslation } from 'react-i18next';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { useCheckWords } from './check-words.tsx';
import styles from './checks.module.css';
import { CopyButton } from './copy-button.tsx';

/** What to do about a finding: the record as it has to be published, or a sentence where it is not about a record. */
export function CheckFixBox({ fix, isQuiet }: { fix: CheckFix; isQuiet: boolean }) {
  const { t } = useTranslation('accounts');
  const words = useCheckWords();
  const box = isQuiet ? `${styles.fix} ${styles.quiet}` : styles.fix;
  if (fix.kind === 'action') return <p className={box}>{words.action(fix)}</p>;
  return (
    <div className={box}>
      <Row align="baseline" spread gap={3} below={2}>
        <span className="medium">{t(fix.replaces === '' ? 'checks.publish' : 'checks.replace')}</span>
        <span className="muted small">{t('checks.lookAgain')}</span>
      </Row>
      <Grid
        as="dl"
        columns="auto minmax(0, 1fr) auto"
        gap="1 4"
        pad="2 3"
        border="all"
        borderTone="amber"
        rounded
        surface="raised"
        className={styles.record}
      >
        <Text as="dt" tone="muted">
          {t('checks.type')}
        </Text>
        <Text as="dd" breaks leading={20} className="mono medium">
          {fix.type}
        </Text>
        <span />
        <Text as="dt" tone="muted">
          {t('checks.name')}
        </Text>
        <Text as="dd" breaks leading={20} className="mono">
          {fix.name}
        </Text>
        <CopyButton text={fix.name} label={t('checks.copyName')} />
        <Text as="dt" tone="muted">
          {t('checks.value')}
        </Text>
        <Text as="dd" breaks leading={20} className="mono">
          {fix.value}
        </Text>
        <CopyButton text={fix.value} label={t('checks.copyValue')} />
        {fix.replaces !== '' && (
          <>
            <Text as="dt" tone="muted">
              {t('checks.replaces')}
            </Text>
            <Text as="dd" breaks leading={20} className={`mono ${styles.old}`}>
              {fix.replaces}
            </Text>
            <span />
          </>
        )}
      </Grid>
    </div>
  );
}
