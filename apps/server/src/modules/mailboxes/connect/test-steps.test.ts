import { expect, test } from 'vitest';
import type { MailFailure } from '../../../platform/net/failure.ts';
import type { TranscriptLine } from '../../../platform/net/transcript.ts';
import { describeSteps } from './test-steps.ts';

const at = (milliseconds: number) => new Date(Date.UTC(2026, 10, 17, 9, 42, 5, milliseconds));
const said = (from: TranscriptLine['from'], milliseconds: number, text: string) => ({
  from,
  at: at(milliseconds),
  text,
});

const DIALOGUE = [
  said('note', 0, 'Connecting to smtp.mailhaven.test (203.0.113.24), port 587'),
  said('server', 38, '220 smtp4.mailhaven.test ESMTP'),
  said('us', 39, 'EHLO app.test'),
  said('server', 45, '250-STARTTLS\n250 AUTH PLAIN LOGIN'),
  said('us', 46, 'STARTTLS'),
  said('server', 50, '220 2.0.0 Ready'),
  said('us', 127, 'EHLO app.test'),
  said('server', 130, '250 AUTH PLAIN LOGIN'),
  said('us', 131, 'AUTH PLAIN ••••'),
  said('server', 295, '235 2.7.0 Authentication successful'),
];

const describe = (failure?: MailFailure, transcript: TranscriptLine[] = DIALOGUE) =>
  describeSteps({ address: '203.0.113.24', nameMs: 7, security: 'starttls', transcript, failure });

test('each step has its own time, taken from the dialogue', () => {
  expect(describe()).toEqual({
    works: true,
    steps: [
      { step: 'name', outcome: 'passed', detail: '203.0.113.24', milliseconds: 7 },
      { step: 'port', outcome: 'passed', detail: '', milliseconds: 38 },
      { step: 'tls', outcome: 'passed', detail: '', milliseconds: 81 },
      { step: 'login', outcome: 'passed', detail: 'PLAIN', milliseconds: 164 },
      { step: 'mail', outcome: 'notTried', detail: '', milliseconds: null },
    ],
  });
});

test.each<[string, MailFailure]>([
  ['name', { kind: 'unreachable', why: 'noSuchName' }],
  ['name', { kind: 'refusedAddress', why: 'address' }],
  ['port', { kind: 'refusedAddress', why: 'port' }],
  ['port', { kind: 'unreachable', why: 'connectionRefused' }],
  ['port', { kind: 'timedOut', during: 'connecting' }],
  ['tls', { kind: 'tlsFailed', why: 'expired' }],
  ['login', { kind: 'authFailed', reply: { code: '535', text: 'no' } }],
  ['login', { kind: 'throttled' }],
])('the step %s fails, what is before it passed, and nothing after it was tried', (step, failure) => {
  const { works, steps } = describe(failure, []);
  const index = steps.findIndex((one) => one.step === step);
  expect(works).toBe(false);
  expect(steps.map(({ outcome }) => outcome)).toEqual(
    steps.map((_, place) => (place < index ? 'passed' : place === index ? 'failed' : 'notTried')),
  );
  expect(steps[index]?.detail).not.toBe('');
});
