import { Eye } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/layout.tsx';
import styles from './rehearsal-frame.module.css';

type Distances = Pick<ComponentProps<typeof Row<'p'>>, 'above' | 'below' | 'before' | 'after'>;

/** Says on every rehearsal that no mail goes out. */
export function NothingSent(distances: Distances) {
  const { t } = useTranslation('rehearsal');
  return (
    <Row
      {...distances}
      as="p"
      minHeight={32}
      pad="1 3"
      border="all"
      borderTone="blue"
      rounded
      surface="blue"
      className={styles.nothingSent}
    >
      <Eye size={14} aria-hidden />
      <span>
        <b>{t('sent.nothing')}</b> {t('sent.same')}
      </span>
    </Row>
  );
}
