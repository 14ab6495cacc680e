import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../apps/server/src/platform/start/free-port.ts';
import { ROOT } from '../../scripts/repository.ts';

export type FaultProduct = { child: ChildProcess; base: string; lines: () => string[] };

/** The whole product with what it says, to be broken. */
export async function startFaultProduct(settings: Record<string, string>): Promise<FaultProduct> {
  const port = await freePort();
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...settings, PORT: String(port), OUTRIDER_ENVIRONMENT: 'development' },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const product = { child, base: `http://127.0.0.1:${port}`, lines: () => output.split('\n').filter(Boolean) };
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`the product ended: ${output}`);
    return (await readyz(product)).status === 200;
  });
  // The first jobs of a new world fail for reasons of their own.
  await pause(5_000);
  return product;
}

export async function readyz({ base }: FaultProduct): Promise<{ status: number; text: string }> {
  const response = await fetch(`${base}/readyz`).catch(() => undefined);
  return { status: response?.status ?? 0, text: (await response?.text()) ?? '' };
}

export async function until(holds: () => Promise<boolean>) {
  const end = performance.now() + 180_000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('waited in vain');
    await pause(100);
  }
}

/** What a line of the log says. */
export const messageOf = (line: string) => (/"msg":"([^"]+)"/.exec(line)?.[1] ?? line).slice(0, 200);

/** One thing that was looked at, and whether it was right. */
export type Check = [boolean, string];

export function report(checks: readonly Check[], say: (line: string) => void): boolean {
  for (const [ok, what] of checks) say(`${ok ? 'ok  ' : 'FAIL'} ${what}`);
  return checks.every(([ok]) => ok);
}
