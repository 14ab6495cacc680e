import { createReadStream, statSync } from 'node:fs';
import type { ImportChoices } from '@outrider/contract/contacts/import';
import { workImport } from '../../apps/server/src/modules/contacts/import/import.jobs.ts';
import type { ImportDeps } from '../../apps/server/src/modules/contacts/import/import-deps.ts';
import { previewImport, requireFile } from '../../apps/server/src/modules/contacts/import/preview-import.ts';
import { startImport } from '../../apps/server/src/modules/contacts/import/start-import.ts';
import { beginImport, requireImport, storePart } from '../../apps/server/src/modules/contacts/import/upload-file.ts';
import { openCopyConnection } from '../../apps/server/src/platform/copy/copy-connection.ts';
import { openDatabase } from '../../apps/server/src/platform/db.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { createKeyedHasher } from '../../apps/server/src/platform/secrets.ts';

/** `ms`: from the start of taking the rows in. `wholeMs`: from the first byte of the upload. */
export type Taken = { rows: number; ms: number; wholeMs: number; bytes: number };

const PART = 8 * 1_048_576;

const OWN_COLUMNS: Record<number, string> = { 7: 'carriers', 8: 'segment' };

/** Columns nobody guesses are fields of one's own, or filters by them would be asked of rows that have none. */
function keepAll({ index, target }: ImportChoices['columns'][number]): ImportChoices['columns'][number] {
  const field = OWN_COLUMNS[index];
  return { index, target: field ? { kind: 'custom', field, type: 'text' } : target };
}

/** A process of its own, so that its memory is the import's: takes a file in the way the product does. */
const [url = '', workspaceId = '', userId = '', file = ''] = process.argv.slice(2);
const database = openDatabase(url);
const { db, pool } = database;
const scope = { workspaceId, userId };
const deps: ImportDeps = {
  db,
  jobs: { enqueue: async () => undefined },
  log: createLog('silent'),
  hasher: createKeyedHasher([Buffer.alloc(32)], 'suppressions'),
  roomFor: async () => 10_000_000,
  now: () => new Date(),
  openCopy: () => openCopyConnection(pool),
  verifyImported: async () => undefined,
};

const began = performance.now();
const { id: importId } = await beginImport(deps, scope, {
  fileName: 'million.csv',
  bytes: statSync(file).size,
  isPaste: false,
});
let offset = 0;
for await (const bytes of createReadStream(file, { highWaterMark: PART })) {
  await storePart(deps, scope, { importId, offset, bytes });
  offset += bytes.length;
}
await workImport(deps, { workspaceId, importId });
const run = await requireFile(deps, scope, await requireImport(deps, scope, importId), 'en');
const { choices } = await previewImport(deps, scope, { run, wanted: {}, language: 'en' });
const started = performance.now();
const spent = process.cpuUsage();
await startImport(deps, scope, { run, choices: { ...choices, columns: choices.columns.map(keepAll) }, language: 'en' });
await workImport(deps, { workspaceId, importId });
const ended = performance.now();
const { added: rows } = await requireImport(deps, scope, importId);
const bytes = process.resourceUsage().maxRSS * 1024;
await database.close();
process.send?.({ rows, ms: ended - started, wholeMs: ended - began, bytes } satisfies Taken);
if (!process.send)
  console.log({ rows, ms: ended - started, wholeMs: ended - began, bytes, cpu: process.cpuUsage(spent) });
