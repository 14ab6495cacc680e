import type { ImportChoices } from '@outrider/contract/contacts/import';
import type { CopyConnection } from '../../../platform/copy-connection.ts';
import type { Scope, Trx } from '../../../platform/db.ts';
import { changeContactCount } from '../contact-counts.repository.ts';
import { ensureLabels } from '../labels.repository.ts';
import type { ImportDeps } from './import-deps.ts';
import type { ImportRow, Tally } from './imports.repository.ts';
import type { Judged } from './judge-rows.ts';
import { insertProblems } from './problems.repository.ts';
import { changeContacts, copyContacts, noteChanges } from './rows.repository.ts';
import { isRefused, type Shaped } from './shape-row.ts';
import { say } from './words.ts';

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

/** Makes the labels these rows bring, as far as there is room for any. */
export async function labelRows(
  trx: Trx,
  { scope, choices }: Pick<Work, 'scope' | 'choices'>,
  rows: readonly Shaped[],
  tagIdOf: Map<string, string>,
): Promise<Labels> {
  const named = rows.flatMap((row) => (isRefused(row) ? [] : row.tags));
  for (const name of new Set(named)) {
    const key = name.toLowerCase();
    if (tagIdOf.has(key) || tagIdOf.size >= TAGS_MAX) continue;
    const [id] = await ensureLabels(trx, scope, 'tag', [name]);
    if (id) tagIdOf.set(key, id);
  }
  if (tagIdOf.size >= TAGS_MAX) tellLostTags(rows, tagIdOf, choices);
  return {
    tagIds: await ensureLabels(trx, scope, 'tag', choices.tags),
    listIds: await ensureLabels(trx, scope, 'list', choices.lists),
  };
}

function tellLostTags(rows: readonly Shaped[], tagIdOf: ReadonlyMap<string, string>, { columns }: ImportChoices) {
  const column = columns.find(({ target }) => target.kind === 'tag')?.index ?? -1;
  for (const row of rows) {
    if (isRefused(row)) continue;
    const lost = row.tags.find((tag) => !tagIdOf.has(tag.toLowerCase()));
    if (lost)
      row.remarks = [...row.remarks, { column, value: lost, said: say('tooManyTags', { max: TAGS_MAX }), meant: '' }];
  }
}

/** Contacts, changes and remarks of judged rows; the caller holds the contact count. */
export async function storeRows(
  { deps, scope, run, choices, connection }: Work,
  trx: Trx,
  judged: readonly Judged[],
  { tagIds, listIds, tagIdOf, isSettled }: Labels & { tagIdOf: ReadonlyMap<string, string>; isSettled: boolean },
): Promise<void> {
  const at = deps.now();
  const added = judged.flatMap((one) => one.added ?? []);
  const changed = judged.flatMap((one) => one.changed ?? []);
  await copyContacts(connection, scope, added, {
    importId: run.id,
    startedAt: run.started_at,
    at,
    source: choices.source || run.file_name,
    isSettled,
    listIds,
    tagIdsOf: ({ draft: { tags } }) =>
      tags.length === 0
        ? tagIds
        : [...new Set([...tagIds, ...tags.flatMap((tag) => tagIdOf.get(tag.toLowerCase()) ?? [])])],
  });
  await changeContactCount(trx, scope, added.length);
  const changes = changed.map(({ known, after }) => ({ id: known.id, ...after }));
  const isFew = changes.length <= CHANGES_SETTLED_AT_ONCE;
  await changeContacts(trx, scope, changes, { isSettled: isFew, labels: 'add' });
  await noteChanges(trx, scope, changed, { importId: run.id, fileName: run.file_name, at });
  await insertProblems(trx, scope, run.id, judged);
}

export function tallyOf(judged: readonly Judged[]): Tally {
  const tally = { added: 0, updated: 0, unchanged: 0, twice: 0, suppressed: 0, not_taken: 0, with_remark: 0 };
  for (const { outcome, remarks } of judged) {
    tally[COUNTED_AS[outcome]] += 1;
    if (remarks.length > 0 && outcome !== 'notTaken') tally.with_remark += 1;
  }
  return tally;
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
export async function afterRows({ jobs }: Pick<ImportDeps, 'jobs'>, trx: Trx, { workspaceId }: Scope): Promise<void> {
  await jobs.enqueue(trx, 'contacts.settle', { workspaceId });
  await jobs.enqueue(trx, 'contacts.count-labels', { workspaceId });
}
