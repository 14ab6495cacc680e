import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWebIfNeeded } from './build-web.ts';
import { compose, type Outrider } from './compose.ts';
import { type Config, processEnvironment, readConfig } from './config.ts';
import { claimDatabase, claimFolder } from './platform/claim-world.ts';
import { lockDataFolder } from './platform/lock-data-folder.ts';
import { createLog } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';
import { OperatorError } from './platform/operator-error.ts';
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
  await claimDatabase(url, config.world, config.databaseUrl ? 'of DATABASE_URL' : `in ${config.dataDir}`);
  claimFolder(config.dataDir, config.world);
  const outrider = await compose(config, url, log);
  undo.push(() => outrider.close());
  await outrider.app.listen({ host: config.host, port: config.port });
  greet(config, outrider);
}

function greet({ role, appUrl, host, port }: Config, { demoLogin }: Outrider) {
  if (role === 'worker') return say(`Outrider worker runs; its health is at http://${host}:${port}/healthz`);
  say(`\n  Outrider runs at ${appUrl}`);
  if (!demoLogin) return;
  say(`  Demo log-in      ${demoLogin.email}  ${demoLogin.password}`);
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
  else if (error instanceof OperatorError) say(error.message);
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  await stop(1);
}
