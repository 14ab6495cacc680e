import { CAMPAIGN_STATUSES, type CampaignStatus } from '@outrider/campaign-rules/campaign';
import { LIFECYCLES } from '@outrider/campaign-rules/transitions';
import { CAMPAIGN_SORTS } from '@outrider/contract/campaigns/campaign';
import { Button, Segmented, Tooltip } from 'antd';
import { ChevronsUpDown, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { ColumnMenu } from '../../../ui/table/column-menu.tsx';
import { AddFilterChip, FilterChip } from '../../../ui/table/filter-chip.tsx';
import styles from '../../../ui/table/list-bar.module.css';
import { OPTIONAL } from './campaign-columns.tsx';
import { clearedFilters, filtersSet, isSortable, type ListView } from './list-view.ts';

/** A mailbox the list can be narrowed to. */
export type MailboxChoice = { mailboxId: string; email: string };

type CampaignBarProps = {
  view: ListView;
  onView: (view: ListView) => void;
  counts: Record<CampaignStatus, number> | undefined;
  mailboxes: readonly MailboxChoice[];
  columns: { isShown: (key: string) => boolean; toggle: (key: string) => void };
  onExport: () => void;
  isExporting: boolean;
};

const ALL = 'all';
/** What runs first, what is over last. */
const SEGMENTS = [ALL, 'progressing', 'suspend', 'new', 'finished', 'cancel'] as const;

/** Narrows, sorts and shapes the list. */
export function CampaignBar({ view, onView, counts, mailboxes, columns, onExport, isExporting }: CampaignBarProps) {
  const { t } = useTranslation('campaigns');
  const narrow = (changed: Partial<ListView>) => onView({ ...view, ...changed, page: 1 });
  const all = counts && CAMPAIGN_STATUSES.reduce((sum, status) => sum + counts[status], 0);
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
              {t(`status.${status}`)}{' '}
              {counts && <span className="muted">{formatNumber(status === ALL ? (all ?? 0) : counts[status])}</span>}
            </>
          ),
        }))}
        onChange={(chosen) => narrow({ status: CAMPAIGN_STATUSES.find((known) => known === chosen) })}
      />
      <Chips view={view} mailboxes={mailboxes} onNarrow={narrow} />
      {filtersSet(view) > 0 && (
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
        <Tooltip title={t('export.do')}>
          <Button
            type="text"
            size="small"
            aria-label={t('export.do')}
            loading={isExporting}
            icon={<Download size={16} strokeWidth={1.5} />}
            onClick={onExport}
          />
        </Tooltip>
      </span>
    </Row>
  );
}

type ChipsProps = Pick<CampaignBarProps, 'view' | 'mailboxes'> & { onNarrow: (changed: Partial<ListView>) => void };

function Chips({ view, mailboxes, onNarrow }: ChipsProps) {
  const { t } = useTranslation('campaigns');
  const [added, setAdded] = useState<readonly string[]>([]);
  const isShown = (filter: string, value: string | undefined) => value !== undefined || added.includes(filter);
  const shown = {
    lifecycle: isShown('lifecycle', view.lifecycle),
    mailbox: isShown('mailbox', view.mailboxId),
  };
  const names = { lifecycle: t('lifecycle.label'), mailbox: t('filter.mailbox') };
  const left = (['lifecycle', 'mailbox'] as const).filter((filter) => !shown[filter]);
  return (
    <>
      {shown.lifecycle && (
        <FilterChip
          name={names.lifecycle}
          any={t('filter.any')}
          anyChoice={t('filter.anyLifecycle')}
          choices={LIFECYCLES.map((value) => ({ value, text: t(`lifecycle.${value}`) }))}
          value={view.lifecycle}
          onChoose={(chosen) => onNarrow({ lifecycle: LIFECYCLES.find((known) => known === chosen) })}
        />
      )}
      {shown.mailbox && (
        <FilterChip
          name={names.mailbox}
          any={t('filter.any')}
          anyChoice={t('filter.anyMailbox')}
          none={t('filter.noMailboxes')}
          choices={mailboxes.map(({ mailboxId, email }) => ({ value: mailboxId, text: email }))}
          value={view.mailboxId}
          onChoose={(mailboxId) => onNarrow({ mailboxId })}
        />
      )}
      {left.length > 0 && (
        <AddFilterChip
          text={t('filter.more')}
          choices={left.map((value) => ({ value, text: names[value] }))}
          onAdd={(filter) => setAdded([...added, filter])}
        />
      )}
    </>
  );
}

function SortMenu({ view, onView }: Pick<CampaignBarProps, 'view' | 'onView'>) {
  const { t } = useTranslation('campaigns');
  const items = [
    ...CAMPAIGN_SORTS.map((key) => ({ key, label: t(`sort.${key}`) })),
    { type: 'divider' as const },
    ...(['asc', 'desc'] as const).map((key) => ({ key, label: t(`sort.${key}`) })),
  ];
  const choose = (key: string) => {
    if (isSortable(key)) onView({ ...view, sort: key, page: 1 });
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
