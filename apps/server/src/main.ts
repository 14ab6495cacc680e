import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWebIfNeeded } from './build-web.ts';
import { compose } from './compose.ts';
import { type Config, ConfigError, processEnvironment, readConfig } from './config.ts';
import { DEMO_USER } from './modules/identity/index.ts';
import { DataFolderInUse, lockDataFolder } from './platform/lock-data-folder.ts';
import { createLog } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';
import { startEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/** Things to undo, newest first. A failed start and Ctrl-C both walk this list. */
const undo: (() => Promise<unknown>)[] = [];

async function start(config: Config) {
  const log = createLog(config.logLevel);
  await mkdir(config.dataDir, { recursive: true });
  if (!config.databaseUrl) undo.push(await lockDataFolder(config.dataDir));
  // In development the web app comes from its own server, built as it is asked for.
  const servesWeb = config.role !== 'worker' && config.web.environment !== 'development';
  if (servesWeb) await buildWebIfNeeded((line) => say(line));

  let url = config.databaseUrl;
  if (!url) {
    const postgres = await startEmbeddedPostgres({ folder: join(config.dataDir, 'postgres') });
    undo.push(() => postgres.stop());
    url = postgres.url;
  }
  await migrate(url, MIGRATIONS);
  const outrider = await compose(config, url, log);
  undo.push(() => outrider.close());
  await outrider.app.listen({ host: config.host, port: config.port });
  greet(config);
}

function greet({ role, world, appUrl, host, port }: Config) {
  if (role === 'worker') return say(`Outrider worker runs; its health is at http://${host}:${port}/healthz`);
  say(`\n  Outrider runs at ${appUrl}`);
  if (world !== 'box') return;
  say(`  Demo log-in      ${DEMO_USER.email}  ${DEMO_USER.password}`);
  say(`  Boxed mail       ${appUrl}/sandbox`);
  say('  Nothing leaves this machine. Ctrl-C stops everything.\n');
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

let stopping = false;
async function stop(exitCode: number) {
  if (stopping) return;
  stopping = true;
  for (const step of undo.reverse()) await step().catch((error: unknown) => say(`While stopping: ${String(error)}`));
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

try {
  await start(readConfig(processEnvironment(), process.argv.slice(2)));
} catch (error) {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (inUse) say('The port is in use by another program. Choose another one: PORT=3001 npm start');
  else if (error instanceof ConfigError || error instanceof DataFolderInUse) say(error.message);
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  await stop(1);
}
