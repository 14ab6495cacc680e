import { understandQuestion } from '@outrider/lead-finder/understand-question';
import type { Scope } from '../../platform/db.ts';
import { previewSearch } from './calls/preview-search.ts';
import { startSearch } from './calls/run-search.ts';
import type { LeadsAgentDeps } from './leads-agent-deps.ts';
import { workTask } from './runs/work-task.ts';
import { findState, listTasks } from './store/tasks.repository.ts';

const DAYS_AGO = 2;
const DAY_MS = 86_400_000;
const QUESTION = 'CEOs of companies in Berlin';
const WISH = {
  question: QUESTION,
  criteria: understandQuestion(QUESTION).criteria,
  sources: ['google' as const, 'apollo' as const],
  maxResults: 12,
  budgetMicros: 500_000,
  skipsContacts: true,
};

/**
 * A search the demo company made the other day. It is really made, in the box's own web, so that what was found, what it is
 * proved by and what it cost of the plan agree; only its clock is another one, and nobody is notified of it.
 */
export async function seedDemoSearch(deps: LeadsAgentDeps, scope: Scope, closing: AbortSignal): Promise<void> {
  const then: LeadsAgentDeps = {
    ...deps,
    now: () => new Date(deps.now().getTime() - DAYS_AGO * DAY_MS),
    jobs: { enqueue: async () => undefined },
    model: undefined,
  };
  const [known, ...others] = await listTasks(deps.db, scope, { search: '', offset: 0, limit: 2 });
  // What users looked for since is theirs.
  if (others.length > 0 || (known && known.wish.question !== QUESTION)) return;
  const taskId = known?.id ?? (await previewSearch(then, scope, { wish: WISH })).taskId;
  await workWhile('previewing', then, scope, { taskId, closing });
  // A stop in between leaves the preview, which the next start goes on with.
  if ((await findState(deps.db, scope, taskId)) !== 'previewed' || closing.aborted) return;
  await startSearch(then, scope, taskId);
  await workWhile('running', then, scope, { taskId, closing });
}

type Worked = { taskId: string; closing: AbortSignal };

async function workWhile(state: 'previewing' | 'running', deps: LeadsAgentDeps, scope: Scope, worked: Worked) {
  const { taskId, closing } = worked;
  while (!closing.aborted && (await findState(deps.db, scope, taskId)) === state) {
    await workTask(deps, scope, taskId, closing);
  }
}
