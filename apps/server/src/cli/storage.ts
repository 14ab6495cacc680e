import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { processEnvironment, readStorage } from '../config.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { checkFolderWorld } from '../platform/start/claim-world.ts';
import { makeDataFolder } from '../platform/start/data-folder.ts';
import { lockDataFolder } from '../platform/start/lock-data-folder.ts';
import { OperatorError } from '../platform/start/operator-error.ts';
import { openEmbedded } from './with-installation.ts';

export type Storage = ReturnType<typeof readStorage>;

/** Says a sentence and gives the code to end with; what else goes wrong is thrown. */
export async function inSentences(work: (storage: Storage) => Promise<void>): Promise<number> {
  try {
    await work(readStorage(processEnvironment()));
    return 0;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

export const whereIs = ({ databaseUrl, dataDir }: Storage) => (databaseUrl ? 'of DATABASE_URL' : `in ${dataDir}`);

/** The database as it is, whether the product runs on it or not. */
export async function withDatabase(storage: Storage, work: (url: string) => Promise<void>): Promise<void> {
  const { databaseUrl, dataDir } = storage;
  if (databaseUrl) return work(databaseUrl);
  if (!existsSync(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'))) {
    throw new OperatorError(`There is no database in ${dataDir}: set OUTRIDER_DATA or DATABASE_URL as for the start.`);
  }
  const { url, release } = await openEmbedded(dataDir);
  try {
    await work(url);
  } finally {
    await release();
  }
}

/** One that may be new, for nobody else. */
export async function withOwnDatabase(storage: Storage, work: (url: string) => Promise<void>): Promise<void> {
  const { databaseUrl, dataDir, world } = storage;
  if (databaseUrl) return work(databaseUrl);
  checkFolderWorld(dataDir, world);
  makeDataFolder(dataDir);
  const unlock = await lockDataFolder(dataDir);
  try {
    const postgres = await startEmbeddedPostgres({ folder: join(dataDir, 'postgres') });
    try {
      await work(postgres.url);
    } finally {
      await postgres.stop();
    }
  } finally {
    await unlock();
  }
}
