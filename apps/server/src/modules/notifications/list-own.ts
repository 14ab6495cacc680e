import { NOTIFICATIONS_A_PAGE, type NotificationPage } from '@outrider/contract/notifications';
import { tellChanged } from '../inbox/index.ts';
import { countUnread, listShown, markRead } from './notifications.repository.ts';
import type { NotificationsDeps, UserScope } from './notifications-deps.ts';

export async function listOwn(
  { db }: Pick<NotificationsDeps, 'db'>,
  person: UserScope,
  before: string | undefined,
): Promise<NotificationPage> {
  const wanted = { before: before === undefined ? undefined : new Date(before), limit: NOTIFICATIONS_A_PAGE + 1 };
  const rows = await listShown(db, person, wanted);
  return {
    unread: await countUnread(db, person),
    hasMore: rows.length > NOTIFICATIONS_A_PAGE,
    notifications: rows.slice(0, NOTIFICATIONS_A_PAGE).map(({ id, at, read_at: readAt, pops, facts }) => ({
      id,
      at: at.toISOString(),
      readAt: readAt?.toISOString() ?? null,
      pops,
      facts,
    })),
  };
}

/** The person's other pages hear of it. */
export async function readOwn(
  { db, now }: Pick<NotificationsDeps, 'db' | 'now'>,
  person: UserScope,
  { ids, allUntil }: { ids: readonly string[]; allUntil?: string | undefined },
): Promise<{ unread: number }> {
  await db.transaction().execute(async (trx) => {
    const until = allUntil === undefined ? undefined : new Date(allUntil);
    const read = await markRead(trx, person, { ids, allUntil: until, at: now() });
    if (read > 0) await tellChanged(trx, person, [''], { kind: 'notification', id: person.userId });
  });
  return { unread: await countUnread(db, person) };
}
