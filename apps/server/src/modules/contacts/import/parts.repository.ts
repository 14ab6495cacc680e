import type { Db, Scope, Trx } from '../../../platform/db.ts';
import './import.tables.ts';

/** A piece comes as text twice its size; what is longer lives in a part of memory that is seldom cleaned. */
const PIECE = 32_768;
const AT_ONCE = 8;
const INSERTED_AT_ONCE = 64;

export async function insertPart(
  trx: Trx,
  { workspaceId }: Scope,
  importId: string,
  { offset, bytes, at }: { offset: number; bytes: Buffer; at: Date },
): Promise<void> {
  const of = { import_id: importId, workspace_id: workspaceId, stored_at: at };
  for (let start = 0; start < bytes.length; start += PIECE * INSERTED_AT_ONCE) {
    const some = bytes.subarray(start, start + PIECE * INSERTED_AT_ONCE);
    const pieces = Array.from({ length: Math.ceil(some.length / PIECE) }, (_none, index) => ({
      ...of,
      start: offset + start + index * PIECE,
      bytes: some.subarray(index * PIECE, (index + 1) * PIECE),
    }));
    await trx.insertInto('contact_import_parts').values(pieces).execute();
  }
}

/** The bytes of a stored file in order, the next ones asked for while these are read. */
export async function* readPieces(db: Db, scope: Scope, importId: string): AsyncGenerator<Uint8Array> {
  let next = listPieces(db, scope, importId, 0);
  for (;;) {
    const pieces = await next;
    const last = pieces.at(-1);
    if (!last) return;
    next = listPieces(db, scope, importId, last.start + 1);
    // A reader that stops here leaves a question nobody waits for; its failure is nobody's either.
    next.catch(() => undefined);
    for (const { bytes } of pieces) yield bytes;
  }
}

const listPieces = (db: Db, { workspaceId }: Scope, importId: string, from: number) =>
  db
    .selectFrom('contact_import_parts')
    .select(['start', 'bytes'])
    .where('workspace_id', '=', workspaceId)
    .where('import_id', '=', importId)
    .where('start', '>=', from)
    .orderBy('start')
    .limit(AT_ONCE)
    .execute();

/** Bytes anywhere in a stored file. Parts begin at no fixed places, so the piece before is looked at too. */
export async function readAt(
  db: Db,
  { workspaceId }: Scope,
  importId: string,
  offset: number,
  length: number,
): Promise<Uint8Array> {
  const rows = await db
    .selectFrom('contact_import_parts')
    .select(['start', 'bytes'])
    .where('workspace_id', '=', workspaceId)
    .where('import_id', '=', importId)
    .where('start', '>', offset - PIECE)
    .where('start', '<', offset + length)
    .orderBy('start')
    .execute();
  const [first] = rows;
  if (!first) return new Uint8Array(0);
  const joined = Buffer.concat(rows.map(({ bytes }) => bytes));
  return joined.subarray(offset - first.start, offset - first.start + length);
}

export const deleteParts = (db: Db | Trx, { workspaceId }: Scope, importId: string) =>
  db
    .deleteFrom('contact_import_parts')
    .where('workspace_id', '=', workspaceId)
    .where('import_id', '=', importId)
    .execute();

export async function isStored(db: Db | Trx, { workspaceId }: Scope, importId: string): Promise<boolean> {
  const found = await db
    .selectFrom('contact_import_parts')
    .select('start')
    .where('workspace_id', '=', workspaceId)
    .where('import_id', '=', importId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
