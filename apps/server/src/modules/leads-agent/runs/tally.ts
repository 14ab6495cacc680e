import type { Judgement } from '@outrider/lead-finder/lead';
import type { EmailState } from '../leads-agent.tables.ts';
import type { RowRecord } from '../store/rows.repository.ts';
import type { Task } from '../store/tasks.repository.ts';

type Counted = {
  fit: RowRecord['fit'];
  judgements: readonly Judgement[];
  email: string | null;
  emailState: EmailState;
};

/** Counts a row in, or out again with -1. The caller holds the search. */
export function tallyRow(task: Task, { fit, judgements, email, emailState }: Counted, by: 1 | -1): void {
  const { counts } = task;
  counts.judged += by;
  counts[fit] += by;
  if (email !== null) counts.withAddress += by;
  if (emailState === 'VALID') counts.validAddress += by;
  for (const { criterionId, verdict } of judgements) {
    const line = task.verdicts.find((one) => one.criterionId === criterionId);
    if (line) line[verdict] += by;
  }
}
