import { expect, test } from 'vitest';
import { createLog, type LogFormat } from '../log.ts';
import { createRepeats } from './repeats.ts';

function aLog(format: LogFormat, level = 'info') {
  const lines: string[] = [];
  return { lines, log: createLog(level, { format, write: (line) => void lines.push(line) }) };
}

test('a line for a program has its level as a word, its moment, and an error as its words', () => {
  const { lines, log } = aLog('json');
  log.warn({ err: new Error('NO logged out'), mailbox: 'm1' }, 'sync failed');
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    mailbox: 'm1',
    reason: 'NO logged out',
    msg: 'sync failed',
  });
});

test('a line for a person is one line, no matter what a server said', () => {
  const { lines, log } = aLog('pretty');
  log.info({ campaign: 'c1', name: 'Autumn' }, 'A campaign was launched');
  log.warn({ err: new Error('550 no\n  such user') }, 'refused');
  expect(lines.map((line) => line.replace(/^[\d-]+ [\d:]+/, 'THEN'))).toEqual([
    'THEN INFO  A campaign was launched (campaign c1, name Autumn)\n',
    'THEN WARN  refused: 550 no such user\n',
  ]);
});

test('where it was thrown is logged of a bug, and to who debugs', () => {
  const bug = new Error('not a function');
  const usual = aLog('json');
  usual.log.warn({ err: bug }, 'later');
  usual.log.error({ err: bug }, 'request failed');
  expect(usual.lines.map((line) => line.includes('log.test.ts'))).toEqual([false, true]);
  const debugging = aLog('pretty', 'debug');
  debugging.log.warn({ err: bug }, 'later');
  expect(debugging.lines[0]).toMatch(/^[^\n]+WARN {2}later: not a function\n +at .+log\.test\.ts/);
});

test.each(['json', 'pretty'] as const)('no secret is logged, as %s', (format) => {
  const { lines, log } = aLog(format);
  const words = 'connect postgres://outrider:hunter2@db/x and https://a.test/sign?invitation=abcdefghijklmnop1234&x=1';
  log.warn({ err: new Error(words), account: { password: 'hunter2', token: 'hunter2' } }, 'failed');
  expect(lines.join('')).not.toMatch(/hunter2|abcdefghijklmnop/);
  expect(lines.join('')).toContain('postgres://outrider:[hidden]@db/x');
});

test('an incident that repeats is a line when it begins and one with a count when it is over', () => {
  let now = 0;
  const lines: string[] = [];
  const repeats = createRepeats(() => now);
  const log = createLog('info', { format: 'pretty', repeats: repeats.pass, write: (line) => void lines.push(line) });
  const shown = () => lines.splice(0).map((line) => line.slice(20).trimEnd());
  for (let second = 0; second < 30; second++) {
    now = second * 1_000;
    log.warn({ err: new Error(`try ${second}`), mailbox: 'm1' }, 'no connection');
    log.info('told each time');
    repeats.look();
  }
  log.warn({ mailbox: 'm2' }, 'no connection');
  expect(shown().filter((line) => line.startsWith('WARN'))).toEqual([
    'WARN  no connection (mailbox m1): try 0',
    'WARN  no connection (mailbox m2)',
  ]);
  now += 60_000;
  repeats.look();
  expect(shown()).toEqual(['WARN  no connection (mailbox m1, again 29, seconds 29): try 0']);
  log.warn({ mailbox: 'm1' }, 'no connection');
  log.error('full');
  log.error('full');
  repeats.end();
  expect(shown()).toEqual(['WARN  no connection (mailbox m1)', 'ERROR full', 'ERROR full (again 1, seconds 0)']);
});
