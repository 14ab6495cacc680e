import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/embedded-postgres.ts';
import { freePort } from '../../apps/server/src/platform/start/free-port.ts';
import { type Check, type FaultProduct, messageOf, readyz, report, startFaultProduct, until } from './fault-product.ts';

/** How soon an embedded database that was killed has to answer again. */
const BACK_WITHIN_MS = 10_000;
/** How long a database of the operator's own stays away. */
const AWAY_MS = 20_000;
/** What docker and others give a process that was asked to stop. */
const STOP_WITHIN_MS = 10_000;

/** The database goes away under the whole product: killed with -9, and stopped for longer. */
export async function run(say: (line: string) => void): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'outrider-faults-'));
  await chmod(folder, 0o755);
  try {
    const checks = [...(await embeddedKilled(folder)), ...(await ownAway(folder))];
    return report(checks, say);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function embeddedKilled(folder: string): Promise<Check[]> {
  const data = join(folder, 'embedded');
  const product = await startFaultProduct({ OUTRIDER_DATA: data });
  const checks: Check[] = [];
  for (let round = 1; round <= 3; round += 1) {
    const before = product.lines().length;
    process.kill(await postmasterPid(join(data, 'postgres')), 'SIGKILL');
    const killed = performance.now();
    await until(async () => (await readyz(product)).status === 503);
    await until(async () => (await readyz(product)).status === 200);
    const backMs = performance.now() - killed;
    checks.push([
      backMs < BACK_WITHIN_MS,
      `killed with -9, it answers again after ${seconds(backMs)} (round ${round})`,
    ]);
    await pause(5_000);
    const lines = product.lines().slice(before);
    checks.push([lines.length === 2, `it was said in ${lines.length} lines: ${lines.map(messageOf).join(' | ')}`]);
  }
  checks.push(await stops(product, ['SIGINT'], 0, 'the first Ctrl-C ends it'));
  return checks;
}

async function ownAway(folder: string): Promise<Check[]> {
  const settings = { folder: join(folder, 'own'), port: await freePort() };
  const first = await startEmbeddedPostgres(settings);
  const checks: Check[] = [];
  for (const [signals, code, words] of [
    [['SIGTERM'], 0, 'while the database is away, the first SIGTERM ends it'],
    [['SIGTERM', 'SIGTERM'], 1, 'a second SIGTERM ends it at once'],
  ] as const) {
    if (!first.isRunning()) await first.startAgain();
    const product = await startFaultProduct({ OUTRIDER_DATA: join(folder, 'data'), DATABASE_URL: first.url });
    const before = product.lines().length;
    await first.stop();
    await pause(AWAY_MS);
    const lines = product.lines().slice(before);
    checks.push([
      lines.length === 1,
      `${AWAY_MS / 1000} s away, said in ${lines.length} lines: ${lines.map(messageOf).join(' | ')}`,
    ]);
    const { status, text } = await readyz(product);
    checks.push([status === 503 && text.includes('The database does not answer: '), `/readyz: ${status} ${text}`]);
    checks.push(await stops(product, signals, code, words));
  }
  return checks;
}

async function stops(
  { child, lines }: FaultProduct,
  signals: readonly NodeJS.Signals[],
  code: number,
  words: string,
): Promise<Check> {
  const ended = once(child, 'exit');
  const askedAt = performance.now();
  for (const signal of signals) {
    child.kill(signal);
    await pause(400);
  }
  const [exitCode] = await ended;
  const ms = performance.now() - askedAt;
  const last = lines().at(-1) ?? '';
  return [
    exitCode === code && ms < STOP_WITHIN_MS,
    `${words}: code ${exitCode} after ${seconds(ms)}; its last line: ${last.slice(0, 120)}`,
  ];
}

const postmasterPid = async (folder: string) =>
  Number((await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0]);

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
