import { type ComposeAttrs, composeAttrs } from '@outrider/contract/compose/attrs';
import { DRAFT_VERSIONS, type DraftState } from '@outrider/contract/compose/drafts';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { tellChanged } from '../../inbox/index.ts';
import type { StoredAttrs } from '../compose.tables.ts';
import '../compose.tables.ts';

export type StoredDraft = {
  id: string;
  mailboxId: string | null;
  revision: number;
  version: number;
  state: DraftState;
  savedAt: Date;
  changedAt: Date;
  attrs: ComposeAttrs;
  copyRevision: number;
  copyConflict: 'changed' | 'gone' | null;
  copyWords: string;
};

const selectDraft = (db: Db | Trx, { workspaceId }: Scope, id: string) =>
  db
    .selectFrom('drafts as d')
    .innerJoin('draft_versions as v', (join) =>
      join.onRef('v.draft_id', '=', 'd.id').onRef('v.version', '=', 'd.version'),
    )
    .select([
      'd.id',
      'd.mailbox_id as mailboxId',
      'd.revision',
      'd.version',
      'd.state',
      'd.saved_at as savedAt',
      'd.changed_at as changedAt',
      'd.copy_revision as copyRevision',
      'd.copy_conflict as copyConflict',
      'd.copy_words as copyWords',
      'v.attrs as storedAttrs',
      'v.content',
    ])
    .where('d.id', '=', id)
    .where('d.workspace_id', '=', workspaceId);

/** A draft with all that is written in it, in any state. */
export async function readDraft(db: Db | Trx, scope: Scope, id: string): Promise<StoredDraft | undefined> {
  return wholeDraft(await selectDraft(db, scope, id).executeTakeFirst());
}

/** The same, and nobody else changes it before the end of the transaction. */
export async function lockDraft(trx: Trx, scope: Scope, id: string): Promise<StoredDraft | undefined> {
  // Locked first: which of its versions is the newest is known only to the holder of the lock.
  const held = await trx
    .selectFrom('drafts')
    .select('id')
    .where('id', '=', id)
    .where('workspace_id', '=', scope.workspaceId)
    .forUpdate()
    .executeTakeFirst();
  return held && readDraft(trx, scope, id);
}

/** Whether it is open and as it was at a revision; then it stays so until the end of the transaction. */
export async function isStillAt(trx: Trx, { workspaceId }: Scope, id: string, revision: number): Promise<boolean> {
  const row = await trx
    .selectFrom('drafts')
    .select('id')
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'open')
    .where('revision', '=', revision)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

function wholeDraft(
  row: (Omit<StoredDraft, 'attrs'> & { storedAttrs: StoredAttrs; content: string }) | undefined,
): StoredDraft | undefined {
  if (!row) return undefined;
  const { storedAttrs, content, ...draft } = row;
  return { ...draft, attrs: readAttrs(storedAttrs, content) };
}

/** By today's schema: what was saved before a field was thought of has its default. */
const readAttrs = (attrs: StoredAttrs, content: string): ComposeAttrs => composeAttrs.parse({ ...attrs, content });

/** The worker that holds the copy has it until then. */
const copyDue = (at: Date) =>
  sql<Date>`greatest(${at}::timestamptz, case when copy_lease is not null then copy_due_at end)`;

export type Amendment = { mailboxId: string | null; attrs: StoredAttrs; at: Date; copyAt: Date };

