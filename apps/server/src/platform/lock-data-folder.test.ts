import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './lock-data-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder used by a living process is refused, and the message names it', async () => {
  await writeFile(join(folder, 'outrider.pid'), String(process.ppid));
  await expect(lockDataFolder(folder)).rejects.toThrow(`process ${process.ppid}`);
});

test.each(['the process was killed', 'the file is garbage'])(
  'a lock left behind is taken over when %s',
  async (why) => {
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    await writeFile(join(folder, 'outrider.pid'), why === 'the file is garbage' ? 'garbage' : String(dead));
    const unlock = await lockDataFolder(folder);
    expect(await readFile(join(folder, 'outrider.pid'), 'utf8')).toBe(String(process.pid));
    await unlock();
  },
);
