import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/platform/db.ts';
import { ROOT } from '../scripts/repository.ts';

/** Another run on the same machine needs another port. */
const PORT = Number(process.env.E2E_PORT ?? 3900);

const noteOf = (port: number) => join(ROOT, 'test-results', `data-folder-${port}`);

/** Lets the tests find the database of the product they run against. */
export async function noteDataFolder(port: number, folder: string): Promise<void> {
  await mkdir(join(ROOT, 'test-results'), { recursive: true });
  await writeFile(noteOf(port), folder);
}

/** The one a worker of the tests runs against. Opened once: it lasts as long as the worker. */
let opened: ReturnType<typeof openProductDatabase> | undefined;

export function productDatabase() {
  opened ??= readFile(noteOf(PORT), 'utf8').then(openProductDatabase);
  return opened;
}

/** For a program that starts a product itself, outside of the browser tests. Gives what closes the database again. */
export function openDatabaseOf(dataFolder: string): () => Promise<void> {
  const opening = openProductDatabase(dataFolder);
  opened = opening;
  return async () => (await opening).close();
}

/** For what would take too long through the product, such as thousands of rows. */
export async function runSql(text: string, values: unknown[]): Promise<void> {
  await (await productDatabase()).pool.query(text, values);
}

/** A query that wants to change the rows that a `select … for update` finds waits until the given function is called. */
export async function holdRows(text: string, values: unknown[]): Promise<() => Promise<void>> {
  const held = await (await productDatabase()).pool.connect();
  await held.query('begin');
  await held.query(text, values);
  return async () => {
    await held.query('rollback');
    held.release();
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
