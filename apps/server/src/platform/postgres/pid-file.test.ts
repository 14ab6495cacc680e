import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeStalePidFile } from './pid-file.ts';

const FILE = 'postmaster.pid';

test('a pid file whose number now belongs to another program is removed, and one of a program that works there is kept', async () => {
  const cluster = await mkdtemp(join(tmpdir(), 'cluster-'));
  await writeFile(join(cluster, FILE), `${process.pid}\n`);
  const server = spawn('sleep', ['60'], { cwd: cluster });
  removeStalePidFile(cluster);
  expect(existsSync(join(cluster, FILE))).toBe(true);
  const ended = new Promise((done) => server.once('exit', done));
  server.kill();
  await ended;
  removeStalePidFile(cluster);
  expect(existsSync(join(cluster, FILE))).toBe(false);
  await rm(cluster, { recursive: true });
});
