import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALL_ENDPOINTS } from '@outrider/contract/all-endpoints';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** What is below a folder of the application, without what only tests need. */
async function readSources(folder = ''): Promise<string> {
  const files = (await readdir(SOURCES, { recursive: true })).filter((file) => file.startsWith(folder));
  const own = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|[/-])testing\.tsx?$/.test(file));
  return (await Promise.all(own.map((file) => readFile(join(SOURCES, file), 'utf8')))).join('\n');
}

test('every call has a screen that uses it, or says in its contract why it has none', async () => {
  const words = new Set((await readSources()).match(/\w+/g));
  const calls = Object.entries(ALL_ENDPOINTS);
  const unused = calls.filter(([name]) => !words.has(name)).map(([name]) => name);
  const excused = calls.filter(([, { withoutScreen }]) => withoutScreen !== undefined).map(([name]) => name);
  // Both ways: a reason that no longer holds is as wrong as a call nobody can reach.
  expect(unused.toSorted()).toEqual(excused.toSorted());
});

test('every call is made from the contract in one place', async () => {
  const made = [
    ...(await readSources('api/')).matchAll(
      /(?<![\w.])(?:call|upload|request|uploadRequest)\(\s*(?:contract\.)?(\w+)/g,
    ),
  ];
  const names = made.flatMap(([, name = '']) => (name in ALL_ENDPOINTS ? [name] : []));
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
