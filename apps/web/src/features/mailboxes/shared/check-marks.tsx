import type { Account } from '@outrider/contract/mailboxes/account';
import { MAILBOX_CHECKS } from '@outrider/contract/mailboxes/checks';
import { useTranslation } from 'react-i18next';
import { MISSING } from '../../../platform/format.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import styles from './check-marks.module.css';

/** The last verdict of each check, always in the same order, so that the place alone says which one it is. */
export function CheckMarks({ checks }: Pick<Account, 'checks'>) {
  const { t } = useTranslation('accounts');
  if (checks.length === 0) return <span className={styles.none}>{MISSING}</span>;
  const known = MAILBOX_CHECKS.flatMap((name) => checks.filter(({ check }) => check === name));
  const words = known.map(({ check, verdict }) => `${t(`check.${check}`)}: ${t(`check.verdict.${verdict}`)}`);
  return (
    <Row
      as="span"
      inline
      gap={0.75}
      align="stretch"
      className={styles.marks}
      role="img"
      aria-label={words.join(', ')}
      title={words.join('\n')}
    >
      {known.map(({ check, verdict }) => (
        <i key={check} className={styles[verdict]} />
      ))}
    </Row>
  );
}
