import { useTranslation } from 'react-i18next';
import { formatNumber, MISSING } from '../../../platform/format.ts';
import { Donut } from '../../../ui/charts/donut.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { Box, Grid, Text } from '../../../ui/layout/layout.tsx';
import { CATEGORY_TONES } from '../../../ui/theme/category-tones.ts';
import { CATEGORY_ORDER, type Counts, countAll, partsOf, percentOf } from '../shared/categories.ts';
import styles from './run-panel.module.css';

/** The five categories, each with its number, its share and the one thing to do next. */
export function RunNumbers({ counts }: { counts: Counts }) {
  const { t } = useTranslation('verification');
  const all = countAll(counts);
  const percent = (part: number, decimals: number) => {
    const value = percentOf(part, all, decimals);
    return value === undefined ? MISSING : t('percent', { value });
  };
  const said = CATEGORY_ORDER.map((each) => `${t(`category.${each}`)} ${formatNumber(counts[each])}`).join(t('comma'));
  return (
    <div className={styles.numbers}>
      <Donut label={said} parts={partsOf(counts)} middle={percent(counts.VALID, 0)} below={t('run.valid')} />
      <Grid
        as="dl"
        grow
        minWidth={0}
        columns="repeat(5, minmax(0, 1fr))"
        narrow={{ columns: 'minmax(0, 1fr)' }}
        className={styles.categories}
      >
        {CATEGORY_ORDER.map((category) => (
          <Box minWidth={0} pad="0 3.5" border="left" key={category}>
            <dt>
              <Dot tone={CATEGORY_TONES[category]} />
              {t(`category.${category}`)}
            </dt>
            <Text
              as="dd"
              size={20}
              leading={28}
              weight={600}
              narrow={{ size: 16, leading: 24, textAlign: 'right' }}
              className={`numbers ${styles.value}`}
            >
              {formatNumber(counts[category])}
            </Text>
            <Text as="dd" narrow={{ textAlign: 'right' }} className="numbers muted small">
              {percent(counts[category], 1)}
            </Text>
            <dd className={`small ${styles.next} ${styles[category]}`}>{t(`next.${category}`)}</dd>
          </Box>
        ))}
      </Grid>
    </div>
  );
}
