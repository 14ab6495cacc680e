import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPreview, type RowChoice } from '../../../api/leads-agent.ts';
import { PhonePreview } from '../../../features/leads-agent/phone/phone-preview.tsx';
import { PhoneResults } from '../../../features/leads-agent/phone/phone-results.tsx';
import { PhoneSummary } from '../../../features/leads-agent/phone/phone-summary.tsx';
import { SearchDetails } from '../../../features/leads-agent/phone/search-details.tsx';
import { SearchMenu } from '../../../features/leads-agent/phone/search-menu.tsx';
import { ExtendDialog } from '../../../features/leads-agent/results/extend-dialog.tsx';
import { StopNote } from '../../../features/leads-agent/results/stop-note.tsx';
import { SyncDialog } from '../../../features/leads-agent/results/sync-dialog.tsx';
import { useTask } from '../../../features/leads-agent/task/use-task.ts';
import { paths } from '../../../paths/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';

type OneSearchProps = { taskId: string; onNew: () => void; onStarted: () => void; onCopy: () => void };
type Asked = 'menu' | 'details' | 'extend' | { choice: RowChoice; count: number };

/** One search: its preview, then its people, with everything else in a sheet. */
export function OneSearch({ taskId, onNew, onStarted, onCopy }: OneSearchProps) {
  const { t } = useTranslation('leads-agent');
  const state = useTask(taskId);
  const [asked, setAsked] = useState<Asked>();
  const [isChoosing, setChoosing] = useState(false);
  const { task, error } = state;
  const close = () => setAsked(undefined);
  const isPolled = state.connection === 'lost';
  return (
    <div className={page.page}>
      <PageTitle>{task?.name ?? t('title')}</PageTitle>
      <PhoneHead title={task?.name ?? ''} back={{ to: paths.leadsAgent, label: t('back') }}>
        <IconButton label={t('menu.title')} Icon={Ellipsis} size={44} iconSize={20} onClick={() => setAsked('menu')} />
      </PhoneHead>
      {error && (
        <div className={page.state}>
          <Note tone="red" action={<Button onClick={state.retry}>{t('retry')}</Button>}>
            {error.message}
          </Note>
        </div>
      )}
      {task && (
        <>
          <PhoneSummary task={task} state={state} />
          {task.state === 'ended' && (
            <Box pad="3 4 0">
              <StopNote task={task} />
            </Box>
          )}
          {isPreview(task) ? (
            <PhonePreview task={task} isPolled={isPolled} onStarted={onStarted} />
          ) : (
            <PhoneResults
              task={task}
              isPolled={isPolled}
              isChoosing={isChoosing}
              onSync={(choice, count) => setAsked({ choice, count })}
            />
          )}
          {asked === 'menu' && (
            <SearchMenu
              task={task}
              isChoosing={isChoosing}
              onChoosing={() => setChoosing(!isChoosing)}
              onExtend={() => setAsked('extend')}
              onDetails={() => setAsked('details')}
              onCopy={onCopy}
              onNew={onNew}
              onClose={() => setAsked((open) => (open === 'menu' ? undefined : open))}
            />
          )}
          {asked === 'details' && <SearchDetails task={task} state={state} onClose={close} />}
          {asked === 'extend' && <ExtendDialog task={task} onClose={close} />}
          {typeof asked === 'object' && <SyncDialog taskId={taskId} {...asked} onClose={close} />}
        </>
      )}
    </div>
  );
}
