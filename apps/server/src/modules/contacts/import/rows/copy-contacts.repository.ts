import type { CopyConnection, CopyWrite } from '../../../../platform/copy/copy-connection.ts';
import {
  type CopyRows,
  createCopyRows,
  JSONB_VERSION,
  joinValues,
  timeBytes,
  uuidBytes,
  uuidListBytes,
} from '../../../../platform/copy/copy-rows.ts';
import type { Scope } from '../../../../platform/db.ts';
import type { PlainRow } from '../bytes/plain-row.ts';
import type { NewRow } from './judge-rows.ts';
import { VALUE_COLUMNS } from './rows.repository.ts';

export type Stored = {
  importId: string;
  startedAt: Date;
  at: Date;
  source: string;
  /** Whose file it is. */
  addedBy: string;
  isSettled: boolean;
  /** Which of VALUE_COLUMNS may be filled, and what else. Each column costs the database time, even for nothing. */
  slots: readonly number[];
  hasFields: boolean;
  hasTags: boolean;
  mayBeSuppressed: boolean;
  /** Those of a row that names none. */
  tagIds: readonly string[];
  tagIdsOf: (row: NewRow) => readonly string[];
  listIds: readonly string[];
};

/** Takes new contacts: as they were shaped and judged, or plain rows as they are read. */
export type ContactWriter = { add(row: NewRow): void; addPlain(ordinal: number, row: PlainRow): void };

export type WriteContacts = (to: ContactWriter) => void;

/** The caller holds the contact count, so nobody else adds these addresses meanwhile. */
export async function copyContacts(
  { copyIn }: Pick<CopyConnection, 'copyIn'>,
  { workspaceId }: Scope,
  pieces: AsyncIterable<WriteContacts>,
  stored: Stored,
): Promise<void> {
  const { slots } = stored;
  const head = headOf(workspaceId, stored);
  const others = otherColumns(stored);
  const values = slots.map((slot) => VALUE_COLUMNS[slot]);
  const names = [...head.names, 'email', ...values, ...others.map(({ name }) => name)];
  const table = stored.isSettled ? 'contacts' : 'contact_arrivals';
  const tail = tailOf(stored);
  const writerTo = (out: CopyRows): ContactWriter => ({
    add(row) {
      out.row(names.length);
      head.write(out, row.draft.ordinal);
      out.text(row.draft.email);
      for (const slot of slots) out.text(row.draft.values[slot] ?? '');
      for (const column of others) column.write(out, row);
    },
    addPlain(ordinal, row) {
      out.row(names.length);
      head.write(out, ordinal);
      row.write(out);
      out.joined(tail);
    },
  });
  await copyIn(`copy ${table} (${names.join(', ')}) from stdin (format binary)`, writing(pieces, writerTo));
}

async function* writing(
  pieces: AsyncIterable<WriteContacts>,
  writerTo: (out: CopyRows) => ContactWriter,
): AsyncGenerator<CopyWrite> {
  for await (const write of pieces) yield (out) => write(writerTo(out));
}

/** What all rows have the same but for the end of their ids, which therefore comes last: written in one go. */
function headOf(workspaceId: string, { importId, startedAt, source, addedBy, at }: Stored) {
  const time = timeBytes(at);
  const id = uuidBytes(idRange(importId, startedAt).from);
  const head = joinValues([uuidBytes(workspaceId), Buffer.from(source), uuidBytes(addedBy), time, time, id]);
  const end = new DataView(head.buffer, head.length - 4);
  return {
    names: ['workspace_id', 'source', 'added_by', 'created_at', 'last_event_at', 'id'],
    write(out: CopyRows, ordinal: number) {
      end.setUint32(0, ordinal);
      out.joined(head);
    },
  };
}

type Column = { name: string; write(out: CopyRows, row: NewRow): void };

function otherColumns({ hasFields, hasTags, tagIdsOf, listIds, mayBeSuppressed }: Stored): Column[] {
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
    ...(mayBeSuppressed ? SUPPRESSED_COLUMNS : []),
  ];
}

/** What plain rows have after their own values: no labels but everybody's, and nothing that stands against them. */
function tailOf({ hasTags, tagIds, listIds, mayBeSuppressed }: Stored): Uint8Array {
  const tail = createCopyRows();
  if (hasTags) tail.bytes(uuidListBytes(tagIds));
  if (listIds.length > 0) tail.bytes(uuidListBytes(listIds));
  if (mayBeSuppressed) for (const _column of SUPPRESSED_COLUMNS) tail.nothing();
  return new Uint8Array(tail.take());
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
