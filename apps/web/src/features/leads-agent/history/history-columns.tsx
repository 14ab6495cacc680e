import { CalendarSync } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PastSearch } from '../../../api/leads-agent.ts';
import { formatNumber } from '../../../platform/format.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import type { TableColumn } from '../../../ui/table/data-table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { moneyOf } from '../shared/money.ts';
import { stateTone, stateWords } from '../shared/search-words.ts';

export function useHistoryColumns(): TableColumn<PastSearch>[] {
  const { t } = useTranslation('leads-agent');
  const dates = useDates();
  return [
    {
      key: 'question',
      title: t('history.question'),
      min: 200,
      share: 340,
      cell: ({ name, question, isWeekly }) => (
        <Row minWidth={0} title={question}>
          <span className="medium ellipsis">{name}</span>
          {isWeekly && <CalendarSync size={14} strokeWidth={1.5} aria-label={t('weekly.label')} />}
        </Row>
      ),
    },
    {
      key: 'state',
      title: t('history.state'),
      min: 120,
      share: 148,
      cell: (search) => (
        <Tag tone={stateTone(search)} dot>
          {stateWords(t, search)}
        </Tag>
      ),
    },
    {
      key: 'found',
      title: t('history.found'),
      min: 56,
      share: 60,
      align: 'right',
      cell: ({ found }) => <span className="numbers">{formatNumber(found)}</span>,
    },
    {
      key: 'fit',
      title: t('history.fit'),
      min: 64,
      share: 72,
      align: 'right',
      cell: ({ fit }) => <span className="numbers">{formatNumber(fit)}</span>,
    },
    {
      key: 'cost',
      title: t('history.cost'),
      min: 60,
      share: 64,
      align: 'right',
      cell: ({ micros }) => <span className="numbers">{moneyOf(micros)}</span>,
    },
    {
      key: 'when',
      title: t('history.when'),
      min: 100,
      share: 120,
      align: 'right',
      cell: ({ createdAt }) => (
        <time className="muted" dateTime={createdAt} title={dates.moment(createdAt)}>
          {dates.isToday(createdAt) ? t('history.today', { time: dates.time(createdAt) }) : dates.date(createdAt)}
        </time>
      ),
    },
  ];
}
