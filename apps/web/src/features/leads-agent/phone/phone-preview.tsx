import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type AgentTask, agreeMutation } from '../../../api/leads-agent.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { Expected } from '../preview/expected.tsx';
import { RightOrWrong } from '../preview/right-or-wrong.tsx';
import { Suggestions } from '../preview/suggestions.tsx';
import { startWords, usePreview } from '../preview/use-preview.ts';
import { useRows } from '../results/use-rows.ts';
import { CriteriaPanel } from '../task/criteria-panel.tsx';
import styles from './phone.module.css';
import { PhoneRow } from './phone-row.tsx';
import { PhoneRows } from './phone-rows.tsx';

type PhonePreviewProps = { task: AgentTask; isPolled: boolean; onStarted: () => void };

/** About ten people judged before anything is bought; the price is in the words of the button. */
export function PhonePreview({ task, isPolled, onStarted }: PhonePreviewProps) {
  const { t } = useTranslation('leads-agent');
  const list = useRows({ taskId: task.taskId, isPreview: 'true' }, isPolled);
  const { mutate: agree } = useMutation(agreeMutation);
  const { more, isAskingMore, start, isStarting } = usePreview(task, onStarted);
  const isPreviewing = task.state !== 'previewed';
  return (
    <>
      <div className={styles.expected}>
        <Expected task={task} />
      </div>
      <Box pad="3 4">
        <CriteriaPanel task={task} />
      </Box>
      <PhoneRows list={list} label={t('preview.label')} none={t(isPreviewing ? 'preview.notYet' : 'preview.nobody')}>
        {(row) => (
          <PhoneRow key={row.rowId} task={task} row={row}>
            <Row minWidth={0} gap={2} spread>
              <span className="muted small">{t('column.right')}</span>
              <RightOrWrong row={row} onSay={(agreed) => agree({ taskId: task.taskId, rowId: row.rowId, agreed })} />
            </Row>
          </PhoneRow>
        )}
      </PhoneRows>
      <Suggestions task={task} />
      <Box pad="3 4">
        <Button block icon={<RefreshCw size={14} />} busy={isAskingMore || isPreviewing} onClick={more}>
          {t('preview.more')}
        </Button>
      </Box>
      <Box above="auto" pad="2.5 4" border="top" surface="page" className={styles.pinned}>
        <Button large primary block busy={isStarting} disabled={isPreviewing} onClick={start}>
          {startWords(t, task)}
        </Button>
      </Box>
    </>
  );
}
