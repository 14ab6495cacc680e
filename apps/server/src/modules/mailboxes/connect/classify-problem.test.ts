import { CONNECTION_PROBLEMS } from '@outrider/contract/mailboxes/add';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MailFailure } from '../../../platform/net/failure.ts';
import { classifyProblem, type Side, wordsOf } from './classify-problem.ts';

const refused = (code: string, text: string, enhanced?: string): MailFailure => ({
  kind: 'authFailed',
  reply: { code, text, ...(enhanced === undefined ? {} : { enhanced }) },
});

test.each<[string, Side, MailFailure, string]>([
  [
    'Gmail wants an app password',
    'smtp',
    refused('534', 'Application-specific password required. For more information, go to', '5.7.9'),
    'appPasswordNeeded',
  ],
  [
    'Gmail wants an app password at IMAP',
    'imap',
    refused('NO', 'Application-specific password required', 'ALERT'),
    'appPasswordNeeded',
  ],
  [
    'Mail.ru wants an app password',
    'smtp',
    refused('535', 'Application password is REQUIRED', '5.7.0'),
    'appPasswordNeeded',
  ],
  [
    'QQ wants its code',
    'smtp',
    refused('535', 'Login Fail. Please enter your authorization code to login.'),
    'appPasswordNeeded',
  ],
  [
    'Gmail has IMAP off',
    'imap',
    refused('NO', 'Your account is not enabled for IMAP use. Please visit your settings', 'ALERT'),
    'imapSwitchedOff',
  ],
  [
    'a host has IMAP off',
    'imap',
    refused('NO', 'IMAP access is disabled for this user (MH-4031)', 'AUTHENTICATIONFAILED'),
    'imapSwitchedOff',
  ],
  [
    'Zoho has IMAP off',
    'imap',
    refused('NO', 'You are yet to enable IMAP for your account.', 'ALERT'),
    'imapSwitchedOff',
  ],
  [
    'Exchange has SMTP off',
    'smtp',
    refused('535', 'Authentication unsuccessful, SmtpClientAuthentication is disabled for the Mailbox.', '5.7.139'),
    'smtpSwitchedOff',
  ],
  [
    'Exchange takes no passwords',
    'smtp',
    refused('535', 'Authentication unsuccessful, basic authentication is disabled.', '5.7.139'),
    'smtpSwitchedOff',
  ],
  [
    'Exchange says the password is wrong',
    'smtp',
    refused('535', 'Authentication unsuccessful, the user credentials were incorrect.', '5.7.139'),
    'wrongPassword',
  ],
  [
    'Gmail wants to see a person',
    'imap',
    refused('NO', 'Please log in via your web browser (Failure)', 'ALERT'),
    'refused',
  ],
  ['a host disabled the account', 'smtp', refused('535', 'Error: account is disabled', '5.7.1'), 'refused'],
  ['an ordinary wrong password', 'smtp', refused('535', 'Error: authentication failed', '5.7.8'), 'wrongPassword'],
  ['a refusal without words', 'imap', { kind: 'authFailed' }, 'wrongPassword'],
  ['a consent taken back', 'smtp', refused('invalid_grant', 'Token has been expired or revoked.'), 'consentEnded'],
  [
    'too many at once',
    'imap',
    { kind: 'throttled', reply: { code: 'NO', text: 'Request is throttled.' } },
    'throttled',
  ],
  ['an expired certificate', 'smtp', { kind: 'tlsFailed', why: 'expired' }, 'tlsExpired'],
  ['a name nobody has', 'smtp', { kind: 'unreachable', why: 'noSuchName' }, 'nameNotFound'],
  ['a closed port', 'imap', { kind: 'unreachable', why: 'connectionRefused' }, 'portClosed'],
  ['an address of our own network', 'smtp', { kind: 'refusedAddress', why: 'address' }, 'addressNotAllowed'],
  ['a host that rests', 'smtp', { kind: 'heldBack', why: 'circuitOpen' }, 'serverDown'],
])('%s: it is known for what it is', (_name, side, failure, problem) => {
  expect(classifyProblem(failure, side)).toBe(problem);
});

test('the server’s words are given as it said them, and something is always said', () => {
  expect(wordsOf(refused('535', 'Bad credentials', '5.7.8'))).toBe('535 5.7.8 Bad credentials');
  expect(wordsOf(refused('NO', 'Invalid credentials', 'AUTHENTICATIONFAILED'))).toBe(
    'NO [AUTHENTICATIONFAILED] Invalid credentials',
  );
  expect(wordsOf({ kind: 'unreachable', why: 'noSuchName' })).toBe('NXDOMAIN');
  expect(wordsOf({ kind: 'timedOut', during: 'greeting' })).toBe('No greeting in time');
  expect(wordsOf({ kind: 'protocol' })).not.toBe('');
});

test('any answer of a server is one of the known problems and at most 500 characters long', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string({ maxLength: 5_000 }),
      fc.constantFrom<Side>('smtp', 'imap'),
      (code, text, side) => {
        const failure = refused(code, text);
        expect(CONNECTION_PROBLEMS).toContain(classifyProblem(failure, side));
        expect(wordsOf(failure).length).toBeLessThanOrEqual(500);
      },
    ),
  );
});
