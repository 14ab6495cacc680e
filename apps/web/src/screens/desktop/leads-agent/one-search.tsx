import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isPreview, type RowChoice } from '../../../api/leads-agent.ts';
import { PreviewPanel } from '../../../features/leads-agent/preview/preview-panel.tsx';
import { Results } from '../../../features/leads-agent/results/results.tsx';
import { RunHead } from '../../../features/leads-agent/results/run-head.tsx';
import { StopNote } from '../../../features/leads-agent/results/stop-note.tsx';
import { SyncDialog } from '../../../features/leads-agent/results/sync-dialog.tsx';
import { TaskSide } from '../../../features/leads-agent/task/task-side.tsx';
import { useTask } from '../../../features/leads-agent/task/use-task.ts';
import { paths, searchHistoryPath } from '../../../paths/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useLater } from '../../../ui/hooks/use-later.ts';
import { Box, Stack } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import styles from './leads-agent-screen.module.css';

type OneSearchProps = { taskId: string; onNew: () => void; onStarted: () => void };

/** One search: its preview, then itself, beside what was asked for and what it does. */
export function OneSearch({ taskId, onNew, onStarted }: OneSearchProps) {
  const { t } = useTranslation('leads-agent');
  const state = useTask(taskId);
  const [isFolded, setFolded] = useState(false);
  const [asked, setAsked] = useState<{ choice: RowChoice; count: number }>();
  const { task, error, connection } = state;
  const isLate = useLater(true);
  if (error) {
    return (
      <Box pad={6}>
        <Note tone="red" action={<Button onClick={state.retry}>{t('retry')}</Button>}>
          {error.message}{' '}
          <Link className="link" to={paths.leadsAgent}>
            {t('back')}
          </Link>
        </Note>
      </Box>
    );
  }
  if (!task)
    return (
      <Box pad={6} aria-busy>
        {isLate && <p className="muted">{t('waiting')}</p>}
      </Box>
    );
  const isPolled = connection === 'lost';
  const onSync = (choice: RowChoice, count: number) => setAsked({ choice, count });
  const isBefore = isPreview(task);
  return (
    <div className={isFolded && !isBefore ? styles.folded : styles.columns}>
      {(!isFolded || isBefore) && <TaskSide task={task} state={state} historyTo={searchHistoryPath} onNew={onNew} />}
      {isBefore ? (
        <PreviewPanel task={task} isPolled={isPolled} onStarted={onStarted} />
      ) : (
        <Stack as="section" tall minWidth={0} minHeight={0} gap={0} aria-label={task.name}>
          <RunHead task={task} isFolded={isFolded} onFold={() => setFolded(!isFolded)} onSync={onSync} />
          {task.state === 'ended' && (
            <Box pad="3 6" border="bottom">
              <StopNote task={task} />
            </Box>
          )}
          <Results task={task} isPolled={isPolled} onSync={onSync} isCovered={asked !== undefined} />
        </Stack>
      )}
      {asked && <SyncDialog taskId={taskId} {...asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}
