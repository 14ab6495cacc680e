import { HISTORY_PAGE_SIZE } from '@outrider/contract/leads-agent/search';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { historyQuery, type PastSearch } from '../../../api/leads-agent.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, Grid, Row, Stack } from '../../../ui/layout/layout.tsx';
import { RetryNote } from '../../../ui/retry-note.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { askedOf, type HistoryView } from '../history/history-view.ts';
import { moneyOf } from '../shared/money.ts';
import { stateTone, stateWords } from '../shared/search-words.ts';

type PhoneHistoryProps = {
  view: HistoryView;
  onView: (view: HistoryView) => void;
  linkTo: (taskId: string) => string;
  onCopy: (taskId: string) => void;
};

const KINDS = ['all', 'weekly'] as const;

/** Every search of the workspace, a page at a time. */
export function PhoneHistory({ view, onView, linkTo, onCopy }: PhoneHistoryProps) {
  const { t } = useTranslation('leads-agent');
  const asked = useQuery(historyQuery(askedOf(view)));
  const { data, error } = asked;
  const pages = Math.max(1, Math.ceil((data?.totalSize ?? 0) / HISTORY_PAGE_SIZE));
  const narrow = (changed: Partial<HistoryView>) => onView({ ...view, ...changed, pageNo: 0 });
  const isNarrowed = view.search.trim() !== '' || view.isWeekly;
  return (
    <section aria-label={t('history.label')}>
      <Grid gap={2} pad="0 4 3">
        <input
          className="phone-field"
          type="search"
          aria-label={t('history.search')}
          placeholder={t('history.search')}
          value={view.search}
          onChange={({ target }) => narrow({ search: target.value })}
        />
        <Segments
          block
          label={t('history.which')}
          value={view.isWeekly ? 'weekly' : 'all'}
          options={KINDS.map((value) => ({ value, text: t(`history.kind.${value}`) }))}
          onChange={(kind) => narrow({ isWeekly: kind === 'weekly' })}
        />
      </Grid>
      {error && !data && (
        <Box pad="3 4">
          <RetryNote query={asked} retry={t('retry')} isTall />
        </Box>
      )}
      {data?.content.length === 0 && (
        <Box as="p" pad="3 4" className="muted">
          {t(isNarrowed ? 'history.noMatch' : 'history.none')}
        </Box>
      )}
      <ul>
        {data?.content.map((search) => (
          <Search key={search.taskId} search={search} to={linkTo(search.taskId)} onCopy={() => onCopy(search.taskId)} />
        ))}
      </ul>
      {pages > 1 && (
        <Row minWidth={0} spread pad="3 4">
          <Button
            icon={<ChevronLeft size={16} />}
            disabled={view.pageNo === 0}
            onClick={() => onView({ ...view, pageNo: view.pageNo - 1 })}
          >
            {t('history.previous')}
          </Button>
          <span className="muted numbers">
            {t('history.page', { page: formatNumber(view.pageNo + 1), pages: formatNumber(pages) })}
          </span>
          <Button
            icon={<ChevronRight size={16} />}
            disabled={view.pageNo + 1 >= pages}
            onClick={() => onView({ ...view, pageNo: view.pageNo + 1 })}
          >
            {t('history.next')}
          </Button>
        </Row>
      )}
    </section>
  );
}

function Search({ search, to, onCopy }: { search: PastSearch; to: string; onCopy: () => void }) {
  const { t } = useTranslation('leads-agent');
  const dates = useDates();
  const { name, found, fit, micros, createdAt } = search;
  return (
    <Grid as="li" columns="minmax(0, 1fr) 44px" gap={2} align="center" pad="2.5 2 2.5 4" border="top">
      <Link to={to}>
        <Stack gap={1}>
          <span className="medium">{name}</span>
          <Row minWidth={0} wraps gap={2} className="muted small">
            <Tag tone={stateTone(search)} dot>
              {stateWords(t, search)}
            </Tag>
            {[
              t('history.line', { found: formatNumber(found), fit: formatNumber(fit), cost: moneyOf(micros) }),
              dates.since(createdAt),
            ].join(t('comma'))}
          </Row>
        </Stack>
      </Link>
      <IconButton label={t('history.copyOf', { name })} Icon={Copy} size={44} iconSize={20} onClick={onCopy} />
    </Grid>
  );
}
