import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/platform/db.ts';
import { ROOT } from '../scripts/repository.ts';

const noteOf = (port: number) => join(ROOT, 'test-results', `data-folder-${port}`);

/** Lets the tests find the database of the product they run against. */
export async function noteDataFolder(port: number, folder: string): Promise<void> {
  await mkdir(join(ROOT, 'test-results'), { recursive: true });
  await writeFile(noteOf(port), folder);
}

/** For what would take too long through the product, such as thousands of rows. */
export async function runSql(port: number, text: string, values: unknown[]): Promise<void> {
  const database = await openProductDatabase(await readFile(noteOf(port), 'utf8'));
  try {
    await database.pool.query(text, values);
  } finally {
    await database.close();
  }
}

/** Whoever wants to change the rows that a `select … for update` finds waits until the given function is called. */
export async function holdRows(port: number, text: string, values: unknown[]): Promise<() => Promise<void>> {
  const database = await openProductDatabase(await readFile(noteOf(port), 'utf8'));
  const held = await database.pool.connect();
  await held.query('begin');
  await held.query(text, values);
  return async () => {
    await held.query('rollback');
    held.release();
    await database.close();
  };
}

/** The database of the product that has this data folder. */
export async function openProductDatabase(dataFolder: string) {
  const folder = join(dataFolder, 'postgres');
  const password = (await readFile(join(folder, 'password'), 'utf8')).trim();
  // Line 4 of the pid file is the port.
  const databasePort = (await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[3];
  return openDatabase(`postgres://postgres:${password}@127.0.0.1:${databasePort}/outrider`);
}
