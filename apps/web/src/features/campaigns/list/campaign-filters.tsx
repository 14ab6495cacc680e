import { CAMPAIGN_STATUSES, type CampaignStatus } from '@outrider/campaign-rules/campaign';
import { LIFECYCLES } from '@outrider/campaign-rules/transitions';
import { CAMPAIGN_SORTS } from '@outrider/contract/campaigns/campaign';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { AddFilterChip, FilterChip } from '../../../ui/table/filter-chip.tsx';
import { SortMenu } from '../../../ui/table/sort-menu.tsx';
import { clearedFilters, filtersSet, type ListView } from './list-view.ts';

export type MailboxChoice = { mailboxId: string; email: string };

type ViewProps = { view: ListView; onView: (view: ListView) => void };

const ALL = 'all';
/** What runs first, what is over last. */
const SEGMENTS = [ALL, 'progressing', 'suspend', 'new', 'finished', 'cancel'] as const;

type StatusProps = ViewProps & { counts: Record<CampaignStatus, number> | undefined };

export function CampaignStatuses({ view, onView, counts }: StatusProps) {
  const { t } = useTranslation(['campaigns', 'campaign-words']);
  const all = counts && CAMPAIGN_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  return (
    <Segments
      large
      label={t('campaign-words:status.label')}
      value={view.status ?? ALL}
      options={SEGMENTS.map((value) => ({
        value,
        text: t(`campaign-words:status.${value}`),
        count: value === ALL ? all : counts?.[value],
      }))}
      onChange={(chosen) => onView({ ...view, status: CAMPAIGN_STATUSES.find((known) => known === chosen), page: 1 })}
    />
  );
}

type ChipsProps = ViewProps & { mailboxes: readonly MailboxChoice[] };

export function CampaignChips({ view, onView, mailboxes }: ChipsProps) {
  const { t } = useTranslation(['campaigns', 'campaign-words']);
  const onNarrow = (changed: Partial<ListView>) => onView({ ...view, ...changed, page: 1 });
  const [added, setAdded] = useState<readonly string[]>([]);
  const isShown = (filter: string, value: string | undefined) => value !== undefined || added.includes(filter);
  const shown = {
    lifecycle: isShown('lifecycle', view.lifecycle),
    mailbox: isShown('mailbox', view.mailboxId),
  };
  const names = { lifecycle: t('campaign-words:lifecycle.label'), mailbox: t('filter.mailbox') };
  const left = (['lifecycle', 'mailbox'] as const).filter((filter) => !shown[filter]);
  return (
    <>
      {shown.lifecycle && (
        <FilterChip
          name={names.lifecycle}
          any={t('filter.any')}
          anyChoice={t('filter.anyLifecycle')}
          choices={LIFECYCLES.map((value) => ({ value, text: t(`campaign-words:lifecycle.${value}`) }))}
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
      {filtersSet(view) > 0 && (
        <Button text small onClick={() => onView(clearedFilters(view))}>
          {t('filter.clear')}
        </Button>
      )}
    </>
  );
}

export function CampaignSortMenu({ view, onView }: ViewProps) {
  const { t } = useTranslation('campaigns');
  return (
    <SortMenu
      text={t('sort.by', { by: t(`sort.${view.sort}`) })}
      sorts={CAMPAIGN_SORTS}
      wordOf={(key) => t(`sort.${key}`)}
      by={view}
      onSort={({ sort, order }) => onView({ ...view, sort, order, page: 1 })}
    />
  );
}
