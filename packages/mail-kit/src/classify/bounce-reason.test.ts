import { describe, expect, it } from 'vitest';
import { judgeFailure } from './bounce-reason.ts';
import type { BounceReason } from './judge-refusal.ts';

const judge = (said: string, status = '') =>
  judgeFailure({ address: 'jo@acme.test', texts: [said], status, isDelayed: false });

const SAID: Record<BounceReason, string[]> = {
  user_unknown: [
    '550 5.1.1 unknown or illegal alias',
    '550 5.4.1 [jo@acme.test]: Recipient address rejected: Access denied',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    '550 5.1.6 address has been replaced',
    '450 4.1.1 user unknown in virtual alias table',
    '553 5.3.0 Addressee unknown, relay=[192.0.2.7]',
    '550 5.1.1 inactive email address',
    'Il destinatario non esiste',
    '该邮箱不存在',
  ],
  host_unknown: [
    'Host or domain name not found. Name service error for name=acme.test type=MX: Host not found',
    '550 5.4.310 DNS domain acme.test does not exist',
    '556 5.1.10 acme.test publishes a null MX',
    'Sorry, I could not find any host named acme.test. (#5.1.2)',
    'all relevant MX records point to non-existent hosts',
  ],
  mailbox_full: [
    '552 5.1.1 mailbox is over quota temporarily',
    '450 4.2.2 out of storage space',
    'La boîte du destinataire est pleine',
  ],
  disabled: ['550 5.2.1 The account is disabled', '550 Mailbox is frozen', '525 5.7.13 disabled recipient address'],
  too_big: [
    '552 5.3.4 Message size exceeds fixed maximum message size',
    '550 5.2.3 message too large for this recipient',
  ],
  policy: [
    '550 5.1.1 Refused due to recipient preferences',
    '550 5.7.25 PTR record missing',
    '421 4.7.0 Messages temporarily deferred due to user complaints',
    '553 5.1.8 Domain of sender address does not exist',
    '554 5.7.1 Client host [192.0.2.7] blocked using list.test',
    '554 5.7.1 Relay access denied',
    '550 Rejected',
    '554 You have reached your daily relay quota',
    '550 5.6.9 improper use of 8-bit data in message header',
  ],
  temporary: [
    '550 4.4.7 QUEUE.Expired; message expired',
    '550 5.4.316 Message expired, connection refused',
    '554 5.4.6 Too many hops',
    '550 5.1.1 has sent to too many recipients this hour',
    'Host not found, try again',
    'connect to mx.acme.test[192.0.2.7]:25: Connection timed out',
  ],
  other: [
    '554 Transaction failed',
    '554 5.3.0 unknown mailer error 1',
    '550 5.0.0 Recipient address rejected: On hold',
    '',
  ],
};

describe('the reason of a bounce', () => {
  it.each(Object.entries(SAID).flatMap(([reason, texts]) => texts.map((said) => ({ said, reason }))))(
    'takes "$said" for $reason',
    ({ said, reason }) => expect(judge(said).reason).toBe(reason),
  );

  it.each(Object.entries(SAID))('is hard for a bad address alone: %s', (reason, texts) => {
    const isBad = ['user_unknown', 'host_unknown'].includes(reason);
    expect(texts.map((said) => judge(said).hard)).toEqual(texts.map(() => isBad));
  });

  it('gives the code that tells most', () => {
    expect(judge("5.0.0 - error 550-'5.2.2 Mailbox full'", '5.0.0').status).toBe('5.2.2');
    expect(judge('no words', '5.1.1').status).toBe('5.1.1');
  });

  it('believes in a host that is missing only for now', () => {
    expect(judge('NXDOMAIN: domain name not found', '4.0.0')).toMatchObject({ reason: 'host_unknown', hard: false });
  });

  it('does not read addresses and links for words', () => {
    expect(judge('550 <mailbox.full@acme.test> failed, see https://acme.test/why#spam').reason).toBe('other');
  });
});
