import { useTranslation } from 'react-i18next';
import type { AgentTask } from '../../../api/leads-agent.ts';
import { Note } from '../../../ui/note.tsx';
import { moneyOf } from '../shared/money.ts';
import { counted } from '../shared/search-words.ts';

const TONES = {
  limitMet: 'grey',
  candidatesExhausted: 'grey',
  lowMatchRate: 'amber',
  stoppedByUser: 'grey',
  budgetSpent: 'amber',
  sourceFailed: 'red',
} as const;

/** It did all it could. */
const DONE: readonly AgentTask['stopReason'][] = ['limitMet', 'candidatesExhausted'];

/** The one reason why a search ended, and whether it was done by then. */
export function StopNote({ task: { stopReason, completed, wish, counts, spend, steps } }: { task: AgentTask }) {
  const { t } = useTranslation('leads-agent');
  if (stopReason === null) return null;
  const failed = steps.find(({ state }) => state === 'failed');
  const words = t(`stop.${stopReason}.long`, {
    ...counted(counts.fit),
    max: wish.maxResults,
    budget: moneyOf(spend.budgetMicros),
    trouble: failed?.trouble ?? '',
  });
  return (
    <Note tone={TONES[stopReason]}>
      <b className="medium">{t(completed && DONE.includes(stopReason) ? 'stop.completed' : 'stop.early')}</b> {words}
    </Note>
  );
}
