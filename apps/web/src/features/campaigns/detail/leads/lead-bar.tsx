import { LEAD_GROUPS, type LeadGroup } from '@outrider/contract/campaigns/leads';
import { reason as reasons, type WaitReason } from '@outrider/contract/campaigns/wait-reason';
import { Search, Waypoints } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/controls/button.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { useDebounced } from '../../../../ui/hooks/use-debounced.ts';
import { Row } from '../../../../ui/layout/layout.tsx';
import { ColumnMenu } from '../../../../ui/table/column-menu.tsx';
import { ExportButton } from '../../../../ui/table/export-button.tsx';
import { AddFilterChip, FilterChip } from '../../../../ui/table/filter-chip.tsx';
import bar from '../../../../ui/table/list-bar.module.css';
import { useReasonWords } from '../../shared/words/reason-words.ts';
import styles from './lead-bar.module.css';
import { OPTIONAL } from './lead-columns.tsx';
import { LEAD_SEGMENTS } from './lead-segments.ts';
import type { LeadView } from './lead-view.ts';

type LeadBarProps = {
  view: LeadView;
  onView: (view: LeadView) => void;
  counts: Record<LeadGroup, number> | undefined;
  /** Reasons leads of this campaign have now. */
  reasonsSeen: readonly WaitReason['reason'][];
  columns: { isShown: (key: string) => boolean; toggle: (key: string) => void };
  isExporting: boolean;
  onExport: () => void;
  onSources: () => void;
};

const ALL = 'all';
const REST_MS = 200;

/** Narrows and shapes the list of leads. */
export function LeadBar({
  view,
  onView,
  counts,
  reasonsSeen,
  columns,
  isExporting,
  onExport,
  onSources,
}: LeadBarProps) {
  const { t } = useTranslation(['campaigns', 'campaign-words']);
  const { name: nameOf } = useReasonWords();
  const all = counts && LEAD_GROUPS.reduce((sum, group) => sum + counts[group], 0);
  const [isReasonAdded, setReasonAdded] = useState(false);
  return (
    <Row rigid className={bar.bar}>
      <Row as="span" gap={0} className={bar.status}>
        <Segments
          large
          label={t('campaign-words:status.label')}
          value={view.group ?? ALL}
          options={LEAD_SEGMENTS.map((value) => ({
            value,
            text: t(`groupsShort.${value}`),
            count: value === ALL ? all : counts?.[value],
          }))}
          onChange={(chosen) =>
            onView({ ...view, group: LEAD_GROUPS.find((known) => known === chosen), reason: undefined })
          }
        />
      </Row>
      {isReasonAdded || view.reason ? (
        <FilterChip
          name={t('leads.filter.reason')}
          any={t('leads.filter.any')}
          anyChoice={t('leads.filter.anyReason')}
          choices={[...new Set([...reasonsSeen, ...(view.reason ? [view.reason] : [])])].map((reason) => ({
            value: reason,
            text: nameOf({ reason, values: {} }),
          }))}
          value={view.reason}
          onChoose={(chosen) => onView({ ...view, reason: reasons.options.find((known) => known === chosen) })}
        />
      ) : (
        <AddFilterChip
          text={t('filter.more')}
          choices={[{ value: 'reason', text: t('leads.filter.reason') }]}
          onAdd={() => setReasonAdded(true)}
        />
      )}
      <span className={bar.end}>
        <Button text small icon={<Waypoints size={16} strokeWidth={1.5} />} onClick={onSources}>
          {t('sources.open')}
        </Button>
        <Find search={view.search} onSearch={(search) => onView({ ...view, search })} />
        <ColumnMenu
          label={t('columns.choose')}
          choices={OPTIONAL.map((key) => ({ key, text: t(`leads.${key}`) }))}
          columns={columns}
        />
        <ExportButton text={t('export.do')} isBusy={isExporting} onExport={onExport} />
      </span>
    </Row>
  );
}

function Find({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation('campaigns');
  const [typed, setTyped] = useState(search);
  const rested = useDebounced(typed, REST_MS);
  const latest = useRef({ search, onSearch });
  latest.current = { search, onSearch };
  useEffect(() => {
    if (rested !== latest.current.search) latest.current.onSearch(rested);
  }, [rested]);
  return (
    <Input
      className={styles.find ?? ''}
      size="small"
      value={typed}
      placeholder={t('leads.find')}
      aria-label={t('leads.find')}
      prefix={<Search size={14} aria-hidden />}
      allowClear
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
