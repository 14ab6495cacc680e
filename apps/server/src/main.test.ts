import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from './platform/start/free-port.ts';
import { emptyDatabase } from './platform/testing/test-database.ts';
import { IS_LONG } from './platform/testing/test-form.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

let data: string;
let children: ChildProcess[];
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'outrider-main-'));
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await stopDatabaseLeftIn(data);
  await rm(data, { recursive: true, force: true });
});

type Started = { child: ChildProcess; port: number; output: () => string; ready: () => Promise<void> };

async function startMain(settings: Record<string, string> = {}, part = 'all'): Promise<Started> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN, part], {
    env: { ...process.env, PORT: String(port), OUTRIDER_DATA: data, ...settings },
  });
  children.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ready = () =>
    vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status, output).toBe(200), {
      timeout: 120_000,
      interval: 100,
    });
  return { child, port, output: () => output, ready };
}

const reasonsOf = async (port: number) => (await fetch(`http://127.0.0.1:${port}/readyz`)).text();

async function postmasterPid(folder: string): Promise<number> {
  const file = await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '');
  return Number(file.split('\n')[0] ?? 0);
}

/** A process that has ended but was not yet collected by its parent is dead too. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return pid > 0 && stdout.trim() !== '' && !stdout.startsWith('Z');
}

const expectGone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 60_000 });

async function stopDatabaseLeftIn(folder: string) {
  const pid = await postmasterPid(folder);
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  await expectGone(pid);
}

const LIVE = {
  OUTRIDER_WORLD: 'live',
  OUTRIDER_APP_URL: 'https://outrider.test',
  OUTRIDER_SECRET: 'x'.repeat(32),
  OUTRIDER_SMTP_URL: 'smtp://127.0.0.1:9',
  OUTRIDER_MAIL_FROM: 'hello@outrider.test',
  HOST: '127.0.0.1',
};

test.runIf(IS_LONG)(
  'one command starts it and says where it is; after a kill the next start adopts all there was, a killed database comes back by itself, and Ctrl-C leaves nothing behind',
  {
    timeout: 240_000,
  },
  async () => {
    const first = await startMain();
    await first.ready();
    const health = await (await fetch(`http://127.0.0.1:${first.port}/healthz`)).json();
    expect(health).toMatchObject({ status: 'ok', version: '0.0.1', world: 'box' });
    await vi.waitFor(() => expect(first.output()).toContain('maya@harborline.test'));
    expect(first.output()).toContain(`http://localhost:${first.port}`);
    const database = await postmasterPid(data);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    expect(isAlive(database)).toBe(true);

    const second = await startMain();
    await second.ready();
    expect(await postmasterPid(data)).toBe(database);
    const signIn = await fetch(`http://127.0.0.1:${second.port}/sirius/api/pub/user/email/pwd/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'maya@harborline.test', password: 'harborline1' }),
    });
    expect(await signIn.json()).toMatchObject({ code: 0 });

    process.kill(database, 'SIGKILL');
    await vi.waitFor(async () => expect(await reasonsOf(second.port)).toContain('The database does not answer'), {
      timeout: 30_000,
      interval: 20,
    });
    await second.ready();
    const heir = await postmasterPid(data);
    expect(isAlive(heir)).toBe(true);
    expect(heir).not.toBe(database);
    const said = second.output().match(/The database does not answer/g);
    expect(said).toHaveLength(1);
    expect(second.output()).not.toMatch(/ECONNREFUSED.*ECONNREFUSED/s);

    const third = await startMain();
    const [refused] = await once(third.child, 'exit');
    expect(refused).toBe(1);
    expect(third.output()).toContain('already runs on');
    expect(isAlive(heir)).toBe(true);

    second.child.kill('SIGINT');
    const [code] = await once(second.child, 'exit');
    expect(code).toBe(0);
    await expectGone(heir);

    const live = await startMain(LIVE);
    expect(await once(live.child, 'exit')).toEqual([1, null]);
    expect(live.output()).toMatch(
      /^The data folder .+ belongs to the boxed world, .+ OUTRIDER_WORLD=live does not start/,
    );
    await rm(join(data, 'world'));
    await rm(join(data, 'system-mail.jsonl'));
    await rm(join(data, 'identity-keys.json'));
    const copied = await startMain(LIVE);
    expect(await once(copied.child, 'exit')).toEqual([1, null]);
    expect(copied.output()).toMatch(
      /^The database in .+ belongs to the boxed world, .+ OUTRIDER_WORLD=live does not start/,
    );
  },
);

test('a port that is taken is said in one sentence, and what was started is stopped again', {
  timeout: 150_000,
}, async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  const address = squatter.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { child, output } = await startMain({ PORT: String(port) });
  const [code] = await once(child, 'exit');
  squatter.close();
  expect(code).toBe(1);
  expect(output()).toContain('The port is in use by another program.');
  expect(isAlive(await postmasterPid(data))).toBe(false);
});

test('an api and two workers may start at once on an empty database', { timeout: 150_000 }, async () => {
  const database = await emptyDatabase();
  const shared = { ...LIVE, DATABASE_URL: database.url };
  const parts = await Promise.all(['api', 'worker', 'worker'].map((part) => startMain(shared, part)));
  await Promise.all(parts.map(({ ready }) => ready()));
  for (const { child } of parts) child.kill('SIGTERM');
  const codes = await Promise.all(parts.map(({ child }) => once(child, 'exit')));
  expect(codes).toEqual(parts.map(() => [0, null]));
  await database.close();
});

test('the live world loads no line of the sandbox or of the demo and its log-in, and leaves nothing behind when it is asked to end', {
  timeout: 150_000,
}, async () => {
  const { child, port, output, ready } = await startMain({ ...LIVE, NODE_DEBUG: 'esm' });
  await ready();
  expect(await (await fetch(`http://127.0.0.1:${port}/sirius/api/pub/sandbox/mail/list`)).json()).toMatchObject({
    code: 404,
  });
  const quick = await fetch(`http://127.0.0.1:${port}/sirius/api/pub/user/quick/login`, { method: 'POST' });
  expect(await quick.json()).toMatchObject({ code: 11017 });
  expect(output()).toContain('modules/identity/index.ts');
  expect(output()).not.toContain('packages/sandbox');
  expect(output()).not.toMatch(/server\/src\/(?:boxed\/|modules\/\w+\/(?:seed-)?demo)/);
  expect(output()).toMatch(
    /Nobody has an account yet.+\n {2}https:\/\/outrider\.test\/sign\/sign-up\?invitation=[\w-]{43}\n/,
  );
  const database = await postmasterPid(data);
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  await expectGone(database);

  const boxed = await startMain();
  expect(await once(boxed.child, 'exit')).toEqual([1, null]);
  expect(boxed.output()).toMatch(/^The data folder .+ belongs to the live world, .+ OUTRIDER_WORLD=box does not start/);
});
