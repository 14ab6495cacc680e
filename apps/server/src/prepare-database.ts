import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';
import { migrate } from './platform/migrate.ts';
import { claimDatabase, claimFolder } from './platform/start/claim-world.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/** Under the lock of starts: the schema of this version, and the world of the first start. */
export async function prepareDatabase({ databaseUrl, dataDir, world }: Config, url: string): Promise<void> {
  await migrate(url, MIGRATIONS);
  await claimDatabase(url, world, databaseUrl ? 'of DATABASE_URL' : `in ${dataDir}`);
  claimFolder(dataDir, world);
}
