import type { Scope, Trx } from '../../../platform/db.ts';
import { insertRows } from '../rows.repository.ts';
import { insertTask } from '../tasks.repository.ts';
import type { TaskSource } from '../verification.tables.ts';
import type { VerificationDeps } from '../verification-deps.ts';
import '../verification.payloads.ts';

type NewTask = {
  id: string;
  name: string;
  source: TaskSource;
  fileName: string;
  emails: string[];
  recheckOf: string | null;
  namesOnly: boolean;
  /** The month whose quota pays. */
  period: string;
  byName: string;
};

/** Writes the addresses down and lets a worker begin. */
export async function startTask(
  { jobs, now }: Pick<VerificationDeps, 'jobs' | 'now'>,
  trx: Trx,
  person: Scope & { userId: string },
  task: NewTask,
): Promise<void> {
  const { id, name, source, fileName, emails, recheckOf, namesOnly, period, byName } = task;
  await insertTask(trx, {
    id,
    workspace_id: person.workspaceId,
    name,
    source,
    file_name: fileName,
    state: 'running',
    names_only: namesOnly,
    recheck_of: recheckOf,
    total: emails.length,
    quota_period: period,
    by_user_id: person.userId,
    by_name: byName,
    started_at: now(),
    ended_at: null,
  });
  await insertRows(trx, person, id, emails);
  await jobs.enqueue(trx, 'verification.work', { workspaceId: person.workspaceId, taskId: id });
}
