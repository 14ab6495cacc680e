import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/db.ts';
import type { CardOwner } from './cards-deps.ts';
import './cards.tables.ts';

export async function fillCardTables(db: Db, { workspaceId, userId }: CardOwner): Promise<void> {
  const owned = { workspace_id: workspaceId };
  await db
    .insertInto('task_cards')
    .values({
      ...owned,
      id: randomUUID(),
      user_id: userId,
      title: 'A task of workspace A',
      due: '2026-11-20',
      created_at: new Date(),
      done_at: null,
    })
    .execute();
  await db
    .insertInto('meeting_answers')
    .values({
      ...owned,
      message_id: randomUUID(),
      meeting_uid: 'meeting-of-a@cards.test',
      attendee: 'attendee@meeting-of-a.test',
      answer: 'accepted',
      at: new Date(),
    })
    .execute();
}
