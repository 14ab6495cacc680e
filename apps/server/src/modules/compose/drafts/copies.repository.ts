import type { DraftState } from '@outrider/contract/compose/drafts';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { tellDraft } from './drafts.repository.ts';
import '../compose.tables.ts';

/** A draft whose copy a worker keeps up to date. */
export type HeldCopy = {
  id: string;
  workspaceId: string;
  mailboxId: string | null;
  state: DraftState;
  revision: number;
  copyRevision: number;
  copyMailboxId: string | null;
  copyMessageId: string;
  lease: string;
  tries: number;
};

type Taking = { now: Date; until: Date; limit: number };

/** Takes copies that are due; of several workers each takes others. */
export async function takeCopies(db: Db, { now, until, limit }: Taking): Promise<HeldCopy[]> {
  const { rows } = await sql<HeldCopy>`update drafts d set copy_lease = gen_random_uuid(), copy_due_at = ${until},
      copy_tries = copy_tries + 1
    where d.id in (select id from drafts where copy_due_at <= ${now}
        and (copy_conflict is null or state in ('sent', 'discarded'))
      order by copy_due_at limit ${limit} for update skip locked)
    returning d.id, d.workspace_id as "workspaceId", d.mailbox_id as "mailboxId", d.state, d.revision,
      d.copy_revision as "copyRevision", d.copy_mailbox_id as "copyMailboxId", d.copy_message_id as "copyMessageId",
      d.copy_lease as lease, d.copy_tries as tries`.execute(db);
  return rows;
}

type Settled = { revision: number; mailboxId: string | null; messageId: string; again: Date };

/** The copy is as new as it was when it was taken; what changed meanwhile makes it due again. */
export async function settleCopy(db: Db, { id, lease, workspaceId }: HeldCopy, settled: Settled): Promise<void> {
  const { revision, mailboxId, messageId, again } = settled;
  const row = await db
    .updateTable('drafts')
    .set({
      copy_lease: null,
      copy_tries: 0,
      copy_words: '',
      copy_revision: revision,
      copy_mailbox_id: mailboxId,
      copy_message_id: messageId,
      copy_due_at: sql<Date | null>`case when state in ('open', 'sending') and revision = ${revision}
          and mailbox_id is not distinct from ${mailboxId} or (state in ('sent', 'discarded') and ${revision} = 0) then null
        else ${again}::timestamptz end`,
    })
    .where('id', '=', id)
    .where('copy_lease', '=', lease)
    .returning('mailbox_id as mailboxId')
    .executeTakeFirst();
  if (row) await tellDraft(db, { workspaceId }, { id, mailboxId: row.mailboxId });
}

/** Another mail program did something to the copy; nothing is written until the user has chosen. */
export async function noteConflict(
  db: Db,
  { id, lease, workspaceId, mailboxId }: HeldCopy,
  conflict: 'changed' | 'gone',
): Promise<void> {
  await db
    .updateTable('drafts')
    .set({ copy_lease: null, copy_tries: 0, copy_words: '', copy_due_at: null, copy_conflict: conflict })
    .where('id', '=', id)
    .where('copy_lease', '=', lease)
    .execute();
  await tellDraft(db, { workspaceId }, { id, mailboxId });
}

/** The server did not take it: later again, with its words. */
export async function putOffCopy(db: Db, { id, lease }: HeldCopy, { at, words }: { at: Date; words: string }) {
  await db
    .updateTable('drafts')
    .set({ copy_lease: null, copy_due_at: at, copy_words: words })
    .where('id', '=', id)
    .where('copy_lease', '=', lease)
    .execute();
}

/** The user has chosen: ours is written anew, beside what the other program left. False: there was nothing to choose. */
export async function keepOurs(db: Db, { workspaceId }: Scope, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('drafts')
    .set({ copy_conflict: null, copy_revision: 0, copy_message_id: '', copy_due_at: now })
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .where('copy_conflict', 'is not', null)
    .where('state', '=', 'open')
    .returning('mailbox_id as mailboxId')
    .executeTakeFirst();
  if (row) await tellDraft(db, { workspaceId }, { id, mailboxId: row.mailboxId });
  return row !== undefined;
}

/** A copy is no longer in its folder: it is looked at, unless it is one that was replaced. */
export async function lookAtCopies(
  trx: Trx,
  { workspaceId }: Scope,
  gone: readonly { id: string; revision: number }[],
  now: Date,
): Promise<void> {
  await sql`update drafts d set copy_due_at = ${now}
    from unnest(${gone.map(({ id }) => id)}::uuid[], ${gone.map(({ revision }) => revision)}::int[]) as given (id, revision)
    where d.id = given.id and d.workspace_id = ${workspaceId} and d.copy_revision = given.revision
      and d.state in ('open', 'sending') and d.copy_lease is null and d.copy_conflict is null`.execute(trx);
}

/** The message a draft was taken in from is its copy, and as new as it is. */
export async function noteTakenIn(
  trx: Trx,
  { workspaceId }: Scope,
  id: string,
  { mailboxId, messageId }: { mailboxId: string; messageId: string },
): Promise<void> {
  await trx
    .updateTable('drafts')
    .set({ copy_due_at: null, copy_mailbox_id: mailboxId, copy_message_id: messageId })
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .execute();
}
