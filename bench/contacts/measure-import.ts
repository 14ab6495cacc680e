import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvLine } from '../../apps/server/src/platform/write-csv.ts';
import type { Report } from '../bench.ts';
import type { ContactStore } from '../contact-store.ts';
import { median } from '../load.ts';
import { benchContact } from './contact-rows.ts';
import type { Taken } from './import-rows.ts';

const COLUMNS = Object.keys(benchContact(0));
const LEAST_RATIO = 0.3;
const MEMORY_LIMIT_MB = 300;
const BARE_ROUNDS = 3;
/** What `npm start` gives the product's own process: memory is cleaned often instead of grown. */
const AS_STARTED = ['--max-semi-space-size=4'];

/** Takes a file of so many contacts in, against PostgreSQL's own COPY of the same file into a table without anything. */
export async function measureImport(store: ContactStore, rows: number, report: Report): Promise<void> {
  const file = join(store.folder, 'contacts.csv');
  await pipeline(Readable.from(linesOf(rows)), createWriteStream(file, { mode: 0o644 }));
  const bare: number[] = [];
  for (let round = 0; round < BARE_ROUNDS; round += 1) bare.push(await copyBare(store, file));
  const taken = await importFile(store, file);
  await rm(file);
  if (taken.rows !== rows) throw new Error(`of ${rows} rows ${taken.rows} were taken in`);
  const [value, limit] = [rows / (taken.ms / 1000), rows / (median(bare) / 1000)];
  report({ metric: 'rows_imported_per_second', value, limit, ratio: value / limit }, LEAST_RATIO);
  const megabytes = taken.bytes / 1_048_576;
  report(
    { metric: 'import_megabytes', value: megabytes, limit: MEMORY_LIMIT_MB, ratio: MEMORY_LIMIT_MB / megabytes },
    1,
  );
}

function* linesOf(rows: number): Generator<string> {
  yield csvLine(COLUMNS);
  for (let index = 0; index < rows; index += 1) yield csvLine(Object.values(benchContact(index)));
}

async function copyBare({ pool }: ContactStore, file: string): Promise<number> {
  await pool.query(`create table bare (${COLUMNS.map((name) => `"${name}" text`).join(', ')})`);
  const began = performance.now();
  await pool.query(`copy bare from '${file}' with (format csv, header)`);
  const ms = performance.now() - began;
  await pool.query('drop table bare');
  return ms;
}

async function importFile({ url, scope, userId }: ContactStore, file: string): Promise<Taken> {
  const child = fork(new URL('./import-rows.ts', import.meta.url), [url, scope.workspaceId, userId, file], {
    execArgv: AS_STARTED,
  });
  try {
    return await hear(child);
  } finally {
    child.kill();
  }
}

async function hear(child: ChildProcess): Promise<Taken> {
  const died = once(child, 'exit').then(([code]: number[]) =>
    Promise.reject(new Error(`The import ended with ${code}`)),
  );
  const [message]: Taken[] = await Promise.race([once(child, 'message'), died]);
  if (!message) throw new Error('The import had nothing to say');
  return message;
}
