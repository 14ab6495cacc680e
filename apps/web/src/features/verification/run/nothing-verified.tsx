import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { VerdictArt } from '../../../ui/empty/empty-art.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { CATEGORY_ORDER } from '../shared/categories.ts';
import { CategoryTag } from '../shared/category-tag.tsx';
import styles from './nothing-verified.module.css';

/** Before the first run: what will be said about an address, and what each word means. */
export function NothingVerified() {
  const { t } = useTranslation('verification');
  return (
    <Grid as="section" gap={3} items="start" maxWidth={640} pad="10 6" className={styles.nothing}>
      <VerdictArt />
      <h2>{t('empty.title')}</h2>
      <p className="reading secondary">{t('empty.text')}</p>
      <Grid as="dl" columns="auto minmax(0, 1fr)" gap="3 4" align="baseline" above={2}>
        {CATEGORY_ORDER.map((category) => (
          <Fragment key={category}>
            <dt>
              <CategoryTag category={category} />
            </dt>
            <dd className="secondary">{t(`empty.meaning.${category}`)}</dd>
          </Fragment>
        ))}
      </Grid>
    </Grid>
  );
}
