import { DEFAULT_CHOICES, type NotificationChoices } from '@outrider/contract/notifications';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import '../identity/index.ts';
import type { UserScope } from './notifications-deps.ts';
import './notifications.tables.ts';

/** A kind that was added after the user chose is as by default. */
const withDefaults = (chosen: NotificationChoices | undefined): NotificationChoices => ({
  ...DEFAULT_CHOICES,
  ...chosen,
  channels: { ...DEFAULT_CHOICES.channels, ...chosen?.channels },
});

export async function readChoices(db: Db | Trx, { workspaceId, userId }: UserScope): Promise<NotificationChoices> {
  const row = await db
    .selectFrom('notification_settings')
    .select('choices')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return withDefaults(row?.choices);
}

/** What the members of a workspace chose; a user who is not in it chose nothing. */
export async function listChoices(trx: Trx, { workspaceId }: Scope): Promise<(userId: string) => NotificationChoices> {
  const rows = await trx
    .selectFrom('notification_settings')
    .select(['user_id', 'choices'])
    .where('workspace_id', '=', workspaceId)
    .execute();
  const chosen = new Map(rows.map((row) => [row.user_id, row.choices]));
  return (userId) => withDefaults(chosen.get(userId));
}

/** Two changes of one person's settings come one after the other, also the first two. */
export async function lockSettings(trx: Trx, { workspaceId, userId }: UserScope): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}

export async function saveChoices(
  trx: Trx,
  { workspaceId, userId }: UserScope,
  choices: NotificationChoices,
): Promise<void> {
  const text = JSON.stringify(choices);
  await trx
    .insertInto('notification_settings')
    .values({ user_id: userId, workspace_id: workspaceId, choices: text })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ choices: text })
        .where('notification_settings.workspace_id', '=', workspaceId),
    )
    .execute();
}
