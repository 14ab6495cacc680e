import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { VERSION } from '@outrider/contract/limits';
import { buildWebIfNeeded } from './build-web.ts';
import type { Outrider } from './compose.ts';
import { type Config, processEnvironment, readConfig } from './config.ts';
import { listen } from './listen.ts';
import { createRepeats } from './platform/log/repeats.ts';
import { createLog, type Log } from './platform/log.ts';
import { askDatabase } from './platform/postgres/ask-database.ts';
import { startEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts';
import { keepRunning } from './platform/postgres/keep-running.ts';
import { underStartLock } from './platform/postgres/start-lock.ts';
import { checkSecrets } from './platform/start/check-secrets.ts';
import { makeDataFolder } from './platform/start/data-folder.ts';
import { createDatabaseWatch } from './platform/start/database-watch.ts';
import { createDiskWatch } from './platform/start/disk-watch.ts';
import { lockDataFolder } from './platform/start/lock-data-folder.ts';
import { OperatorError } from './platform/start/operator-error.ts';
import { prepareDatabase } from './prepare-database.ts';
import { createShutdown } from './shutdown.ts';

const LOOK_AT_REPEATS_MS = 10_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const now = () => performance.now();
const watch = createDatabaseWatch(now);
const shutdown = createShutdown({
  say,
  now,
  pause: (milliseconds) => pause(milliseconds),
  exit: (code) => process.exit(code),
  isDatabaseAway: () => watch.trouble() !== undefined,
});

async function start(config: Config) {
  const log = openLog(config);
  makeDataFolder(config.dataDir);
  if (!config.databaseUrl) shutdown.onEnd(await lockDataFolder(config.dataDir));
  // In development the web app comes from its own server, built as it is asked for.
  const servesWeb = config.role !== 'worker' && config.web.environment !== 'development';
  if (servesWeb) await buildWebIfNeeded((line) => say(line));

  // The sources are read while the database starts; a start refused above has not waited for them.
  const [url, { compose }, { SEALED_COLUMNS }] = await Promise.all([
    config.databaseUrl ?? startDatabase(config, log),
    import('./compose.ts'),
    import('./composition/sealed-columns.ts'),
  ]);
  const outrider = await underStartLock(url, say, async () => {
    await prepareDatabase(config, url);
    await checkSecrets(url, [config.secret, ...config.oldSecrets], SEALED_COLUMNS, config.secretName);
    // Of a database elsewhere the disk is known by what it says.
    const disk = config.databaseUrl ? () => undefined : createDiskWatch({ folder: config.dataDir, log, now });
    const troubles = () => [disk() ?? watch.trouble()].filter((trouble) => trouble !== undefined);
    watch.start(async () => disk() ?? askDatabase(url), log);
    shutdown.onEnd(async () => watch.stop());
    return compose(config, url, log, { troubles, ledgerFolder: join(config.dataDir, 'ledger') });
  });
  shutdown.onEnd(() => outrider.close());
  await listen(outrider, config);
  const { role, world, host, port } = config;
  log.info({ version: VERSION, part: role, world, address: `${host}:${port}` }, 'Outrider started');
  shutdown.onEnd(async () => log.info({ part: role }, 'Outrider stops'));
  greet(config, outrider);
}

function openLog({ logLevel, logFormat }: Config): Log {
  const repeats = createRepeats(now);
  const looking = setInterval(repeats.look, LOOK_AT_REPEATS_MS).unref();
  shutdown.onEnd(async () => {
    clearInterval(looking);
    repeats.end();
  });
  const format = logFormat ?? (process.stdout.isTTY ? 'pretty' : 'json');
  return createLog(logLevel, { format, takes: watch.takes, repeats: repeats.pass });
}

/** Asked to stop while it starts, it is stopped once it runs. */
async function startDatabase({ dataDir }: Config, log: Log): Promise<string> {
  const starting = startEmbeddedPostgres({ folder: join(dataDir, 'postgres') });
  shutdown.onEnd(
    async () => (await starting).stop(),
    () => void starting.then((postgres) => postgres.stopSoon()),
  );
  const postgres = await starting;
  const kept = keepRunning(postgres, log);
  shutdown.onEnd(() => kept.stop());
  return postgres.url;
}

function greet({ role, appUrl, host, port }: Config, { demoLogin, ownerLink }: Outrider) {
  if (role === 'worker') return say(`Outrider worker runs; its health is at http://${host}:${port}/healthz`);
  say(`\n  Outrider runs at ${appUrl}`);
  if (ownerLink) {
    say('  Nobody has an account yet. Make the first one, the owner’s, with this link; it works once, for a day:');
    say(`  ${ownerLink.url}\n`);
  }
  if (!demoLogin) return;
  say(`  Demo log-in      ${demoLogin.email}  ${demoLogin.password}`);
  say(`  Boxed mail       ${appUrl}/sandbox`);
  say('  Nothing leaves this machine. Ctrl-C stops everything.\n');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => shutdown.onSignal());

try {
  await start(readConfig(processEnvironment(), process.argv.slice(2)));
} catch (error) {
  if (error instanceof OperatorError) say(error.message);
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  await shutdown.run(1);
}
