import { useMutation } from '@tanstack/react-query';
import { CalendarSync, CheckSquare, Copy, Download, ListOrdered, Plus, Square, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type AgentTask, enrichMutation, isPreview, saveMutation, stopMutation } from '../../../api/leads-agent.ts';
import { Sheet, SheetRow } from '../../../ui/overlay/sheet.tsx';
import { useExport } from '../results/use-export.ts';

type SearchMenuProps = {
  task: AgentTask;
  isChoosing: boolean;
  onChoosing: () => void;
  onExtend: () => void;
  onDetails: () => void;
  onCopy: () => void;
  onNew: () => void;
  onClose: () => void;
};

/** Everything else that can be done with a search, from the bottom of the phone. */
export function SearchMenu({
  task,
  isChoosing,
  onChoosing,
  onExtend,
  onDetails,
  onCopy,
  onNew,
  onClose,
}: SearchMenuProps) {
  const { t } = useTranslation('leads-agent');
  const { taskId, state, isWeekly, counts } = task;
  const { mutate: stop } = useMutation(stopMutation);
  const { mutate: enrich } = useMutation(enrichMutation);
  const { mutate: keep } = useMutation(saveMutation);
  const { save } = useExport(task);
  const then = (run: () => void) => () => {
    run();
    onClose();
  };
  return (
    <Sheet title={t('menu.title')} onClose={onClose}>
      <SheetRow icon={<ListOrdered size={20} strokeWidth={1.5} />} onChoose={then(onDetails)}>
        {t('menu.details')}
      </SheetRow>
      {(state === 'running' || state === 'previewing') && (
        <SheetRow icon={<Square size={20} strokeWidth={1.5} />} onChoose={then(() => stop(taskId))}>
          {t('stop.do')}
        </SheetRow>
      )}
      {state === 'ended' && (
        <SheetRow icon={<Plus size={20} strokeWidth={1.5} />} onChoose={then(onExtend)}>
          {t('extend.open')}
        </SheetRow>
      )}
      {!isPreview(task) && (
        <>
          <SheetRow
            icon={<CheckSquare size={20} strokeWidth={1.5} />}
            isCurrent={isChoosing}
            onChoose={then(onChoosing)}
          >
            {t('menu.choose')}
          </SheetRow>
          {counts.fit > 0 && (
            <SheetRow
              icon={<Zap size={20} strokeWidth={1.5} />}
              onChoose={then(() => enrich({ taskId, choice: { fit: 'fit' } }))}
            >
              {t('enrich')}
            </SheetRow>
          )}
          <SheetRow icon={<Download size={20} strokeWidth={1.5} />} onChoose={then(() => save(undefined))}>
            {t('results.export')}
          </SheetRow>
          <SheetRow
            icon={<CalendarSync size={20} strokeWidth={1.5} />}
            isCurrent={isWeekly}
            onChoose={then(() => keep({ taskId, isWeekly: !isWeekly }))}
          >
            {t(isWeekly ? 'weekly.off' : 'weekly.on')}
          </SheetRow>
        </>
      )}
      <SheetRow icon={<Copy size={20} strokeWidth={1.5} />} onChoose={then(onCopy)}>
        {t('history.copy')}
      </SheetRow>
      <SheetRow icon={<Plus size={20} strokeWidth={1.5} />} onChoose={then(onNew)}>
        {t('new')}
      </SheetRow>
    </Sheet>
  );
}
