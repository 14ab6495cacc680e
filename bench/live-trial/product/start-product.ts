import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/repository.ts';
import { until } from '../until.ts';
import { NORTH, PASSWORD, PRODUCT_SENDER, PROXY } from '../world/places.ts';

const MAIN = join(ROOT, 'apps/server/src/main.ts');
/** Where the guide's proxies find the API; the workers come behind it. */
const API_PORT = 3000;
const END_LIMIT_MS = 30_000;

export type Part = {
  name: string;
  pid: number;
  output: () => string;
  /** With the signal a crash has, or the one an operator gives. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** After it ended: the same once more, as a service manager does. */
  startAgain(): Promise<Part>;
};

export type Settings = Record<string, string>;

/** What an operator sets. */
export const settingsOf = ({ databaseUrl, caFile }: { databaseUrl: string; caFile: string }): Settings => ({
  OUTRIDER_WORLD: 'live',
  OUTRIDER_APP_URL: `https://${PROXY.name}`,
  OUTRIDER_SECRET: 'a secret of the live trial, forty letters',
  OUTRIDER_SMTP_URL: `smtp://${encodeURIComponent(PRODUCT_SENDER)}:${PASSWORD}@${NORTH.name}:587`,
  OUTRIDER_MAIL_FROM: `Outrider <${PRODUCT_SENDER}>`,
  OUTRIDER_TRUST_PROXY: '1',
  OUTRIDER_PROBE_RETRY: 'none',
  DATABASE_URL: databaseUrl,
  HOST: '127.0.0.1',
  NODE_EXTRA_CA_CERTS: caFile,
});

/** The API and two workers, each a process of its own. On an empty database they wait for each other by themselves. */
export const startProduct = (folder: string, settings: Settings): Promise<[api: Part, ...workers: Part[]]> =>
  Promise.all([
    startPart('api', { folder, settings, port: API_PORT }),
    startPart('worker', { folder, settings, port: API_PORT + 1 }),
    startPart('worker', { folder, settings, port: API_PORT + 2 }),
  ]);

type Start = { folder: string; settings: Settings; port: number };

async function startPart(role: 'api' | 'worker', start: Start): Promise<Part> {
  const { folder, settings, port } = start;
  const data = join(folder, `data-${port}`);
  await mkdir(data, { recursive: true });
  const name = `${role} on port ${port}`;
  const child = spawnPart(role, { ...settings, PORT: String(port), OUTRIDER_DATA: data });
  const output = collectOutput(child);
  await until(`the ${name} is ready`, async () => {
    if (child.exitCode !== null) throw new Error(`the ${name} ended: ${output()}`);
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    return response?.ok;
  });
  return {
    name,
    pid: child.pid ?? 0,
    output,
    end: (signal) => endChild(child, signal),
    startAgain: () => startPart(role, start),
  };
}

async function endChild(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
}

/** A start that is expected to end by itself, with what it says. */
export async function tryToStart(folder: string, settings: Settings): Promise<{ code: number | null; said: string }> {
  const child = spawnPart('api', { OUTRIDER_DATA: join(folder, 'data-wrong'), PORT: '3999', ...settings });
  const output = collectOutput(child);
  const overdue = setTimeout(() => child.kill('SIGKILL'), END_LIMIT_MS);
  await once(child, 'close');
  clearTimeout(overdue);
  return { code: child.exitCode, said: output().trim() };
}

const spawnPart = (role: string, settings: Settings): ChildProcess =>
  spawn(process.execPath, [MAIN, role], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings },
  });

export function collectOutput({ stdout, stderr }: ChildProcess): () => string {
  let said = '';
  const add = (chunk: Buffer) => {
    said += chunk.toString();
  };
  stdout?.on('data', add);
  stderr?.on('data', add);
  return () => said;
}
