import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { ListFoot } from '../../../ui/table/list-foot.tsx';
import styles from './list-pager.module.css';
import { PAGE_SIZE } from './list-view.ts';

type ListPagerProps = { page: number; total: number; onPage: (page: number) => void };

/** Which rows these are, the way to the others, and the keys. */
export function ListPager({ page, total, onPage }: ListPagerProps) {
  const { t } = useTranslation('campaigns');
  const from = (page - 1) * PAGE_SIZE + 1;
  const pages = Math.ceil(total / PAGE_SIZE);
  return (
    <ListFoot
      middle={t('list.readNote')}
      keys={[
        [['c'], t('list.keyNew')],
        [['p'], t('list.keyPause')],
        [['↵'], t('list.keyOpen')],
      ]}
    >
      <span className="numbers">
        {total > 0 &&
          t('list.range', {
            from: formatNumber(from),
            to: formatNumber(Math.min(total, from + PAGE_SIZE - 1)),
            total: formatNumber(total),
          })}
      </span>
      {pages > 1 && (
        <span className={styles.pager}>
          <Button
            type="text"
            size="small"
            aria-label={t('list.previous')}
            disabled={page <= 1}
            icon={<ChevronLeft size={16} />}
            onClick={() => onPage(page - 1)}
          />
          <Button
            type="text"
            size="small"
            aria-label={t('list.next')}
            disabled={page >= pages}
            icon={<ChevronRight size={16} />}
            onClick={() => onPage(page + 1)}
          />
        </span>
      )}
    </ListFoot>
  );
}
