import { type Selectable, sql } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../platform/db.ts';
import type { CardOwner } from './cards-deps.ts';
import './cards.tables.ts';

export type TaskRow = Selectable<Tables['task_cards']>;

type NewTask = Pick<TaskRow, 'id' | 'title' | 'due'> & { at: Date };

export const insertTask = (db: Db, { workspaceId, userId }: CardOwner, { at, ...task }: NewTask) =>
  db
    .insertInto('task_cards')
    .values({ ...task, workspace_id: workspaceId, user_id: userId, created_at: at, done_at: null })
    .execute();

/** By the id a link carries: its visitor is no user, so that it cannot have a scope. */
export const findLinkedTask = (db: Db | Trx, id: string): Promise<TaskRow | undefined> =>
  db.selectFrom('task_cards').selectAll().where('id', '=', id).executeTakeFirst();

/** The task where this made it done; nothing where it was done before. */
export const finishTask = (trx: Trx, id: string, at: Date): Promise<TaskRow | undefined> =>
  trx
    .updateTable('task_cards')
    .set({ done_at: at })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

export const listTasks = (db: Db, { workspaceId }: Scope, ids: readonly string[]): Promise<TaskRow[]> =>
  db
    .selectFrom('task_cards')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();

type NewAnswer = Omit<Tables['meeting_answers'], 'workspace_id'>;

export const insertMeetingAnswer = (trx: Trx, { workspaceId }: Scope, answer: NewAnswer) =>
  trx
    .insertInto('meeting_answers')
    .values({ ...answer, workspace_id: workspaceId })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();

export const listAnswers = (db: Db, { workspaceId }: Scope, messageIds: readonly string[]) =>
  db
    .selectFrom('meeting_answers')
    .select(['message_id as mid', 'attendee', 'answer'])
    .where('workspace_id', '=', workspaceId)
    .where('message_id', '=', sql<string>`any(${[...messageIds]}::uuid[])`)
    .execute();
