import { expect, test } from 'vitest';
import { sampleEvent } from './testing.tsx';
import { toneOfCode, toneOfEvent } from './tones.ts';

test.each([
  ['250 2.0.0', 'green'],
  ['200', 'green'],
  ['451 4.7.1', 'amber'],
  ['550 5.1.1', 'red'],
  ['354', 'grey'],
  ['NXDOMAIN', 'grey'],
  ['2500', 'grey'],
  ['', 'grey'],
])('an answer of "%s" is %s', (code, tone) => {
  expect(toneOfCode(code)).toBe(tone);
});

test.each([
  ['a taken mail', { what: 'DATA accepted', code: '250 2.0.0' }, 'green'],
  ['a refused log-in', { kind: 'imap', what: 'LOGIN', code: 'NO [AUTHENTICATIONFAILED]' }, 'red'],
  ['a copy that was filed', { kind: 'imap', what: 'APPEND to Sent', code: 'OK' }, 'green'],
  ['a name that exists', { kind: 'dns', what: '10 mx1, 20 mx2', code: 'NOERROR' }, 'grey'],
  ['a name that does not', { kind: 'dns', what: 'no such domain', code: 'NXDOMAIN' }, 'red'],
  ['an answer', { direction: 'out', what: 'answer, interested' }, 'violet'],
  ['a forwarded one', { direction: 'out', what: 'forwarded, answer, question' }, 'violet'],
  ['a wish to hear no more', { direction: 'out', what: 'answer, stop' }, 'amber'],
  ['an absence', { direction: 'out', what: 'out of office' }, 'amber'],
  ['a bounce', { direction: 'out', what: 'bounce, unknown user' }, 'red'],
  ['an answer nobody took', { direction: 'out', what: 'answer, interested', code: '550' }, 'red'],
  ['a person who opened', { kind: 'http', direction: 'out', from: 'a@b.test', code: '200' }, 'green'],
  ['a machine that opened', { kind: 'http', direction: 'out', from: 'gateway.b.test', code: '200' }, 'machine'],
  [
    'a way out that was used',
    { kind: 'http', direction: 'out', from: 'a@b.test', what: 'one-click unsubscribe' },
    'amber',
  ],
] as const)('%s has its own tone', (_name, changed, tone) => {
  expect(toneOfEvent(sampleEvent(1, changed))).toBe(tone);
});