/** Changes what stands beside the content of a draft that is locked; its version stays the same. Gives the new revision. */
export async function amendDraft(
  trx: Trx,
  scope: Scope,
  { id, version }: Pick<StoredDraft, 'id' | 'version'>,
  { mailboxId, attrs, at, copyAt }: Amendment,
): Promise<number> {
  await trx
    .updateTable('draft_versions')
    .set({ attrs: JSON.stringify(attrs) })
    .where('draft_id', '=', id)
    .where('version', '=', version)
    .where('workspace_id', '=', scope.workspaceId)
    .execute();
  const { revision } = await trx
    .updateTable('drafts')
    .set((eb) => ({
      mailbox_id: mailboxId,
      revision: eb('revision', '+', 1),
      changed_at: at,
      copy_due_at: copyDue(copyAt),
    }))
    .where('id', '=', id)
    .where('workspace_id', '=', scope.workspaceId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  await tellDraft(trx, scope, { id, mailboxId });
  return revision;
}

/** What a draft was before is nowhere kept. */
export const dropEarlierVersions = (
  trx: Trx,
  { workspaceId }: Scope,
  { id, version }: Pick<StoredDraft, 'id' | 'version'>,
) =>
  trx
    .deleteFrom('draft_versions')
    .where('draft_id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .where('version', '<', version)
    .execute();

type Move = {
  from: DraftState;
  to: DraftState;
  /** Only if nobody changed it since. */
  revision?: number | undefined;
  endedAt: Date | null;
  /** When the copy at the server is to follow. */
  copyAt?: Date | undefined;
};

/** From one state to another, by the first caller who finds it in that state. False: it was in none or another, or had changed. */
export async function moveDraft(
  db: Db | Trx,
  scope: Scope,
  id: string,
  { from, to, revision, endedAt, copyAt }: Move,
): Promise<boolean> {
  const moved = await db
    .updateTable('drafts')
    .set({ state: to, ended_at: endedAt, ...(copyAt ? { copy_due_at: copyDue(copyAt) } : {}) })
    .where('id', '=', id)
    .where('workspace_id', '=', scope.workspaceId)
    .where('state', '=', from)
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
    .returning('mailbox_id as mailboxId')
    .executeTakeFirst();
  if (moved) await tellDraft(db, scope, { id, mailboxId: moved.mailboxId });
  return moved !== undefined;
}

/** Tells every open page of the workspace that this draft is another now. */
export const tellDraft = (db: Db | Trx, scope: Scope, { id, mailboxId }: Pick<StoredDraft, 'id' | 'mailboxId'>) =>
  tellChanged(db, scope, [mailboxId ?? ''], { kind: 'draft', id });

export type ListedDraft = Omit<StoredDraft, 'attrs' | 'version' | 'changedAt'> & {
  storedAttrs: StoredAttrs;
  summary: string;
  at: string;
};

export type DraftsWanted = {
  mailboxId: string;
  mid: string;
  after: { at: string; id: string } | undefined;
  limit: number;
};

/** Open drafts, the last saved first. */
export async function listDraftRows(
  db: Db,
  { workspaceId }: Scope,
  { mailboxId, mid, after, limit }: DraftsWanted,
): Promise<{ rows: ListedDraft[]; total: number }> {
  const open = sql`from drafts d join draft_versions v on v.draft_id = d.id and v.version = d.version
    where d.workspace_id = ${workspaceId} and d.state = 'open'
      and (${mailboxId} = '' or d.mailbox_id::text = ${mailboxId})
      and (${mid} = '' or v.attrs -> 'reference' ->> 'mid' = ${mid})`;
  const beyond = after ? sql`and (d.saved_at, d.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<ListedDraft>`
    select d.id, d.mailbox_id as "mailboxId", d.revision, d.state, d.saved_at as "savedAt", d.saved_at::text as at,
      d.copy_revision as "copyRevision", d.copy_conflict as "copyConflict", d.copy_words as "copyWords",
      v.attrs as "storedAttrs", v.summary ${open} ${beyond} order by d.saved_at desc, d.id desc limit ${limit}`.execute(
    db,
  );
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total ${open}`.execute(db);
  return { rows, total: counts[0]?.total ?? 0 };
}

export type VersionRow = { version: number; savedAt: Date; subject: string; summary: string; length: number };

const versionsOf = (db: Db | Trx, { workspaceId }: Scope, draftId: string) =>
  db
    .selectFrom('draft_versions')
    .select([
      'version',
      'saved_at as savedAt',
      sql<string>`attrs ->> 'subject'`.as('subject'),
      'summary',
      sql<number>`length(content)`.as('length'),
    ])
    .where('draft_id', '=', draftId)
    .where('workspace_id', '=', workspaceId);

export const listVersionRows = (db: Db, scope: Scope, draftId: string): Promise<VersionRow[]> =>
  versionsOf(db, scope, draftId).orderBy('version', 'desc').limit(DRAFT_VERSIONS).execute();

export async function readVersion(
  db: Db | Trx,
  scope: Scope,
  draftId: string,
  version: number,
): Promise<(VersionRow & { attrs: ComposeAttrs }) | undefined> {
  const row = await versionsOf(db, scope, draftId)
    .select(['attrs as storedAttrs', 'content'])
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) return undefined;
  const { storedAttrs, content, ...described } = row;
  return { ...described, attrs: readAttrs(storedAttrs, content) };
}
