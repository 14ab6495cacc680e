import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './repository.ts';

const THREADS = globSync('apps/server/src/modules/**/*-thread.ts', { cwd: ROOT }).filter((file) =>
  read(file).includes("from 'node:worker_threads'"),
);
const VALUE_IMPORT = /^(?:import|export)(?! type\b)(?:[^'"]*?from)? '([^']+)';/gm;

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** Everything a file has loaded with it: files of the server by path, anything else by the name it is imported by. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.startsWith('apps/')) return seen;
  for (const [, name = ''] of read(file).matchAll(VALUE_IMPORT))
    loadedWith(name.startsWith('.') ? join(dirname(file), name) : name, seen);
  return seen;
}

describe('A worker thread', () => {
  it('is one of those that are looked at here', () => {
    expect(THREADS.length).toBeGreaterThanOrEqual(2);
  });

  it.each(THREADS)('%s loads no card processor, mail server or web server', (file) => {
    const heavy = [...loadedWith(file)].filter((name) => /^(?:stripe|imapflow|mailauth|nodemailer|fastify)/.test(name));
    expect(heavy).toEqual([]);
  });
});
