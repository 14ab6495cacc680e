import { useTranslation } from 'react-i18next';
import type { Preview } from '../../../../api/contacts/import-queries.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { Dot, type DotTone } from '../../../../ui/dot.tsx';
import { Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import styles from './expected-counts.module.css';

const COUNTS = [
  ['added', 'green'],
  ['updated', 'blue'],
  ['unchanged', 'grey'],
  ['twice', 'grey'],
  ['suppressed', 'grey'],
  ['notTaken', 'red'],
] as const satisfies (readonly [keyof Preview['expected'], DotTone])[];

/** What will become of the rows, and how full the plan is then. */
export function ExpectedCounts({ preview: { expected, contactsAfter }, plan }: { preview: Preview; plan: string }) {
  const { t } = useTranslation('contacts');
  const taken = formatNumber(expected.rows - expected.notTaken);
  const { used, total } = contactsAfter;
  const isFull = total !== null && used > total;
  return (
    <>
      <Text as="h2" below={3} size={16} leading={24} weight={600} className={styles.title}>
        {t('import.canBeTaken', { taken, rows: formatNumber(expected.rows) })}
      </Text>
      <Grid as="dl" gap={1.5} pad={4} border="all" rounded surface="raised" className={styles.counts}>
        {COUNTS.filter(([key]) => key !== 'unchanged' || expected[key] > 0).map(([key, tone]) => (
          <Row spread gap={0} key={key}>
            <Row as="dt">
              <Dot tone={tone} />
              {t(`import.expected.${key}`)}
            </Row>
            <Text as="dd" weight={600} nums>
              {formatNumber(expected[key])}
            </Text>
          </Row>
        ))}
        <Row spread gap={0} className={isFull ? `${styles.after} ${styles.full}` : styles.after}>
          <Row as="dt">{total === null ? t('import.afterUnlimited') : t('import.after', { plan })}</Row>
          <Text as="dd" weight={600} nums>
            {total === null
              ? t('import.unlimited', { used: formatNumber(used) })
              : t('import.of', { used: formatNumber(used), total: formatNumber(total) })}
          </Text>
        </Row>
      </Grid>
      {!expected.isExact && (
        <Text as="p" above={2} className="muted small">
          {t('import.guessed')}
        </Text>
      )}
    </>
  );
}
