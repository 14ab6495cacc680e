import { ACCOUNT_PROVIDERS, ACCOUNT_SORTS, ACCOUNT_STATUSES } from '@outrider/contract/mailboxes/account';
import { WARMUP_STATES } from '@outrider/contract/mailboxes/warm-up';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tagsQuery } from '../../../api/mailboxes/mailboxes.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { AddFilterChip, FilterChip } from '../../../ui/table/filter-chip.tsx';
import { SortMenu } from '../../../ui/table/sort-menu.tsx';
import { clearedFilters, filtersSet, type ListView } from './list-view.ts';
import { ManageTagsDialog } from './manage-tags-dialog.tsx';

type ViewProps = { view: ListView; onView: (view: ListView) => void };

const ALL = 'all';
const SEGMENTS = [ALL, ...ACCOUNT_STATUSES] as const;

type CountedProps = ViewProps & { counts: Record<(typeof SEGMENTS)[number], number> | undefined };

export function AccountStatuses({ view, onView, counts }: CountedProps) {
  const { t } = useTranslation('accounts');
  const choose = (chosen: string) =>
    onView({ ...view, status: ACCOUNT_STATUSES.find((known) => known === chosen), page: 1 });
  return (
    <Segments
      large
      label={t('status.label')}
      value={view.status ?? ALL}
      options={SEGMENTS.map((value) => ({ value, text: t(`status.${value}`), count: counts?.[value] }))}
      onChange={choose}
    />
  );
}

export function AccountChips({ view, onView, counts }: CountedProps) {
  const { t } = useTranslation('accounts');
  const onNarrow = (changed: Partial<ListView>) => onView({ ...view, ...changed, page: 1 });
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
      {filtersSet(view) > 0 && counts?.[view.status ?? ALL] !== 0 && (
        <Button text small onClick={() => onView(clearedFilters(view))}>
          {t('filter.clear')}
        </Button>
      )}
    </>
  );
}

export function AccountSortMenu({ view, onView }: ViewProps) {
  const { t } = useTranslation('accounts');
  return (
    <SortMenu
      text={t('sort.by', { by: t(`sort.${view.sort}`) })}
      sorts={ACCOUNT_SORTS}
      wordOf={(key) => t(`sort.${key}`)}
      by={view}
      onSort={({ sort, order }) => onView({ ...view, sort, order, page: 1 })}
    />
  );
}
