import { Readable } from 'node:stream';
import type { Db, Scope } from '../../../platform/db.ts';
import { listExportedTables, readPage } from './account.repository.ts';

const FIRST = '(0,0)';

/** Everything of a workspace, a JSON object a line, read while it is sent. */
export const exportAccount = (db: Db, scope: Scope): Readable => Readable.from(linesOf(db, scope));

async function* linesOf(db: Db, scope: Scope): AsyncGenerator<string> {
  for (const table of await listExportedTables(db)) {
    for (let after: string | null = FIRST; after !== null; ) {
      const { rows, next }: Awaited<ReturnType<typeof readPage>> = await readPage(db, scope, table, after);
      if (rows.length > 0) yield rows.map((row) => `{"table":${JSON.stringify(table.name)},"row":${row}}\n`).join('');
      after = next;
    }
  }
}
