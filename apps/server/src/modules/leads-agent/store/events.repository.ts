import type { ProcedureLine } from '@outrider/contract/leads-agent/procedure';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../leads-agent.tables.ts';
import type { Task } from './tasks.repository.ts';
import { toJson } from './to-json.ts';

export type Happening =
  | { kind: 'procedure'; line: ProcedureLine }
  | { kind: 'row'; rowId: string }
  /** Counts or the state are others; what they are now is read when it is sent. */
  | { kind: 'task' };

/** Numbered without a gap, as their writer holds the search. */
export async function noteEvents(
  trx: Trx,
  { workspaceId }: Scope,
  task: Task,
  events: readonly Happening[],
  at: Date,
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event, index) => ({
    task_id: task.id,
    number: task.events + index + 1,
    workspace_id: workspaceId,
    kind: event.kind,
    words: event.kind === 'procedure' ? toJson(event.line) : '',
    row_id: event.kind === 'row' ? event.rowId : null,
    at,
  }));
  task.events += rows.length;
  await trx.insertInto('agent_events').values(rows).execute();
}

export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

export const listEvents = (
  db: Db,
  { workspaceId }: Scope,
  taskId: string,
  { after, limit }: { after: number; limit: number },
) =>
  db
    .selectFrom('agent_events')
    .select(['number', 'kind', 'words', 'row_id as rowId', 'at'])
    .where('workspace_id', '=', workspaceId)
    .where('task_id', '=', taskId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
