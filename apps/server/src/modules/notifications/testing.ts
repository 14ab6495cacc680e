import { randomUUID } from 'node:crypto';
import { DEFAULT_CHOICES, type NotificationFacts } from '@outrider/contract/notifications';
import type { Db } from '../../platform/db.ts';
import type { UserScope } from './notifications-deps.ts';
import './notifications.tables.ts';

export async function fillNotificationTables(db: Db, { workspaceId, userId }: UserScope): Promise<void> {
  const owned = { workspace_id: workspaceId, user_id: userId };
  const facts: NotificationFacts = {
    kind: 'guardRail',
    campaignId: randomUUID(),
    campaign: 'A campaign that workspace A is told of',
    rule: 'bounces',
    count: 1,
    sent: 20,
  };
  await db
    .insertInto('notifications')
    .values({
      ...owned,
      id: randomUUID(),
      kind: facts.kind,
      event_key: `told to workspace A ${randomUUID()}`,
      facts: JSON.stringify(facts),
      at: new Date(),
      in_app: true,
      pops: false,
      read_at: null,
      mail: 'off',
      mail_due_at: null,
      mailed_at: null,
      mail_batch: null,
    })
    .execute();
  // A device belongs to a session; who never signed in has none.
  const sessions = await db.selectFrom('sessions').select('id').where('user_id', '=', userId).limit(1).execute();
  for (const { id: sessionId } of sessions) {
    await db
      .insertInto('push_devices')
      .values({
        ...owned,
        id: randomUUID(),
        session_id: sessionId,
        endpoint: `https://push.test/${randomUUID()}`,
        p256dh: 'B',
        auth: 'a',
        user_agent: 'a browser of workspace A',
        added_at: new Date(),
        pushed_at: null,
      })
      .execute();
  }
  await db
    .insertInto('notification_settings')
    .values({ ...owned, choices: JSON.stringify(DEFAULT_CHOICES) })
    .execute();
}
