import { HISTORY_PAGE_SIZE } from '@outrider/contract/leads-agent/search';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { historyQuery, type PastSearch } from '../../../api/leads-agent.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { SearchArt } from '../../../ui/empty/empty-art.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import { ResourceList } from '../../../ui/resource-list/resource-list.tsx';
import { NoMatch } from '../../../ui/table/list-states.tsx';
import { counted } from '../shared/search-words.ts';
import { useHistoryColumns } from './history-columns.tsx';
import { askedOf, type HistoryView } from './history-view.ts';

type HistoryListProps = {
  view: HistoryView;
  onView: (view: HistoryView) => void;
  onOpen: (taskId: string) => void;
  linkTo: (taskId: string) => string;
  onCopy: (taskId: string) => void;
  /** Where a new search begins. */
  newTo: string;
};

const idOf = ({ taskId }: PastSearch) => taskId;
const KINDS = ['all', 'weekly'] as const;

/** Every search of the workspace, newest first; each can be opened or copied to a new one. */
export function HistoryList({ view, onView, onOpen, linkTo, onCopy, newTo }: HistoryListProps) {
  const { t } = useTranslation('leads-agent');
  const query = useQuery(historyQuery(askedOf(view)));
  const { content: searches = [], totalSize = 0 } = query.data ?? {};
  const columns = useHistoryColumns();
  const narrow = (changed: Partial<HistoryView>) => onView({ ...view, ...changed, pageNo: 0 });
  const pages = Math.max(1, Math.ceil(totalSize / HISTORY_PAGE_SIZE));
  const isNarrowed = view.search.trim() !== '' || view.isWeekly;
  return (
    <ResourceList
      label={t('history.label')}
      query={query}
      rows={searches}
      total={totalSize}
      idOf={idOf}
      columns={columns}
      filters={
        <Segments
          large
          label={t('history.which')}
          value={view.isWeekly ? 'weekly' : 'all'}
          options={KINDS.map((value) => ({ value, text: t(`history.kind.${value}`) }))}
          onChange={(kind) => narrow({ isWeekly: kind === 'weekly' })}
        />
      }
      search={{ label: t('history.search'), value: view.search, onSearch: (search) => narrow({ search }) }}
      failedHint={t('history.failedHint')}
      none={
        isNarrowed ? (
          <NoMatch
            title={t('history.noMatch')}
            hint={t(view.isWeekly ? 'history.noWeekly' : 'history.noMatchHint')}
            clearText={t('history.clear')}
            onClear={() => onView({ search: '', isWeekly: false, pageNo: 0 })}
          />
        ) : (
          <EmptyState
            art={<SearchArt />}
            title={t('history.none')}
            text={t('history.noneText')}
            steps={[{ title: t('history.ask'), hint: t('history.askHint'), to: newTo, action: t('new') }]}
          />
        )
      }
      actions={{
        label: t('history.copy'),
        of: ({ taskId, name }) => (
          <Tooltip title={t('history.copy')}>
            <Button
              text
              small
              aria-label={t('history.copyOf', { name })}
              icon={<Copy size={16} strokeWidth={1.5} />}
              onClick={() => onCopy(taskId)}
            />
          </Tooltip>
        ),
      }}
      onOpen={({ taskId }) => onOpen(taskId)}
      linkTo={({ taskId }) => linkTo(taskId)}
      rowKeys={{ c: onCopy }}
      pager={{
        page: view.pageNo + 1,
        pages,
        firstIndex: view.pageNo * HISTORY_PAGE_SIZE,
        words: t('history.page', { page: formatNumber(view.pageNo + 1), pages: formatNumber(pages) }),
        previousLabel: t('history.previous'),
        nextLabel: t('history.next'),
        onPage: (page) => onView({ ...view, pageNo: page - 1 }),
      }}
      foot={{
        words: t('history.inAll', counted(totalSize)),
        keys: [
          [['j', 'k'], t('keys.move')],
          [['↵'], t('keys.open')],
          [['c'], t('history.copy')],
        ],
      }}
      isDense
    />
  );
}
