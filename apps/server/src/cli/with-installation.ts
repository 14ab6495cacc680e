import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { type Config, readConfig } from '../config.ts';
import { type Db, openDatabase } from '../platform/db.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { underStartLock } from '../platform/postgres/start-lock.ts';
import { makeDataFolder } from '../platform/start/data-folder.ts';
import { lockDataFolder } from '../platform/start/lock-data-folder.ts';
import { OperatorError } from '../platform/start/operator-error.ts';
import { prepareDatabase } from '../prepare-database.ts';

export type Installation = { config: Config; db: Db };

/** Work on the database of this installation, whether the product runs or not; by the settings the product itself reads. */
export async function withInstallation<T>(
  { env, complaints }: { env: Record<string, string | undefined>; complaints: Writable },
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  const config = readConfig(env, ['api']);
  makeDataFolder(config.dataDir);
  const { url, release } = config.databaseUrl
    ? { url: config.databaseUrl, release: async () => undefined }
    : await openEmbedded(config.dataDir);
  try {
    await underStartLock(
      url,
      (line) => void complaints.write(`${line}\n`),
      () => prepareDatabase(config, url),
    );
    const database = openDatabase(url, { maxConnections: 1 });
    try {
      return await work({ config, db: database.db });
    } finally {
      await database.close();
    }
  } finally {
    await release();
  }
}

/** A product that runs on the folder keeps its database; without one it is started for this work, and stopped. */
export async function openEmbedded(dataDir: string): Promise<{ url: string; release: () => Promise<unknown> }> {
  const unlock = await lockDataFolder(dataDir).catch((error: unknown) => {
    if (error instanceof OperatorError) return undefined;
    throw error;
  });
  const postgres = await startEmbeddedPostgres({ folder: join(dataDir, 'postgres') });
  if (!unlock) return { url: postgres.url, release: async () => undefined };
  const release = async () => {
    try {
      await postgres.stop();
    } finally {
      await unlock();
    }
  };
  return { url: postgres.url, release };
}
