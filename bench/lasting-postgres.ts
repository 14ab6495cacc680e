import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '../apps/server/src/platform/db.ts';
import { migrate } from '../apps/server/src/platform/migrate.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/postgres/embedded-postgres.ts';
import { freePort } from '../apps/server/src/platform/start/free-port.ts';

const MIGRATIONS = fileURLToPath(new URL('../apps/server/src/migrations', import.meta.url));

export type LastingPostgres = {
  url: string;
  db: Database['db'];
  pool: Database['pool'];
  folder: string;
  /** After it was killed; at the same address. */
  startAgain(): Promise<void>;
  close(): Promise<void>;
};

/** A PostgreSQL as the product starts it, which can be killed and comes back where it was. */
export async function startLastingPostgres(): Promise<LastingPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'outrider-bench-'));
  const port = await freePort();
  let running = await startEmbeddedPostgres({ folder, port });
  const { url } = running;
  await migrate(url, MIGRATIONS);
  const database = openDatabase(url);
  return {
    url,
    db: database.db,
    pool: database.pool,
    folder,
    async startAgain() {
      for (let tries = 0; ; tries += 1) {
        try {
          running = await startEmbeddedPostgres({ folder, port });
          return;
        } catch (error) {
          // Its old processes still let go of what they shared.
          if (tries === 20) throw error;
          await pause(250);
        }
      }
    },
    async close() {
      await database.close();
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
