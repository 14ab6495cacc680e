import { openCopyConnection } from '../../../platform/copy/copy-connection.ts';
import { openDatabase } from '../../../platform/db.ts';
import { createLog } from '../../../platform/log.ts';
import { createKeyedHasher } from '../../../platform/secrets.ts';
import { workImport } from './import.jobs.ts';

/** A worker process for tests: it works on one import, until it is done or killed. */
const [url = '', workspaceId = '', importId = ''] = process.argv.slice(2);
const { db, pool } = openDatabase(url);
const deps = {
  db,
  jobs: { enqueue: async () => undefined },
  log: createLog('silent'),
  hasher: createKeyedHasher([Buffer.alloc(32)], 'suppressions'),
  roomFor: async () => 1_000_000,
  now: () => new Date(),
  openCopy: () => openCopyConnection(pool),
  verifyImported: async () => undefined,
};
await workImport(deps, { workspaceId, importId });
