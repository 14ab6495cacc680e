import { BUDGET_MAX_MICROS, RESULTS_MAX } from '@outrider/contract/leads-agent/search';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AgentTask, extendMutation } from '../../../api/leads-agent.ts';
import { signBeside } from '../../../platform/money.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { MICROS_PER_DOLLAR, moneyOf } from '../shared/money.ts';
import { NumberChip } from '../shared/number-chip.tsx';
import { counted } from '../shared/search-words.ts';

const MORE = 50;

/** Goes on with a search that ended. Nobody comes a second time. */
export function ExtendDialog({ task, onClose }: { task: AgentTask; onClose: () => void }) {
  const { t } = useTranslation('leads-agent');
  const [more, setMore] = useState(MORE);
  const [budgetMicros, setBudget] = useState(task.wish.budgetMicros);
  const { mutate: extend, isPending } = useMutation({ ...extendMutation });
  return (
    <Dialog title={t('extend.title')} onClose={onClose}>
      <Grid gap={4}>
        <p className="secondary">{t('extend.hint', { spent: moneyOf(task.spend.micros) })}</p>
        <Row rigid before="auto">
          <NumberChip
            label={t('extend.more')}
            value={more}
            max={RESULTS_MAX}
            onChange={(count) => setMore(Math.round(count))}
          />
          <NumberChip
            label={t('limits.budget')}
            {...signBeside('USD')}
            value={budgetMicros / MICROS_PER_DOLLAR}
            max={BUDGET_MAX_MICROS / MICROS_PER_DOLLAR}
            onChange={(dollars) => setBudget(Math.round(dollars * MICROS_PER_DOLLAR))}
          />
        </Row>
      </Grid>
      <DialogButtons>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          primary
          busy={isPending}
          onClick={() => extend({ taskId: task.taskId, more, budgetMicros }, { onSuccess: onClose })}
        >
          {t('extend.do', counted(more))}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
