import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createDatabaseWatch } from './database-watch.ts';
import type { Log } from './log.ts';

/** The lines that reach the operator, and a database that can be taken away. */
function aWatch() {
  const lines: string[] = [];
  const database: { reason: string | undefined } = { reason: undefined };
  const watch = createDatabaseWatch(() => performance.now());
  const note = (_fields: unknown, words: string) => void lines.push(words);
  watch.start(async () => database.reason, { error: note, warn: note } as unknown as Log);
  const fail = (words: string, error: unknown) => {
    const write = () => void lines.push(words);
    if (!watch.takes(error, write)) write();
  };
  return { watch, database, lines, fail };
}

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

test('an outage is one line when it begins and one when it is over, however much fails meanwhile', async () => {
  const { watch, database, lines, fail } = aWatch();
  database.reason = refused.message;
  for (let query = 0; query < 20; query += 1) {
    fail('a query failed', query % 2 ? refused : new Error('wrapped', { cause: refused }));
    await pause(1);
  }
  expect(lines).toEqual(['the database does not answer; work goes on when it does']);
  expect(watch.trouble()).toBe(refused.message);
  database.reason = undefined;
  await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 10_000 });
  expect(lines[1]).toBe('the database answers again');
  expect(watch.trouble()).toBeUndefined();
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
