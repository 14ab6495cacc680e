import type { CheckFix } from '@outrider/contract/mailboxes/checks';
import { useTranslation } from 'react-i18next';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
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
        <dt>{t('checks.type')}</dt>
        <dd className="mono medium">{fix.type}</dd>
        <span />
        <dt>{t('checks.name')}</dt>
        <dd className="mono">{fix.name}</dd>
        <CopyButton text={fix.name} label={t('checks.copyName')} />
        <dt>{t('checks.value')}</dt>
        <dd className="mono">{fix.value}</dd>
        <CopyButton text={fix.value} label={t('checks.copyValue')} />
        {fix.replaces !== '' && (
          <>
            <dt>{t('checks.replaces')}</dt>
            <dd className={`mono ${styles.old}`}>{fix.replaces}</dd>
            <span />
          </>
        )}
      </Grid>
    </div>
  );
}
