import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { VerdictArt } from '../../../ui/empty/empty-art.tsx';
import { CATEGORY_ORDER } from '../shared/categories.ts';
import { CategoryTag } from '../shared/category-tag.tsx';
import styles from './nothing-verified.module.css';

/** Before the first run: what will be said about an address, and what each word means. */
export function NothingVerified() {
  const { t } = useTranslation('verification');
  return (
    <section className={styles.nothing}>
      <VerdictArt />
      <h2>{t('empty.title')}</h2>
      <p className="reading secondary">{t('empty.text')}</p>
      <dl className={styles.meanings}>
        {CATEGORY_ORDER.map((category) => (
          <Fragment key={category}>
            <dt>
              <CategoryTag category={category} />
            </dt>
            <dd className="secondary">{t(`empty.meaning.${category}`)}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
