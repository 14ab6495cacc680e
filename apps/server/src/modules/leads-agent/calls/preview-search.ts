import { randomUUID } from 'node:crypto';
import type { AgentTask, previewSearch as previewCall, SearchWish } from '@outrider/contract/leads-agent/search';
import { understandQuestion } from '@outrider/lead-finder/understand-question';
import type { z } from 'zod';
import type { Scope, Trx } from '../../../platform/db.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import { noteEvents } from '../store/events.repository.ts';
import { countQuestions } from '../store/questions.repository.ts';
import { addSpend } from '../store/spend.repository.ts';
import { insertTask, saveTask, type Task } from '../store/tasks.repository.ts';
import { beginSearch, labelsOf, noVerdicts, refuseWithoutSource } from './begin-search.ts';
import { describeTask } from './describe-task.ts';
import { judgeAgain } from './judge-again.ts';
import { lockOwnTask, ownTask, refuseRunning } from './own-task.ts';

type Deps = Pick<LeadsAgentDeps, 'db' | 'jobs' | 'now' | 'sources'>;

const JUDGED_A_PREVIEW = 10;

/** Begins a search with a look at about ten people, or has ten more looked at. */
export async function previewSearch(
  deps: Deps,
  scope: Scope,
  { wish: given, taskId }: z.output<typeof previewCall.input>,
): Promise<AgentTask> {
  const wish = { ...given, sources: [...new Set(given.sources)], criteria: onceEach(given.criteria) };
  refuseWithoutSource(deps, wish);
  const id = taskId ?? randomUUID();
  await deps.db.transaction().execute(async (trx) => {
    const at = deps.now();
    if (taskId === undefined) {
      const { name } = understandQuestion(wish.question);
      const verdicts = noVerdicts(wish.criteria);
      await insertTask(trx, scope, { id, name: name || wish.question, wish, verdicts, at });
    }
    const task = await lockOwnTask(trx, scope, id);
    await countReading(trx, scope, task);
    if (taskId !== undefined) {
      refuseRunning(task);
      await change(trx, scope, task, wish);
    }
    task.state = 'previewing';
    task.previewBeganAt = at;
    task.previewUntil = task.counts.judged + JUDGED_A_PREVIEW;
    task.stopReason = null;
    await beginSearch(deps, trx, scope, task);
    const line = { key: 'understood' as const, values: { criteria: labelsOf(wish.criteria) } };
    await noteEvents(trx, scope, task, [{ kind: 'procedure', line }, { kind: 'task' }], at);
    await saveTask(trx, scope, task);
  });
  return describeTask(deps.db, scope, await ownTask(deps.db, scope, id));
}

/** What a model had to read before there was a search is paid by this one. */
async function countReading(trx: Trx, scope: Scope, task: Task): Promise<void> {
  const { micros, requests } = await countQuestions(trx, scope);
  if (requests === 0) return;
  task.spentMicros += micros;
  await addSpend(trx, scope, task.id, 'model', { micros, requests, answered: requests, found: 0, trouble: '' });
}

/** Another wish for the same search: what is known already is judged by it. */
async function change(trx: Trx, scope: Scope, task: Task, wish: SearchWish): Promise<void> {
  const before = task.wish.criteria;
  task.wanted = Math.max(wish.maxResults, task.charged);
  task.budgetMicros = Math.max(wish.budgetMicros, task.spentMicros);
  task.wish = wish;
  await judgeAgain(trx, scope, task, before);
}

/** Each criterion is known by its letter. */
const onceEach = (criteria: SearchWish['criteria']) => [...new Map(criteria.map((one) => [one.id, one])).values()];
