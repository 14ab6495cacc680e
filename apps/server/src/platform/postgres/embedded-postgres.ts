import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { platform, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { freePort } from '../start/free-port.ts';
import { isProcessRunning } from '../start/process-state.ts';
import { postgresBinaries } from './binaries.ts';
import { postmasterPid, removeStalePidFile } from './pid-file.ts';
import { type Unprivileged, unprivileged } from './unprivileged.ts';

export type EmbeddedPostgres = {
  url: string;
  isRunning(): boolean;
  /** After it ended by itself or was killed; where it was before. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
  /** Tells it to stop and waits for nothing. */
  stopSoon(): void;
};

/** `port`: where it listens; a free one unless it must be found where it was before. */
type Options = { folder: string; settings?: Record<string, string>; port?: number };

const DATABASE = 'outrider';

/**
 * A real PostgreSQL under the data folder, driven with its own pg_ctl. It runs in a session of its own, so that Ctrl-C
 * reaches us first and the database last; if we were killed, the next start finds it running and goes on with it.
 */
export async function startEmbeddedPostgres({
  folder,
  settings = {},
  port: wanted,
}: Options): Promise<EmbeddedPostgres> {
  const cluster = resolve(folder, 'cluster');
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  const { initdb, pg_ctl, postgres } = await postgresBinaries();
  for (const program of [initdb, pg_ctl, postgres]) await chmod(program, 0o755).catch(() => undefined);
  const run = await unprivileged(cluster);
  const password = await clusterPassword(folder, cluster, initdb, run);

  removeStalePidFile(cluster);
  const startAt = (at: number | undefined) => start(cluster, pg_ctl, run, settings, at);
  const port = (await runningPort(cluster, pg_ctl, run)) ?? (await startAt(wanted));
  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  await createDatabaseIfMissing(url('postgres'));
  return {
    url: url(DATABASE),
    isRunning: () => isProcessRunning(postmasterPid(cluster)),
    async startAgain() {
      removeStalePidFile(cluster);
      await startAt(port);
    },
    async stop() {
      if (isProcessRunning(postmasterPid(cluster))) await run(pg_ctl, ['stop', '-D', cluster, '-m', 'fast', '-w']);
    },
    stopSoon() {
      const pid = postmasterPid(cluster);
      // The signal of a fast shutdown.
      if (isProcessRunning(pid)) process.kill(pid, 'SIGINT');
    },
  };
}

/** Creates the cluster at the first start. The password lies beside it, readable by its owner only. */
async function clusterPassword(folder: string, cluster: string, initdb: string, run: Unprivileged): Promise<string> {
  const passwordFile = join(folder, 'password');
  if (existsSync(join(cluster, 'PG_VERSION'))) return (await readFile(passwordFile, 'utf8')).trim();
  const password = randomBytes(24).toString('hex');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  // initdb reads the file as the unprivileged user, who may not see ours: hand over a copy inside its own folder's reach.
  const handedOver = join(cluster, '..', `handover-${randomBytes(4).toString('hex')}`);
  await writeFile(handedOver, `${password}\n`, { mode: 0o644 });
  const flags = ['-U', 'postgres', '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', `--pwfile=${handedOver}`];
  try {
    await run(initdb, ['-D', cluster, ...flags]);
  } finally {
    await rm(handedOver, { force: true });
  }
  return password;
}

async function start(
  cluster: string,
  pgCtl: string,
  run: Unprivileged,
  settings: Record<string, string>,
  wanted: number | undefined,
) {
  const port = wanted ?? (await freePort());
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: `${pageMemoryMb()}MB`,
    // After a crash one call flushes the file system, instead of one for each of some thousand files; Linux only.
    ...(platform() === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    ...settings,
  };
  const options = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`);
  const log = join(cluster, 'server.log');
  await run(pgCtl, [
    'start',
    '-D',
    cluster,
    '-w',
    '-t',
    '60',
    '-l',
    log,
    '-o',
    `-p ${port} ${options.join(' ')}`,
  ]).catch(async (cause) => {
    const tail = (await readFile(log, 'utf8').catch(() => '')).split('\n').slice(-8).join('\n');
    throw new Error(`PostgreSQL did not start. Its log ends with:\n${tail}`, { cause });
  });
  return port;
}

/** A quarter of the machine's memory, as PostgreSQL's manual advises; taken only as far as pages are used. */
const pageMemoryMb = () => Math.floor(Math.min(1_024, Math.max(128, totalmem() / 1_048_576 / 4)));

/** The port of a server that already runs on this cluster, from line 4 of its pid file. */
async function runningPort(cluster: string, pgCtl: string, run: Unprivileged): Promise<number | undefined> {
  const alive = await run(pgCtl, ['status', '-D', cluster]).then(
    () => true,
    () => false,
  );
  if (!alive) return undefined;
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  return Number(lines[3]);
}

async function createDatabaseIfMissing(adminUrl: string) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (!rowCount) await client.query(`create database ${DATABASE}`);
  await client.end();
}
