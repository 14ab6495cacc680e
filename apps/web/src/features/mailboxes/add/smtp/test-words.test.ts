import type { ConnectionTest } from '@outrider/contract/mailboxes/add';
import { expect, test } from 'vitest';
import { codeOf, isAdminsTurn, isRefusal, outcomeOf } from './test-words.ts';

const tested = (sends: boolean, receives: boolean, problem: ConnectionTest['problem'] = 'none'): ConnectionTest => ({
  testedAt: '2026-11-17T09:42:06.000Z',
  milliseconds: 2_100,
  sending: { works: sends, steps: [] },
  receiving: { works: receives, steps: [] },
  problem,
  words: '',
  transcript: [],
});

test.each([
  [tested(true, true), 'both'],
  [tested(true, true, 'mailNotFound'), 'mailMissing'],
  [tested(true, false, 'imapSwitchedOff'), 'sendingOnly'],
  [tested(false, true, 'wrongPassword'), 'receivingOnly'],
  [tested(false, false, 'wrongPassword'), 'neither'],
] as const)('a test is summed up by what works, case %#', (result, outcome) => {
  expect(outcomeOf(result)).toBe(outcome);
});

test.each([
  ['535 5.7.8 Error: authentication failed', '535 5.7.8'],
  ['421 Too many connections', '421'],
  ['NO [AUTHENTICATIONFAILED] Authentication failed.', 'NO'],
  ['NXDOMAIN', 'NXDOMAIN'],
  ['Connection refused', ''],
  ['', ''],
])('the code of "%s" is "%s"', (words, code) => {
  expect(codeOf(words)).toBe(code);
});

test.each([
  ['535 5.7.8 no', true],
  ['450-later', true],
  ['a2 NO [AUTHENTICATIONFAILED] no', true],
  ['* BYE', true],
  ['250 2.0.0 Ok: queued', false],
  ['* OK ready', false],
  ['a1 OK NO objections', false],
])('"%s" is a refusal: %s', (line, refused) => {
  expect(isRefusal(line)).toBe(refused);
});

test('only Exchange’s own answer is the administrator’s turn', () => {
  const words = '535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Mailbox.';
  expect(isAdminsTurn({ problem: 'smtpSwitchedOff', words })).toBe(true);
  expect(isAdminsTurn({ problem: 'smtpSwitchedOff', words: '535 SMTP is disabled' })).toBe(false);
  expect(isAdminsTurn({ problem: 'wrongPassword', words })).toBe(false);
});
