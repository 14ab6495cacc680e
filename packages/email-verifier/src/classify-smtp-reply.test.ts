import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifySmtpReply, REPLY_VERDICTS, type ReplyVerdict } from './classify-smtp-reply.ts';

const CASES: [ReplyVerdict, string][] = [
  ['accepted', '250 2.1.5 Ok'],
  [
    'accepted',
    '450 4.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages',
  ],
  [
    'no_such_user',
    '550-5.1.1 The email account that you tried to reach does not exist.\r\n550 5.1.1 Please check for typos',
  ],
  ['no_such_user', '550 5.4.1 Recipient address rejected: Access denied. [AM5EUR03FT047.eop.protection.test]'],
  ['no_such_user', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup'],
  ['no_such_user', '550 Utilisateur inconnu'],
  ['no_such_user', '550 Benutzer unbekannt'],
  ['no_such_user', '550 5.1.1 <hostmaster@tidewater.test> User unknown'],
  ['full', '452 4.2.2 The recipient’s inbox is out of storage space'],
  ['full', '552 5.2.2 Mailbox full'],
  ['disabled', '550 5.2.1 The email account that you tried to reach is disabled'],
  ['disabled', '550 Account suspended'],
  ['disabled', '550 5.2.1 <dana@tidewater.test>: Recipient address rejected: This mailbox has been disabled'],
  ['blocked', '550 5.7.1 Service unavailable, client host [203.0.113.9] blocked using zen.spamhaus.org'],
  ['blocked', '554 5.7.1 You are not allowed to connect: reputation'],
  ['blocked', '550 5.7.25 The IP address sending this message does not have a PTR record setup'],
  ['blocked', '550 5.1.8 Sender address rejected: Domain not found'],
  ['temporary', '451 4.7.1 Greylisting in action, please come back later'],
  ['temporary', '421 Too many connections'],
  ['temporary', '451 4.7.1 [TSS04] Messages from 192.0.2.7 temporarily deferred due to unexpected volume'],
  ['temporary', '421 4.7.28 Our system has detected an unusual rate of mail from your IP address [192.0.2.7]'],
  ['temporary', '450 4.7.1 Client host rejected: cannot find your reverse hostname'],
  ['temporary', '450 4.7.1 Error: too much mail from 192.0.2.7'],
  ['blocked', '451 4.7.650 The mail server [192.0.2.7] has been temporarily rate limited due to IP reputation'],
  ['blocked', '454 4.7.1 Client host [192.0.2.7] blocked using dnsbl.list.test'],
  ['blocked', '450 4.1.8 Sender address rejected: Domain not found'],
  ['other', '551 5.1.6 User has moved, please try <new@tidewater.test>'],
  ['other', '554 5.7.1 Relay access denied'],
  ['other', '556 nothing to say'],
];

describe('what a reply to RCPT means', () => {
  it.each(CASES)('%s: %s', (verdict, reply) => expect(classifySmtpReply(reply)).toEqual({ verdict }));

  it.each([
    'ghost',
    'hostmaster',
    'blocked.user',
    'full.name',
    '550club',
    'spamhaus',
    'disabled',
    'quota.exceeded',
    'greylist',
  ])('is not fooled by a name such as %s repeated in it', (name) => {
    expect(
      classifySmtpReply(`550 5.1.1 <${name}@tidewater.test>: Recipient address rejected: User unknown in table`),
    ).toEqual({
      verdict: 'no_such_user',
    });
    expect(classifySmtpReply(`451 4.7.1 <${name}@tidewater.test>: please try again later`)).toEqual({
      verdict: 'temporary',
    });
  });

  it('knows an answer for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (reply) => REPLY_VERDICTS.includes(classifySmtpReply(reply).verdict)),
    );
  });

  it('never calls a mailbox dead for a temporary reply', () => {
    const words = fc.constantFrom('user unknown', 'mailbox not found', 'no such user', 'does not exist', 'try again');
    fc.assert(
      fc.property(
        fc.integer({ min: 400, max: 499 }),
        words,
        (code, said) => classifySmtpReply(`${code} ${said}`).verdict !== 'no_such_user',
      ),
    );
  });
});
