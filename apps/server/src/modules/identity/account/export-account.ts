import { Readable } from 'node:stream';
import type { Scope } from '../../../platform/db.ts';
import { listExportedTables, readPage } from './account.repository.ts';
import type { AccountDeps } from './delete-account.ts';

const FIRST = '(0,0)';

type Deps = Pick<AccountDeps, 'db' | 'readFiles'>;

/** Everything of a workspace, a JSON object a line, read while it is sent. Files come last, in pieces to be put one after another. */
export const exportAccount = (deps: Deps, scope: Scope): Readable => Readable.from(linesOf(deps, scope));

async function* linesOf({ db, readFiles }: Deps, scope: Scope): AsyncGenerator<string> {
  for (const table of await listExportedTables(db)) {
    for (let after: string | null = FIRST; after !== null; ) {
      const { rows, next }: Awaited<ReturnType<typeof readPage>> = await readPage(db, scope, table, after);
      if (rows.length > 0) yield rows.map((row) => `{"table":${JSON.stringify(table.name)},"row":${row}}\n`).join('');
      after = next;
    }
  }
  for await (const { uploadId, name, piece, bytes } of readFiles(scope)) {
    yield `${JSON.stringify({ file: uploadId, name, piece, base64: bytes.toString('base64') })}\n`;
  }
}
