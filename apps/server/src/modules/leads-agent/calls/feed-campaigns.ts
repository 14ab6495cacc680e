import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import { tellHeld } from '../runs/tell-held.ts';
import { listRows } from '../store/rows.repository.ts';
import { findTask } from '../store/tasks.repository.ts';
import { makeContacts } from './make-contacts.ts';

type Deps = Pick<LeadsAgentDeps, 'db' | 'jobs' | 'log' | 'now' | 'contacts' | 'campaigns'>;

const ROWS_MAX = 1_000;

/** Every minute: people that searches found since they last brought any join the campaigns they feed. */
export async function feedCampaigns(deps: Deps): Promise<void> {
  for (const source of await deps.campaigns.listFed(deps.db)) {
    await feed(deps, source).catch(async (error: unknown) => {
      deps.log.warn({ err: error, sourceId: source.sourceId }, 'a campaign got no new people of its search');
      await tellHeld(deps, source, source.search.taskId, error);
    });
  }
}

type Fed = Awaited<ReturnType<LeadsAgentDeps['campaigns']['listFed']>>[number];

/** Only when the search has ended: addresses are known by then. People it had at the beginning stay with the user who chose then. */
async function feed(deps: Deps, source: Fed): Promise<void> {
  const { search, workspaceId } = source;
  const person = { workspaceId, userId: search.by };
  const task = await findTask(deps.db, person, search.taskId);
  if (task?.state !== 'ended') return;
  const nextRunAt = task.nextRunAt?.toISOString() ?? null;
  if (task.rows === search.after && nextRunAt === search.nextRunAt) return;
  const found = { fit: 'fit' as const, after: search.after, limit: ROWS_MAX };
  const rows = task.rows > search.after ? await listRows(deps.db, person, task.id, found) : [];
  const { emails } = await makeContacts(deps, person, task, { rows, labels: [] });
  const brought = emails.length > 0 ? { lastAt: deps.now().toISOString(), lastBrought: emails.length } : {};
  const after = rows.length === ROWS_MAX ? (rows.at(-1)?.number ?? search.after) : task.rows;
  await deps.campaigns.bring(source, { emails, search: { ...search, ...brought, after, nextRunAt } });
}
