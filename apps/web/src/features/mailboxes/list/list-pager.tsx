import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { ListFoot } from '../../../ui/table/list-foot.tsx';
import { PageSteps } from '../../../ui/table/page-steps.tsx';
import { PAGE_SIZE } from './list-view.ts';

type ListPagerProps = { page: number; totalPage: number; total: number; onPage: (page: number) => void };

/** Which rows these are, the way to the others, and the keys. */
export function ListPager({ page, totalPage, total, onPage }: ListPagerProps) {
  const { t } = useTranslation('accounts');
  const from = (page - 1) * PAGE_SIZE + 1;
  return (
    <ListFoot
      middle={t('list.caps')}
      keys={[
        [['j', 'k'], t('list.move')],
        [['x'], t('list.choose')],
        [['↵'], t('list.open')],
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
      <PageSteps
        page={page}
        pages={totalPage}
        previousLabel={t('list.previous')}
        nextLabel={t('list.next')}
        onPage={onPage}
      />
    </ListFoot>
  );
}
