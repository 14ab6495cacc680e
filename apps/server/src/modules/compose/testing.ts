import { randomUUID } from 'node:crypto';
import { composeAttrs } from '@outrider/contract/compose/attrs';
import type { ComposeAnswer, composeInput } from '@outrider/contract/compose/compose-call';
import { mailProxy } from '@outrider/contract/inbox/proxy';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db, Scope } from '../../platform/db.ts';
import type { TestServer } from '../../platform/testing/test-server.ts';
import { drawIds } from '../ledger/index.ts';
import { insertDelivery } from './delivery/deliveries.repository.ts';
import { saveDraft } from './drafts/save-draft.ts';

export type Info = z.input<typeof composeInput>['composeInfo'];
type Answer = ComposeAnswer & { status: number; code: string; message: string; data?: unknown };

/** Calls `mbox:compose` as a client would. */
export async function callCompose(
  server: TestServer,
  token: string,
  composeInfo: Info,
  _account = '',
  language = 'en',
  beside: Pick<z.input<typeof composeInput>, 'deliverEmail'> = {},
): Promise<Answer> {
  const response = await server.app.inject({
    method: mailProxy.method,
    url: mailProxy.path,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    payload: { func: 'mbox:compose', _account, composeInfo, ...beside },
  });
  return { status: response.statusCode, ...response.json<Omit<Answer, 'status'>>() };
}

/** Lets time pass for a draft: it was saved so much earlier. */
export async function olderBy(db: Db, draftId: string, milliseconds: number): Promise<void> {
  const { saved_at } = await db
    .selectFrom('drafts')
    .select('saved_at')
    .where('id', '=', draftId)
    .executeTakeFirstOrThrow();
  const at = new Date(saved_at.getTime() - milliseconds);
  await db.updateTable('drafts').set({ saved_at: at }).where('id', '=', draftId).execute();
}

/** A row in every table of composing, so that the tenant test has something to protect. */
export async function fillComposeTables(
  db: Db,
  { workspaceId, mailboxId }: Scope & { mailboxId: string },
): Promise<void> {
  const attrs = composeAttrs.parse({
    subject: 'a draft only A knows',
    content: '<p>words only A has written</p>',
    to: ['somebody@drafted-by-a.test'],
  });
  const wish = { id: randomUUID(), account: mailboxId, revision: 0, forced: true, attrs, at: new Date() };
  const { id } = await saveDraft(db, { workspaceId }, wish);
  // The jobs of a running server leave it as it is.
  await db.updateTable('drafts').set({ copy_due_at: null }).where('id', '=', id).execute();
  await db.transaction().execute(async (trx) => {
    const [ledgerId = ''] = await drawIds(trx, 1);
    const recipients = { to: [{ name: '', address: 'somebody@drafted-by-a.test' }], cc: [], bcc: [] };
    const delivery = {
      id: randomUUID(),
      workspaceId,
      draftId: id,
      version: 1,
      userId: randomUUID(),
      mailboxId,
      kind: 'schedule' as const,
      deliverAt: new Date('2100-01-01'),
      zone: 'UTC',
      subject: 'a mail only A sends',
      quote: null,
      links: [],
      traced: false,
      failures: [],
      tid: null,
      createdAt: new Date(),
    };
    await sql`insert into reply_reminders (delivery_id, workspace_id, user_id, mailbox_id, subject, message_ids, people, sent_at, due_at)
      select ${delivery.id}, ${workspaceId}, id, ${mailboxId}, 'watched only by A', '{}', '{somebody@drafted-by-a.test}', now(), '2100-01-01'
      from users where workspace_id = ${workspaceId} limit 1`.execute(trx);
    await insertDelivery(trx, delivery, [{ ledgerId, messageId: `<${delivery.id}@drafted-by-a.test>`, recipients }]);
  });
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('compose_settings')
    .values({
      user_id: userId,
      workspace_id: workspaceId,
      undo_seconds: 33,
      receipts: 'never',
      customer_tab: 'RECENT',
    })
    .execute();
  await db
    .insertInto('mailbox_aliases')
    .values({
      id: randomUUID(),
      workspace_id: workspaceId,
      mailbox_id: mailboxId,
      email: 'alias-of-a@a-co.test',
      name: 'an alias only A knows',
      created_at: new Date(),
    })
    .execute();
}
