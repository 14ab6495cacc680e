import { randomUUID } from 'node:crypto';
import type { MailBizType } from '@outrider/contract/sign';
import type { Selectable } from 'kysely';
import type { Db, Tables, Trx } from '../../../platform/db.ts';
import type { UserScope } from '../users.repository.ts';
import '../identity.tables.ts';

export type MailLinkRow = Selectable<Tables['mail_links']>;

/** By the id inside a token only we can have made, hence without a scope. */
export const findMailLink = (db: Db | Trx, id: string): Promise<MailLinkRow | undefined> =>
  db.selectFrom('mail_links').selectAll().where('id', '=', id).executeTakeFirst();

export const findNewestLink = (db: Db | Trx, { workspaceId, userId }: UserScope, bizType: MailBizType) =>
  db
    .selectFrom('mail_links')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('biz_type', '=', bizType)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

type NewLink = { bizType: MailBizType; now: Date; expiresAt: Date };

/** A new link; older ones of its kind stop working. */
export async function replaceLink(
  trx: Trx,
  scope: UserScope,
  { bizType, now, expiresAt }: NewLink,
): Promise<MailLinkRow> {
  await trx
    .updateTable('mail_links')
    .set({ withdrawn_at: now })
    .where('workspace_id', '=', scope.workspaceId)
    .where('user_id', '=', scope.userId)
    .where('biz_type', '=', bizType)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  return trx
    .insertInto('mail_links')
    .values({
      id: randomUUID(),
      workspace_id: scope.workspaceId,
      user_id: scope.userId,
      biz_type: bizType,
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
      withdrawn_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Uses the link up. Undefined when it was used, withdrawn or too old: of two clicks only one gets the row. */
export const takeLink = (trx: Trx, id: string, bizType: MailBizType, now: Date): Promise<MailLinkRow | undefined> =>
  trx
    .updateTable('mail_links')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('biz_type', '=', bizType)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

export const withdrawLink = (db: Db, id: string, now: Date) =>
  db
    .updateTable('mail_links')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
