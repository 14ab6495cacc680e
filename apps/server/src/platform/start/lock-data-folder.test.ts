import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './lock-data-folder.ts';
import { processStart } from './process-state.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (text: string) => writeFile(join(folder, 'outrider.pid'), text);
const holder = async () => (await readFile(join(folder, 'outrider.pid'), 'utf8')).split('\n')[0];

test('a folder used by a living process is refused, and the message names it', async () => {
  await write(`${process.ppid}\n${processStart(process.ppid)}\n`);
  await expect(lockDataFolder(folder)).rejects.toThrow(`process ${process.ppid}`);
});

test('a folder locked by an earlier version, which wrote its number only, is refused', async () => {
  const script = join(folder, 'main.ts');
  await writeFile(script, 'process.send("up"); setInterval(() => undefined, 1000);');
  const running = fork(script, { execPath: process.execPath });
  await once(running, 'message');
  await write(String(running.pid));
  await expect(lockDataFolder(folder)).rejects.toThrow(`process ${running.pid}`);
  running.kill();
  await once(running, 'exit');
});

test.each([
  'the process was killed',
  'the file is garbage',
  'its number is now another program’s',
  'an earlier version wrote it',
])('a lock left behind is taken over when %s', async (why) => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  const left: Record<string, string> = {
    'the process was killed': `${dead}\n1\n`,
    'the file is garbage': 'garbage',
    'its number is now another program’s': `${process.ppid}\n1\n`,
    'an earlier version wrote it': String(process.ppid),
  };
  await write(left[why] ?? '');
  const unlock = await lockDataFolder(folder);
  expect(await holder()).toBe(String(process.pid));
  await unlock();
});
