import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Log } from '../log.ts';
import type { Trouble } from '../trouble.ts';
import { createDatabaseWatch } from './database-watch.ts';

/** The lines that reach the operator, and a database that can be taken away. */
function aWatch() {
  const lines: string[] = [];
  const database: { trouble: Trouble | undefined } = { trouble: undefined };
  const watch = createDatabaseWatch(() => performance.now());
  const note = (...said: unknown[]) => void lines.push(String(said.at(-1)));
  watch.start(async () => database.trouble, { error: note, warn: note } as unknown as Log);
  const fail = (words: string, error: unknown) => {
    const write = () => void lines.push(words);
    if (!watch.takes(error, write)) write();
  };
  return { watch, database, lines, fail };
}

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

test('an outage is one line when it begins and one when it is over, however much fails meanwhile', async () => {
  const { watch, database, lines, fail } = aWatch();
  database.trouble = { kind: 'databaseAway', sentence: 'The database does not answer: gone.' };
  for (let query = 0; query < 20; query += 1) {
    fail('a query failed', query % 2 ? refused : new Error('wrapped', { cause: refused }));
    await pause(1);
  }
  expect(lines).toEqual(['The database does not answer: gone. Work goes on by itself afterwards.']);
  expect(watch.trouble()?.kind).toBe('databaseAway');
  database.trouble = undefined;
  await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 10_000 });
  expect(lines[1]).toBe('The database works again.');
  expect(watch.trouble()).toBeUndefined();
  watch.stop();
});

test('writes that fail on a full disk are one line too', async () => {
  const { watch, database, lines, fail } = aWatch();
  database.trouble = { kind: 'diskFull', sentence: 'The disk of the database is full: no more.' };
  for (let query = 0; query < 5; query += 1) {
    fail('a write failed', Object.assign(new Error('could not extend file'), { code: '53100' }));
    await pause(1);
  }
  expect(lines).toEqual(['The disk of the database is full: no more. Work goes on by itself afterwards.']);
  watch.stop();
});

test('a connection that breaks while the database answers is logged as it is', async () => {
  const { watch, lines, fail } = aWatch();
  fail('a query failed', Object.assign(new Error('terminating connection'), { code: '57P01' }));
  await vi.waitFor(() => expect(lines).toEqual(['a query failed']));
  watch.stop();
});

test('what has nothing to do with a connection is logged at once', () => {
  const { watch, lines, fail } = aWatch();
  fail('a bug', new Error('undefined is not a function'));
  fail('a wrong statement', Object.assign(new Error('syntax error'), { code: '42601' }));
  expect(lines).toEqual(['a bug', 'a wrong statement']);
  watch.stop();
});
