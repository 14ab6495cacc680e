import { AppError } from '@outrider/contract/errors';
import type { syncContacts as syncCall } from '@outrider/contract/leads-agent/rows';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import { noteEvents } from '../store/events.repository.ts';
import { saveTask } from '../store/tasks.repository.ts';
import { chosenRows } from './chosen-rows.ts';
import { makeContacts } from './make-contacts.ts';
import { lockOwnTask, ownTask } from './own-task.ts';

type Deps = Pick<LeadsAgentDeps, 'db' | 'now' | 'contacts' | 'campaigns'>;

const WEEK_MS = 7 * 86_400_000;

/** Makes chosen people contacts, with where they were found, and leads of a campaign where one is named. Suppressed people stay out. */
export async function syncContacts(
  deps: Deps,
  person: Scope & { userId: string },
  { taskId, choice, labels, campaignId, isLive }: z.output<typeof syncCall.input>,
): Promise<z.input<typeof syncCall.output>> {
  const { db, now, campaigns } = deps;
  const task = await ownTask(db, person, taskId);
  const rows = await chosenRows(db, person, taskId, choice);
  if (rows.length === 0) throw new AppError('nothingToAdd');
  const { emails, ...made } = await makeContacts(deps, person, task, { rows, labels });
  const nextRunAt = task.nextRunAt ?? new Date(now().getTime() + WEEK_MS);
  const feed = { taskId, by: person.userId, after: task.rows, nextRunAt: nextRunAt.toISOString() };
  const search = isLive ? { ...feed, lastAt: now().toISOString(), lastBrought: emails.length } : undefined;
  const leads =
    campaignId === undefined || (emails.length === 0 && !isLive)
      ? 0
      : await campaigns.addLeads(person, { campaignId, emails, name: task.name, search });
  if (isLive && !task.isWeekly) await saveWeekly(deps, person, taskId, nextRunAt);
  return { ...made, leads };
}

/** A search that feeds a campaign runs each week. */
const saveWeekly = ({ db, now }: Deps, scope: Scope, taskId: string, nextRunAt: Date) =>
  db.transaction().execute(async (trx) => {
    const task = await lockOwnTask(trx, scope, taskId);
    Object.assign(task, { isWeekly: true, nextRunAt });
    await noteEvents(trx, scope, task, [{ kind: 'task' }], now());
    await saveTask(trx, scope, task);
  });
