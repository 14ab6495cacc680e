import type { ImportChoices } from '@outrider/contract/contacts/import';
import type { CopyConnection } from '../../../../platform/copy/copy-connection.ts';
import type { Db, Scope, Trx } from '../../../../platform/db.ts';
import { changeContactCount, countArrivals } from '../../contact-counts.repository.ts';
import { ensureLabels } from '../../labels.repository.ts';
import type { ImportDeps } from '../import-deps.ts';
import type { ImportRow, Tally } from '../imports.repository.ts';
import { say } from '../words.ts';
import { copyContacts, type WriteContacts } from './copy-contacts.repository.ts';
import type { ChangedRow, Judged, NewRow } from './judge-rows.ts';
import { insertProblems } from './problems.repository.ts';
import { changeContacts, noteChanges } from './rows.repository.ts';
import { isRefused, type Shaped, slotsFilled } from './shape-row.ts';

/** Few changes are made findable at once, many by a job afterwards. */
const CHANGES_SETTLED_AT_ONCE = 500;
/** Labels made from a column: more of them is a column of something else. */
const TAGS_MAX = 1_000;

export type Work<R extends ImportRow = ImportRow> = {
  deps: ImportDeps;
  scope: Scope;
  run: R;
  choices: ImportChoices;
  connection: CopyConnection;
};

export type Labels = { tagIds: string[]; listIds: string[] };

/** The labels every row of the import gets. */
export const labelsFor = async (db: Db | Trx, scope: Scope, { tags, lists }: ImportChoices): Promise<Labels> => ({
  tagIds: await ensureLabels(db, scope, 'tag', tags),
  listIds: await ensureLabels(db, scope, 'list', lists),
});

/** Makes the tags these rows bring, as far as there is room for any. */
export async function nameTags(
  db: Db | Trx,
  { scope, choices }: Pick<Work, 'scope' | 'choices'>,
  rows: readonly Shaped[],
  tagIdOf: Map<string, string>,
): Promise<void> {
  if (!hasTagColumn(choices)) return;
  const named = rows.flatMap((row) => (isRefused(row) ? [] : row.tags));
  for (const name of new Set(named)) {
    const key = name.toLowerCase();
    if (tagIdOf.has(key) || tagIdOf.size >= TAGS_MAX) continue;
    const [id] = await ensureLabels(db, scope, 'tag', [name]);
    if (id) tagIdOf.set(key, id);
  }
  if (tagIdOf.size >= TAGS_MAX) tellLostTags(rows, tagIdOf, choices);
}

export const hasTagColumn = ({ columns }: ImportChoices) => columns.some(({ target }) => target.kind === 'tag');

function tellLostTags(rows: readonly Shaped[], tagIdOf: ReadonlyMap<string, string>, { columns }: ImportChoices) {
  const column = columns.find(({ target }) => target.kind === 'tag')?.index ?? -1;
  for (const row of rows) {
    if (isRefused(row)) continue;
    const lost = row.tags.find((tag) => !tagIdOf.has(tag.toLowerCase()));
    if (lost)
      row.remarks = [...row.remarks, { column, value: lost, said: say('tooManyTags', { max: TAGS_MAX }), meant: '' }];
  }
}

/** What is to be stored of rows: new contacts go straight to the database, the rest is gathered here. */
export type Batch = { added: number; changed: ChangedRow[]; remarked: Judged[]; tally: Tally };

export const emptyBatch = (): Batch => ({
  added: 0,
  changed: [],
  remarked: [],
  tally: { added: 0, updated: 0, unchanged: 0, twice: 0, suppressed: 0, not_taken: 0, with_remark: 0 },
});

/** Gives the new contact that the row is, if it is one. */
export function gather(batch: Batch, judged: Judged): NewRow | undefined {
  const { outcome, remarks, added, changed } = judged;
  batch.tally[COUNTED_AS[outcome]] += 1;
  if (remarks.length > 0) batch.remarked.push(judged);
  if (remarks.length > 0 && outcome !== 'notTaken') batch.tally.with_remark += 1;
  if (changed) batch.changed.push(changed);
  if (added) batch.added += 1;
  return added;
}

type Storing = Labels & { tagIdOf: ReadonlyMap<string, string>; isSettled: boolean; mayBeSuppressed: boolean };

/** Stores rows that are judged while they are asked for; the caller holds the contact count. */
export async function storeRows(
  { deps, scope, run, choices, connection }: Work,
  trx: Trx,
  { pieces, batch }: { pieces: AsyncIterable<WriteContacts>; batch: Batch },
  { tagIds, listIds, tagIdOf, isSettled, mayBeSuppressed }: Storing,
): Promise<void> {
  const at = deps.now();
  await copyContacts(connection, scope, pieces, {
    importId: run.id,
    startedAt: run.started_at,
    at,
    source: choices.source || run.file_name,
    addedBy: run.user_id,
    isSettled,
    slots: slotsFilled(choices),
    hasFields: choices.columns.some(({ target }) => target.kind === 'custom'),
    hasTags: tagIds.length > 0 || hasTagColumn(choices),
    mayBeSuppressed,
    tagIds,
    listIds,
    tagIdsOf: ({ draft: { tags } }) =>
      tags.length === 0
        ? tagIds
        : [...new Set([...tagIds, ...tags.flatMap((tag) => tagIdOf.get(tag.toLowerCase()) ?? [])])],
  });
  const { added, changed, remarked } = batch;
  if (isSettled) await changeContactCount(trx, scope, added);
  else await countArrivals(trx, scope, run.id, added);
  const changes = changed.map(({ known, after }) => ({ id: known.id, ...after }));
  const isFew = changes.length <= CHANGES_SETTLED_AT_ONCE;
  await changeContacts(trx, scope, changes, { isSettled: isFew, labels: 'add' });
  await noteChanges(trx, scope, changed, { importId: run.id, fileName: run.file_name, at });
  await insertProblems(trx, scope, run.id, remarked);
}

export const COUNTED_AS = {
  new: 'added',
  remark: 'added',
  updated: 'updated',
  skipped: 'unchanged',
  twice: 'twice',
  suppressed: 'suppressed',
  notTaken: 'not_taken',
} as const satisfies Record<Judged['outcome'], keyof Tally>;

/** What is due whenever rows came in or went out: they are made findable, and labels are counted. */
export async function afterRows(
  { jobs, onValuesChanged }: Pick<ImportDeps, 'jobs' | 'onValuesChanged'>,
  trx: Trx,
  { workspaceId }: Scope,
): Promise<void> {
  await jobs.enqueue(trx, 'contacts.settle', { workspaceId });
  await jobs.enqueue(trx, 'contacts.count-labels', { workspaceId });
  await onValuesChanged?.(trx, { workspaceId }, 'many');
}
