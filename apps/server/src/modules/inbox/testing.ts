import { randomInt, randomUUID } from 'node:crypto';
import type { FolderRole, MessageAttachment, MessageKind, ReplyLabel } from '@outrider/contract/inbox/message';
import { mailProxy, PROXY_FUNCTIONS, type ProxyFunction, type ProxyInput } from '@outrider/contract/inbox/proxy';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { z } from 'zod';
import type { Db, Scope } from '../../platform/db.ts';
import type { TestServer } from '../../platform/testing/test-server.ts';
import { aSender, aStoredMailbox } from '../mailboxes/testing.ts';
import { searchableText } from './searchable-text.ts';
import './inbox.tables.ts';

type Owner = Scope & { mailboxId: string };

/** Calls a function of the mail proxy; `var` is parsed as a client would. */
export async function callProxy<F extends ProxyFunction>(
  server: TestServer,
  token: string,
  func: F,
  input: ProxyInput<F>,
): Promise<{
  status: number;
  code: number | string;
  message: string;
  var: z.output<(typeof PROXY_FUNCTIONS)[F]['output']>;
}> {
  const { path, method } = mailProxy;
  const headers = { authorization: `Bearer ${token}` };
  const response = await server.app.inject({ method, url: path, headers, payload: { func, ...input } });
  const body = response.json<{ code: number | string; message: string; var?: unknown }>();
  const { output } = PROXY_FUNCTIONS[func];
  const parsed = body.code === 'S_OK' ? output.parse(body.var) : undefined;
  return { status: response.statusCode, code: body.code, message: body.message, var: parsed as never };
}

/** A user with two mailboxes that nobody reads but the tests. */
export async function aReaderOf(server: TestServer) {
  const { db } = server.database;
  const { token, workspaceId } = await aSender(server);
  const mailbox = async (name: string) => {
    const email = `${name}@${randomUUID()}.test`;
    return { workspaceId, mailboxId: await aStoredMailbox(db, workspaceId, email), email };
  };
  const list = async (listInfo: ProxyInput<'mbox:listMessages'>['listInfo'], _account = '') => {
    const answer = await callProxy(server, token, 'mbox:listMessages', { _account, listInfo });
    expect(answer).toMatchObject({ code: 'S_OK' });
    return answer.var;
  };
  return { db, token, workspaceId, maya: await mailbox('maya'), finn: await mailbox('finn'), list };
}

