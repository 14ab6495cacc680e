import { escapeLiteral } from 'pg';
import type { CopyConnection } from '../../../platform/copy/copy-connection.ts';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import './import.tables.ts';

const PIECE = 32_768;
const AT_ONCE = 32;
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

type OpenCopy = () => Promise<CopyConnection>;

/** The bytes of a stored file in order, the next ones asked for while these are read. */
export async function* readPieces(openCopy: OpenCopy, scope: Scope, importId: string): AsyncGenerator<Uint8Array> {
  let read = 0;
  let next = copyPieces(openCopy, scope, importId, read);
  for (;;) {
    const pieces = await next;
    if (pieces.length === 0) return;
    for (const piece of pieces) read += piece.length;
    next = copyPieces(openCopy, scope, importId, read);
    // A reader that stops here leaves a question nobody waits for; its failure is nobody's either.
    next.catch(() => undefined);
    yield* pieces;
  }
}

/** By COPY, as a query's answer would be text of twice the size. */
async function copyPieces(openCopy: OpenCopy, { workspaceId }: Scope, importId: string, from: number) {
  const connection = await openCopy();
  try {
    return await connection.copyOut(`copy (
      select bytes from contact_import_parts
      where workspace_id = ${escapeLiteral(workspaceId)} and import_id = ${escapeLiteral(importId)} and start >= ${from}
      order by start limit ${AT_ONCE}) to stdout (format binary)`);
  } finally {
    await connection.close();
  }
}

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
