import { AUTO_SAVE_MIN_MS } from '@outrider/contract/compose/compose-call';
import { DRAFT_VERSIONS } from '@outrider/contract/compose/drafts';
import { sql } from 'kysely';
import { type Db, plannedOnce, type Scope, type Trx } from '../../../platform/db.ts';
import { CHANGES_CHANNEL } from '../../inbox/index.ts';
import type { StoredAttrs } from '../compose.tables.ts';

export type DraftToSave = {
  id: string;
  /** The mailbox by its address and by its id; neither: none is named. */
  account: { email: string; id: string | null };
  /** What the writer has; null: it does not say, 0: there is none yet. */
  revision: number | null;
  /** Not held to the pause between two saves. */
  forced: boolean;
  attrs: StoredAttrs;
  content: string;
  summary: string;
  at: Date;
  /** When the copy at the server is to follow. */
  copyAt: Date;
  /** It is to be encrypted: what it was before is not kept. */
  isSecret: boolean;
};

export type SavedRow = { revision: number; version: number; savedAt: Date };

const TRIM_EVERY = 5;

const BOX = `select id from mailboxes where workspace_id = $2::uuid and email = $3::text
    union all select id from mailboxes where workspace_id = $2::uuid and id = $4::uuid`;

/**
 * One turn to the database, which writes the content once. Whether it may be saved is decided by the row itself, so that two
 * who save at the same moment are told apart. Versions beyond those that are kept go several at a time, which costs a save less.
 */
const save = plannedOnce<SavedRow>(
  'compose.save',
  `with box as (${BOX}), saved as (
    insert into drafts as d
      (id, workspace_id, mailbox_id, revision, version, state, created_at, saved_at, changed_at, copy_due_at)
    select $1::uuid, $2::uuid, (select id from box limit 1), 1, 1, 'open', $10::timestamptz, $10::timestamptz,
      $10::timestamptz, $11::timestamptz
    where (($3::text = '' and $4::uuid is null) or exists (select from box))
      and (coalesce($5::int, 0) = 0 or exists (select from drafts where id = $1::uuid))
    on conflict (id) do update set mailbox_id = coalesce(excluded.mailbox_id, d.mailbox_id), revision = d.revision + 1,
      version = d.version + 1, saved_at = excluded.saved_at, changed_at = excluded.changed_at,
      copy_due_at = greatest(excluded.copy_due_at, case when d.copy_lease is not null then d.copy_due_at end)
    where d.workspace_id = excluded.workspace_id and d.state = 'open' and ($5::int is null or d.revision = $5::int)
      and ($6::boolean or d.saved_at <= excluded.saved_at - interval '${AUTO_SAVE_MIN_MS} milliseconds')
    returning d.revision, d.version, d.saved_at, d.mailbox_id
  ), kept as (
    insert into draft_versions (draft_id, version, workspace_id, saved_at, attrs, summary, content)
    select $1::uuid, version, $2::uuid, saved_at, $7::jsonb, $8::text, $9::text from saved
  ), trimmed as (
    delete from draft_versions v using saved where v.draft_id = $1::uuid
      and ($12::boolean or saved.version % ${TRIM_EVERY} = 0)
      and v.version <= saved.version - case when $12::boolean then 1 else ${DRAFT_VERSIONS} end
  )
  select revision, version, saved_at as "savedAt", pg_notify('${CHANGES_CHANNEL}',
    concat_ws(':', $2::uuid, coalesce(mailbox_id::text, ''), 'draft', $1::uuid)) as notified
  from saved`,
);

/** Undefined when it may not be saved; `findRefusal` tells why. */
export async function saveRow(db: Db | Trx, { workspaceId }: Scope, draft: DraftToSave): Promise<SavedRow | undefined> {
  const { id, account, revision, forced, attrs, content, summary, at, copyAt, isSecret } = draft;
  const stored = JSON.stringify(attrs);
  const [saved] = await save(db, [
    id,
    workspaceId,
    account.email,
    account.id,
    revision,
    forced,
    stored,
    summary,
    content,
    at,
    copyAt,
    isSecret,
  ]);
  return saved && { revision: saved.revision, version: saved.version, savedAt: saved.savedAt };
}

export type SaveRefusal =
  | { reason: 'accountInvalid' | 'composeNotFound' | 'autoSaveTooSoon' }
  | { reason: 'draftChanged'; revision: number; savedAt: Date }
  /** The very same was saved before: a second try of one whose answer was lost. */
  | { reason: 'same'; saved: SavedRow }
  /** What stood in the way is gone. */
  | { reason: 'none' };

type Found = { revision: number; version: number; savedAt: Date; isOpen: boolean; isSame: boolean };

export async function findRefusal(db: Db | Trx, { workspaceId }: Scope, draft: DraftToSave): Promise<SaveRefusal> {
  if (!(await isAccountKnown(db, workspaceId, draft.account))) return { reason: 'accountInvalid' };
  const { rows } = await sql<Found>`
    select d.revision, d.version, d.saved_at as "savedAt", d.state = 'open' and d.workspace_id = ${workspaceId} as "isOpen",
      v.attrs = ${JSON.stringify(draft.attrs)}::jsonb and v.content = ${draft.content} as "isSame"
    from drafts d join draft_versions v on v.draft_id = d.id and v.version = d.version
    where d.id = ${draft.id}`.execute(db);
  const [row] = rows;
  if (!row) return { reason: (draft.revision ?? 0) === 0 ? 'none' : 'composeNotFound' };
  if (!row.isOpen) return { reason: 'composeNotFound' };
  const { revision, version, savedAt } = row;
  if (draft.revision !== null && draft.revision !== revision) {
    return row.isSame
      ? { reason: 'same', saved: { revision, version, savedAt } }
      : { reason: 'draftChanged', revision, savedAt };
  }
  const isTooSoon = !draft.forced && savedAt.getTime() > draft.at.getTime() - AUTO_SAVE_MIN_MS;
  return { reason: isTooSoon ? 'autoSaveTooSoon' : 'none' };
}

async function isAccountKnown(db: Db | Trx, workspaceId: string, { email, id }: DraftToSave['account']) {
  if (email === '' && id === null) return true;
  const found = await db
    .selectFrom('mailboxes')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where((eb) => eb.or([eb('email', '=', email), ...(id === null ? [] : [eb('id', '=', id)])]))
    .executeTakeFirst();
  return found !== undefined;
}