/** A folder the sync would have found. */
export async function aFolder(
  db: Db,
  { workspaceId, mailboxId }: Owner,
  { role = 'inbox', path = role ?? 'Somewhere' }: { role?: FolderRole | null; path?: string } = {},
): Promise<string> {
  const { id } = await db
    .insertInto('inbox_folders')
    .values({
      workspace_id: workspaceId,
      mailbox_id: mailboxId,
      path: role === 'inbox' ? 'INBOX' : path,
      name: path,
      role,
      uid_validity: 1,
      synced_at: null,
    })
    .onConflict((conflict) => conflict.columns(['mailbox_id', 'path']).doUpdateSet({ name: path }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Given = {
  role?: FolderRole | null;
  folderId?: string;
  subject?: string;
  from?: { name: string; email: string };
  to?: { name: string; email: string }[];
  at?: string;
  threadId?: string;
  messageId?: string;
  refs?: string[];
  providerId?: string;
  isHead?: boolean;
  seen?: boolean;
  starred?: boolean;
  isOwn?: boolean;
  isWarmup?: boolean;
  kind?: MessageKind | null;
  label?: ReplyLabel | null;
  attachments?: MessageAttachment[];
  /** Its text, as if it had been read already. */
  text?: string;
  /** As much of the text as is the writer's own; all of it unless it is said. */
  written?: string;
  html?: string;
};

/** A message as the sync would have stored it, and its id. */
export async function aMessage(db: Db, owner: Owner, given: Given = {}): Promise<string> {
  const { role = 'inbox', subject = 'Hello', text, html, attachments = [] } = given;
  const from = given.from ?? { name: 'Nora Nord', email: 'nora@nordkai.test' };
  const to = given.to ?? [{ name: 'Maya', email: 'maya@harborline-hq.test' }];
  const id = randomUUID();
  await db
    .insertInto('inbox_messages')
    .values({
      id,
      workspace_id: owner.workspaceId,
      mailbox_id: owner.mailboxId,
      folder_id: given.folderId ?? (await aFolder(db, owner, { role })),
      role,
      uid: randomInt(1, 2 ** 40),
      message_id: given.messageId ?? `${id}@nordkai.test`,
      refs: given.refs ?? [],
      provider_id: given.providerId ?? '',
      thread_id: given.threadId ?? randomUUID(),
      is_head: given.isHead ?? true,
      subject,
      from_name: from.name,
      from_address: from.email,
      receivers: JSON.stringify({ to, cc: [], bcc: [] }),
      sent_at: null,
      received_at: new Date(given.at ?? '2026-11-10T09:00:00Z'),
      size: 1_000,
      summary: (text ?? '').slice(0, 200),
      attachments: JSON.stringify(attachments),
      seen: given.seen ?? false,
      starred: given.starred ?? false,
      snoozed_until: null,
      is_own: given.isOwn ?? false,
      is_warmup: given.isWarmup ?? false,
      classified_at: null,
      kind: given.kind ?? null,
      reply_label: given.label ?? null,
    })
    .execute();
  const people = [from, ...to].map(({ name, email }) => `${name} ${email}`).join(' ');
  await sql`update inbox_messages set words = setweight(to_tsvector('simple', ${searchableText(subject)}), 'A')
      || setweight(to_tsvector('simple', ${searchableText(people)}), 'B')
      || setweight(to_tsvector('simple', ${searchableText(attachments.map(({ name }) => name).join(' '))}), 'C')
      || setweight(to_tsvector('simple', ${searchableText(text ?? '')}), 'D') where id = ${id}`.execute(db);
  if (text !== undefined || html !== undefined) {
    await db
      .insertInto('inbox_bodies')
      .values({
        message_id: id,
        workspace_id: owner.workspaceId,
        html: html ?? null,
        body: text ?? null,
        rtf: null,
        written: given.written ?? text ?? '',
        fetched_at: new Date(),
      })
      .execute();
  }
  return id;
}

/** A row in every table of a workspace. */
export async function fillInboxTables(db: Db, owner: Owner): Promise<void> {
  const { workspaceId, mailboxId } = owner;
  const [tagId, at] = [randomUUID(), new Date('2026-11-16T09:00:00Z')];
  const of = { workspace_id: workspaceId };
  await db
    .insertInto('inbox_syncs')
    .values({
      ...of,
      mailbox_id: mailboxId,
      lease: null,
      lease_until: null,
      words: 'words of the server of A',
      due_at: new Date('2036-01-01'),
      last_at: at,
      wanted_at: null,
    })
    .execute();
  await db
    .insertInto('inbox_tags')
    .values({ ...of, id: tagId, name: 'a-mail-tag-of-a' })
    .execute();
  const threadId = randomUUID();
  const id = await aMessage(db, owner, {
    threadId,
    subject: 'a subject only A knows',
    from: { name: 'Somebody who wrote to A', email: 'somebody@wrote-to-a.test' },
    to: [{ name: 'Mailbox of A', email: 'reader-of-a@a-co.test' }],
    text: 'a text only A has read',
    html: '<p>a page only A has read</p>',
  });
  await db
    .updateTable('inbox_messages')
    .set({ memo: 'a memo of workspace A', tag_ids: [tagId], label_why: 'a reason only A has', starred: true })
    .where('id', '=', id)
    .execute();
  const folder = await db
    .selectFrom('inbox_messages')
    .select('folder_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('inbox_deleted')
    .values({ ...of, folder_id: folder.folder_id, uid: 4_711 })
    .execute();
  await db
    .insertInto('inbox_thread_keys')
    .values({ ...of, mailbox_id: mailboxId, key: 'a-thread-key-of-a', thread_id: threadId, at })
    .execute();
  await db
    .insertInto('inbox_events')
    .values({
      ...of,
      id: randomUUID(),
      mailbox_id: mailboxId,
      message_key: 'a-message-key-of-a',
      at,
      event: JSON.stringify({ from: 'news-of@wrote-to-a.test' }),
    })
    .execute();
  await db
    .insertInto('inbox_stages')
    .values({ ...of, email: 'staged@wrote-to-a.test', stage: 'meeting', at })
    .execute();
  await db
    .insertInto('inbox_image_senders')
    .values({ ...of, email: 'pictures@wrote-to-a.test' })
    .execute();
}
