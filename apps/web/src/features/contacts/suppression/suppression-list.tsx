import { SUPPRESSION_REASONS, type Suppression, type SuppressionReason } from '@outrider/contract/contacts/suppression';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { suppressionsQuery } from '../../../api/contacts/contact-queries.ts';
import { formatNumber, MISSING } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { Popconfirm } from '../../../ui/overlay/popconfirm.tsx';
import { ResourceList } from '../../../ui/resource-list/resource-list.tsx';
import type { TableColumn } from '../../../ui/table/data-table.tsx';
import { FilterChip } from '../../../ui/table/filter-chip.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { NoneFound, NoSuppressions } from './no-suppressions.tsx';
import { canBeRemoved, REASON_TONES, useRemoveSuppression } from './suppression-rules.ts';

const NO_ROWS: readonly Suppression[] = [];
const idOf = ({ suppressionId }: Suppression) => suppressionId;

type SuppressionListProps = {
  search: string;
  reason: SuppressionReason | undefined;
  onReason: (reason: SuppressionReason | undefined) => void;
  onClear: () => void;
  pageKeys: Partial<Record<string, () => void>>;
  isCovered: boolean;
};

/** Who may not be written to, newest first, with the reason and the moment. */
export function SuppressionList({ search, reason, onReason, onClear, pageKeys, isCovered }: SuppressionListProps) {
  const { t } = useTranslation('contacts');
  const query = useInfiniteQuery(suppressionsQuery(search.trim(), reason));
  const rows = useMemo(
    () => query.data?.pages.flatMap(({ suppressionList }) => suppressionList) ?? NO_ROWS,
    [query.data],
  );
  const total = query.data?.pages[0]?.total ?? 0;
  const columns = useSuppressionColumns();
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const readOn = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const isNarrowed = search.trim() !== '' || reason !== undefined;
  return (
    <ResourceList
      label={t('suppression.label')}
      query={query}
      rows={rows}
      total={total}
      idOf={idOf}
      columns={columns}
      isDense
      chips={
        <Row gap={3}>
          <FilterChip
            name={t('suppression.reason')}
            any={t('suppression.any')}
            anyChoice={t('suppression.anyReason')}
            choices={SUPPRESSION_REASONS.map((value) => ({ value, text: t(`reason.${value}`) }))}
            value={reason}
            onChoose={(chosen) => onReason(SUPPRESSION_REASONS.find((known) => known === chosen))}
          />
          <span className="muted small">{t('suppression.what')}</span>
        </Row>
      }
      failedHint={t('list.failedHint')}
      none={isNarrowed ? <NoneFound onClear={onClear} /> : <NoSuppressions />}
      actions={{ label: t('columns.actions'), of: (row) => <Remove suppression={row} /> }}
      onEnd={readOn}
      pageKeys={pageKeys}
      isCovered={isCovered}
      foot={{
        words: t('suppression.total', { count: total, number: formatNumber(total) }),
        middle: t('suppression.checked'),
        keys: [[['j', 'k'], t('keys.move')]],
      }}
    />
  );
}

function useSuppressionColumns(): TableColumn<Suppression>[] {
  const { t } = useTranslation('contacts');
  const { date } = useDates();
  return [
    {
      key: 'value',
      title: t('suppression.column.value'),
      min: 220,
      share: 320,
      cell: ({ value }) =>
        value === '' ? (
          <span className="muted">{t('suppression.hashOnly')}</span>
        ) : (
          <div className="medium ellipsis" title={value}>
            {value}
          </div>
        ),
    },
    {
      key: 'scope',
      title: t('suppression.column.scope'),
      min: 130,
      share: 150,
      cell: ({ scope }) => <span className="secondary">{t(`scope.${scope}`)}</span>,
    },
    {
      key: 'reason',
      title: t('suppression.column.reason'),
      min: 120,
      share: 130,
      cell: ({ reason }) => <Tag tone={REASON_TONES[reason]}>{t(`reason.${reason}`)}</Tag>,
    },
    {
      key: 'about',
      title: t('suppression.column.about'),
      min: 160,
      share: 320,
      cell: ({ about }) => (
        <div className="secondary ellipsis" title={about}>
          {about || MISSING}
        </div>
      ),
    },
    {
      key: 'at',
      title: t('suppression.column.at'),
      min: 110,
      share: 110,
      align: 'right',
      cell: ({ at }) => <time className="muted">{date(at)}</time>,
    },
  ];
}

function Remove({ suppression }: { suppression: Suppression }) {
  const { t } = useTranslation('contacts');
  const { value, scope } = suppression;
  const { mutate: remove, isPending } = useRemoveSuppression(suppression);
  if (!canBeRemoved(suppression)) return null;
  return (
    <Popconfirm
      title={t('suppression.removeTitle', { value })}
      description={
        <Box as="p" maxWidth={300}>
          {t(`suppression.removeWhat.${scope}`)}
        </Box>
      }
      okText={t('suppression.remove')}
      cancelText={t('cancel')}
      placement="left"
      onConfirm={() => remove()}
    >
      <Button
        text
        small
        busy={isPending}
        aria-label={t('suppression.removeLabel', { value })}
        icon={<Undo2 size={14} />}
      />
    </Popconfirm>
  );
}
