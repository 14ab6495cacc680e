import {
  ACCOUNT_PROVIDERS,
  ACCOUNT_SORTS,
  ACCOUNT_STATUSES,
  type AccountSort,
} from '@outrider/contract/mailboxes/account';
import { WARMUP_STATES } from '@outrider/contract/mailboxes/warm-up';
import { useQuery } from '@tanstack/react-query';
import { Button, Segmented, Tooltip } from 'antd';
import { ChevronsUpDown, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tagsQuery } from '../../../api/mailboxes.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { ColumnMenu } from '../../../ui/table/column-menu.tsx';
import { AddFilterChip, FilterChip } from '../../../ui/table/filter-chip.tsx';
import styles from '../../../ui/table/list-bar.module.css';
import { COLUMNS, type ColumnKey } from './account-columns.tsx';
import { clearedFilters, filtersSet, type ListView } from './list-view.ts';
import { ManageTagsDialog } from './manage-tags-dialog.tsx';

type AccountBarProps = {
  view: ListView;
  onView: (view: ListView) => void;
  counts: Record<'all' | (typeof ACCOUNT_STATUSES)[number], number> | undefined;
  columns: { isShown: (key: string) => boolean; toggle: (key: string) => void };
  exporting: { done: number; total: number } | undefined;
  onExport: () => void;
};

/** What a row is about is always shown. */
const OPTIONAL = COLUMNS.filter((key): key is Exclude<ColumnKey, 'mailbox'> => key !== 'mailbox');
const ALL = 'all';
const SEGMENTS = [ALL, ...ACCOUNT_STATUSES] as const;

/** Narrows, sorts and shapes the list. */
export function AccountBar({ view, onView, counts, columns, exporting, onExport }: AccountBarProps) {
  const { t } = useTranslation('accounts');
  const narrow = (changed: Partial<ListView>) => onView({ ...view, ...changed, page: 1 });
  const exportText = exporting ? t('export.busy', exporting) : t('export.do');
  return (
    <Row rigid className={styles.bar}>
      <Segmented
        className={styles.status}
        aria-label={t('status.label')}
        value={view.status ?? ALL}
        options={SEGMENTS.map((status) => ({
          value: status,
          label: (
            <>
              {t(`status.${status}`)} {counts && <span className="muted">{formatNumber(counts[status])}</span>}
            </>
          ),
        }))}
        onChange={(chosen) => narrow({ status: ACCOUNT_STATUSES.find((known) => known === chosen) })}
      />
      <Chips view={view} onNarrow={narrow} />
      {filtersSet(view) > 0 && counts?.[view.status ?? ALL] !== 0 && (
        <Button type="text" size="small" onClick={() => onView(clearedFilters(view))}>
          {t('filter.clear')}
        </Button>
      )}
      <span className={styles.end}>
        <SortMenu view={view} onView={onView} />
        <ColumnMenu
          label={t('columns.choose')}
          choices={OPTIONAL.map((key) => ({ key, text: t(`columns.${key}`) }))}
          columns={columns}
        />
        <Tooltip title={exportText}>
          <Button
            type="text"
            size="small"
            aria-label={exportText}
            loading={exporting !== undefined}
            icon={<Download size={16} strokeWidth={1.5} />}
            onClick={onExport}
          />
        </Tooltip>
      </span>
    </Row>
  );
}

function Chips({ view, onNarrow }: { view: ListView; onNarrow: (changed: Partial<ListView>) => void }) {
  const { t } = useTranslation('accounts');
  const { data: tags = [] } = useQuery(tagsQuery);
  const [isWarmupAdded, setWarmupAdded] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const any = t('filter.any');
  return (
    <>
      <FilterChip
        name={t('filter.tag')}
        any={any}
        anyChoice={t('filter.anyTag')}
        none={t('filter.noTags')}
        choices={tags.map(({ tagId, tagName }) => ({ value: tagId, text: tagName }))}
        value={view.tagId}
        onChoose={(tagId) => onNarrow({ tagId })}
        manage={{ text: t('tags.manage'), onManage: () => setManaging(true) }}
      />
      {isManaging && (
        <ManageTagsDialog
          onClose={() => setManaging(false)}
          onDeleted={(tagId) => tagId === view.tagId && onNarrow({ tagId: undefined })}
        />
      )}
      <FilterChip
        name={t('provider.label')}
        any={any}
        anyChoice={t('filter.anyProvider')}
        choices={ACCOUNT_PROVIDERS.map((value) => ({ value, text: t(`provider.${value}`) }))}
        value={view.provider}
        onChoose={(chosen) => onNarrow({ provider: ACCOUNT_PROVIDERS.find((known) => known === chosen) })}
      />
      {isWarmupAdded || view.warmup ? (
        <FilterChip
          name={t('filter.warmup')}
          any={any}
          anyChoice={t('filter.anyWarmup')}
          choices={WARMUP_STATES.map((value) => ({ value, text: t(`warmup.${value}`) }))}
          value={view.warmup}
          onChoose={(chosen) => onNarrow({ warmup: WARMUP_STATES.find((known) => known === chosen) })}
        />
      ) : (
        <AddFilterChip
          text={t('filter.more')}
          choices={[{ value: 'warmup', text: t('filter.warmup') }]}
          onAdd={() => setWarmupAdded(true)}
        />
      )}
    </>
  );
}

function SortMenu({ view, onView }: Pick<AccountBarProps, 'view' | 'onView'>) {
  const { t } = useTranslation('accounts');
  const items = [
    ...ACCOUNT_SORTS.map((key) => ({ key, label: t(`sort.${key}`) })),
    { type: 'divider' as const },
    ...(['asc', 'desc'] as const).map((key) => ({ key, label: t(`sort.${key}`) })),
  ];
  const choose = (key: string) => {
    const sort = ACCOUNT_SORTS.find((known): known is AccountSort => known === key);
    if (sort) onView({ ...view, sort, page: 1 });
    else onView({ ...view, order: key === 'asc' ? 'asc' : 'desc', page: 1 });
  };
  return (
    <Dropdown menu={{ items, selectedKeys: [view.sort, view.order], onClick: ({ key }) => choose(key) }}>
      <Button type="text" size="small" icon={<ChevronsUpDown size={14} strokeWidth={1.5} />}>
        {t('sort.by', { by: t(`sort.${view.sort}`) })}
      </Button>
    </Dropdown>
  );
}
