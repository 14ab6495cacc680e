import { useTranslation } from 'react-i18next';
import type { AgentTask } from '../../../api/leads-agent.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { CriteriaPanel } from '../task/criteria-panel.tsx';
import { Obliged } from '../task/obliged.tsx';
import { Procedure } from '../task/procedure.tsx';
import { Spend } from '../task/spend.tsx';
import type { TaskState } from '../task/use-task.ts';

type SearchDetailsProps = { task: AgentTask; state: TaskState; onClose: () => void };

/** What was asked for, what is done, and what it costs: on a phone below the people, in a sheet. */
export function SearchDetails({ task, state, onClose }: SearchDetailsProps) {
  const { t } = useTranslation('leads-agent');
  return (
    <Sheet title={t('menu.details')} onClose={onClose}>
      <Stack gap={5} pad="3 4">
        <p className="reading">{task.wish.question}</p>
        <CriteriaPanel task={task} />
        <Procedure task={task} state={state} />
        <Obliged obliged={task.obliged} />
        <Spend task={task} />
      </Stack>
    </Sheet>
  );
}
