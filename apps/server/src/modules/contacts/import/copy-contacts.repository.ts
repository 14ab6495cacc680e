import type { CopyConnection, CopyWrite } from '../../../platform/copy-connection.ts';
import { type CopyRows, joinValues, timeBytes, uuidBytes, uuidListBytes } from '../../../platform/copy-rows.ts';
import type { Scope } from '../../../platform/db.ts';
import type { NewRow } from './judge-rows.ts';
import { VALUE_COLUMNS } from './rows.repository.ts';

export type Stored = {
  importId: string;
  startedAt: Date;
  at: Date;
  source: string;
  isSettled: boolean;
  /** Which of VALUE_COLUMNS may be filled, and what else. Each column costs the database time, even for nothing. */
  slots: readonly number[];
  hasFields: boolean;
  hasTags: boolean;
  tagIdsOf: (row: NewRow) => readonly string[];
  listIds: readonly string[];
};

/** The caller holds the contact count, so nobody else adds these addresses meanwhile. */
export async function copyContacts(
  { copyIn }: Pick<CopyConnection, 'copyIn'>,
  { workspaceId }: Scope,
  pieces: AsyncIterable<readonly NewRow[]>,
  stored: Stored,
): Promise<void> {
  const { slots } = stored;
  const head = headOf(workspaceId, stored);
  const others = otherColumns(stored);
  const values = slots.map((slot) => VALUE_COLUMNS[slot]);
  const columns = [...head.names, 'email', ...values, ...others.map(({ name }) => name)];
  const table = stored.isSettled ? 'contacts' : 'contact_arrivals';
  const writeRow = (out: CopyRows, row: NewRow) => {
    out.row(columns.length);
    head.write(out, row.draft.ordinal);
    out.text(row.draft.email);
    for (const slot of slots) out.text(row.draft.values[slot] ?? '');
    for (const column of others) column.write(out, row);
  };
  await copyIn(`copy ${table} (${columns.join(', ')}) from stdin (format binary)`, writing(pieces, writeRow));
}

async function* writing(
  pieces: AsyncIterable<readonly NewRow[]>,
  writeRow: (out: CopyRows, row: NewRow) => void,
): AsyncGenerator<CopyWrite> {
  for await (const rows of pieces) {
    yield (out) => {
      for (const row of rows) writeRow(out, row);
    };
  }
}

/** What all rows have the same but for the end of their ids, which therefore comes last: written in one go. */
function headOf(workspaceId: string, { importId, startedAt, source, at }: Stored) {
  const time = timeBytes(at);
  const id = uuidBytes(idRange(importId, startedAt).from);
  const head = joinValues([uuidBytes(workspaceId), Buffer.from(source), time, time, id]);
  return {
    names: ['workspace_id', 'source', 'created_at', 'last_event_at', 'id'],
    write(out: CopyRows, ordinal: number) {
      head.writeUInt32BE(ordinal, head.length - 4);
      out.joined(head);
    },
  };
}

type Column = { name: string; write(out: CopyRows, row: NewRow): void };

function otherColumns({ hasFields, hasTags, tagIdsOf, listIds }: Stored): Column[] {
  const lists = uuidListBytes(listIds);
  const write = {
    fields: (out: CopyRows, { draft }: NewRow) => out.text(JSONB_VERSION + JSON.stringify(draft.fields)),
    tags: (out: CopyRows, row: NewRow) => out.bytes(uuidListBytes(tagIdsOf(row))),
    lists: (out: CopyRows) => out.bytes(lists),
  };
  return [
    ...(hasFields ? [{ name: 'fields', write: write.fields }] : []),
    ...(hasTags ? [{ name: 'tag_ids', write: write.tags }] : []),
    ...(listIds.length > 0 ? [{ name: 'list_ids', write: write.lists }] : []),
    ...SUPPRESSED_COLUMNS,
  ];
}

const SUPPRESSED_COLUMNS: Column[] = [
  {
    name: 'suppressed_reason',
    write: (out, { suppressed }) => (suppressed ? out.text(suppressed.reason) : out.nothing()),
  },
  {
    name: 'suppressed_at',
    write: (out, { suppressed }) => (suppressed ? out.bytes(timeBytes(suppressed.at)) : out.nothing()),
  },
];

/** What stands before the text of a jsonb. */
const JSONB_VERSION = '\u0001';

/**
 * Contacts of one import have ids in one row of numbers: a UUID of version 7 (RFC 9562) whose random part is the import's
 * own and whose end counts the rows. So which contacts an import made needs no list, and their ids lie together.
 */
function idPrefix(importId: string, startedAt: Date): string {
  const time = startedAt.getTime().toString(16).padStart(12, '0');
  const own = importId.replaceAll('-', '');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${own.slice(0, 3)}-8${own.slice(3, 6)}-${own.slice(6, 10)}`;
}

export const idRange = (importId: string, startedAt: Date) => ({
  from: `${idPrefix(importId, startedAt)}00000000`,
  to: `${idPrefix(importId, startedAt)}ffffffff`,
});
