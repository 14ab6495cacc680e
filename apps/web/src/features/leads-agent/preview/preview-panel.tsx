import { useMutation } from '@tanstack/react-query';
import { RefreshCw, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type AgentTask, agreeMutation } from '../../../api/leads-agent.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ResourceList } from '../../../ui/resource-list/resource-list.tsx';
import { Tag } from '../../../ui/tag.tsx';
import results from '../results/results.module.css';
import { type RowColumn, useRowColumns } from '../results/row-columns.tsx';
import { showEvidence } from '../results/show-evidence.ts';
import { useRows } from '../results/use-rows.ts';
import { counted } from '../shared/search-words.ts';
import { Expected } from './expected.tsx';
import { RightOrWrong } from './right-or-wrong.tsx';
import { Suggestions } from './suggestions.tsx';
import { startWords, usePreview } from './use-preview.ts';

const idOf = ({ rowId }: { rowId: string }) => rowId;

type PreviewPanelProps = {
  task: AgentTask;
  isPolled: boolean;
  /** The search was started: what was typed is no longer needed. */
  onStarted: () => void;
};

/** About ten people judged before anything is bought, and what the whole search would bring. */
export function PreviewPanel({ task, isPolled, onStarted }: PreviewPanelProps) {
  const { t } = useTranslation('leads-agent');
  const { taskId, counts, state } = task;
  const list = useRows({ taskId, isPreview: 'true' }, isPolled);
  const { person, company, marks, fit, decidedBy } = useRowColumns(task);
  const { mutate: agree } = useMutation(agreeMutation);
  const { more, isAskingMore, start, isStarting, stop } = usePreview(task, onStarted);
  const isPreviewing = state !== 'previewed';
  const say = (rowId: string, agreed: boolean | null) => agree({ taskId, rowId, agreed });
  const right: RowColumn = {
    key: 'right',
    title: t('column.right'),
    min: 96,
    share: 1,
    align: 'right',
    cell: (row) => <RightOrWrong row={row} onSay={(agreed) => say(row.rowId, agreed)} />,
  };
  return (
    <Stack as="section" tall minWidth={0} minHeight={0} gap={0} aria-label={t('preview.title')}>
      <Row as="header" rigid gap={3} minHeight={56} pad="0 6" border="bottom" className={results.head}>
        <PageTitle>{t('preview.title')}</PageTitle>
        <h1>{t('preview.title')}</h1>
        <Tag tone="blue" dot={isPreviewing}>
          {isPreviewing ? t('preview.judging') : t('preview.judged', counted(counts.judged))}
        </Tag>
        <Row rigid before="auto">
          {isPreviewing ? (
            <Button icon={<Square size={14} />} busy={state === 'stopping'} onClick={stop}>
              {t('stop.do')}
            </Button>
          ) : (
            <Button icon={<RefreshCw size={14} />} busy={isAskingMore} onClick={more}>
              {t('preview.more')}
            </Button>
          )}
          <Button primary busy={isStarting} disabled={isPreviewing} onClick={start}>
            {startWords(t, task)}
          </Button>
        </Row>
      </Row>
      <Expected task={task} />
      <ResourceList
        label={t('preview.label')}
        query={list.query}
        rows={list.rows}
        total={list.rows.length}
        idOf={idOf}
        columns={[person, company, ...marks, fit, decidedBy, right]}
        failedHint={t('results.failedHint')}
        none={
          <Box as="p" grow pad={6} className="muted">
            {t(isPreviewing ? 'preview.notYet' : 'preview.nobody')}
          </Box>
        }
        onEnd={list.loadMore}
        rowKeys={{
          y: (id) => say(id, true),
          n: (id) => say(id, false),
          e: (id) => showEvidence(list.rows.findIndex((row) => row.rowId === id)),
        }}
        foot={{
          words: t('preview.split', { fit: counts.fit, unclear: counts.unclear, out: counts.out }),
          middle: t('preview.random'),
          keys: [
            [['y'], t('keys.right')],
            [['n'], t('keys.wrong')],
            [['e'], t('keys.evidence')],
          ],
        }}
      />
      <Suggestions task={task} />
    </Stack>
  );
}
