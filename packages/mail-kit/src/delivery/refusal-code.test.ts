import { expect, test } from 'vitest';
import { type MailRefusal, mailRefusalOf, type RecipientRefusal, recipientRefusalOf } from './refusal-code.ts';

const read = (line: string) => {
  const [, code = '', enhanced, text = ''] = /^(\d{3}) (?:(\d\.\d{1,3}\.\d{1,3}) )?(.*)$/.exec(line) ?? [];
  return { code, enhanced, text };
};

test.each<[string, MailRefusal]>([
  ['554 5.7.1 DT:SPM 5510 client address is unusual', 'rejectedIp'],
  ['550 5.7.708 Service unavailable. Access denied, traffic not accepted from this IP', 'rejectedIp'],
  ['550 5511 sending is banned', 'rejectedBanned'],
  ['550 5.1.8 Access denied, bad outbound sender', 'rejectedBanned'],
  ['550 5.4.5 Daily user sending limit exceeded. For more information on limits see the help', 'rejectedDailyMails'],
  ['554 ERR 5520', 'rejectedDailyMails'],
  ['554 5521 please wait', 'rejectedMailBurst'],
  ['421 4.7.28 Our system has detected an unusual rate of mail', 'rejectedMailBurst'],
  ['550 5522', 'rejectedTooFrequent'],
  ['450 4.7.1 Error: you send mail too fast', 'rejectedTooFrequent'],
  ['550 5.7.1 recipients per day exceeded', 'rejectedDailyRecipients'],
  ['554 5530 limit', 'rejectedDailyRecipients'],
  ['554 5531 limit', 'rejectedRecipientBurst'],
  ['554 5532 limit', 'rejectedGroupSend'],
  ['552 5.3.4 Message size exceeds fixed limit', 'mailTooLarge'],
  ['452 4.5.3 Too many recipients', 'tooManyRecipients'],
  ['554 5.7.1 The message was rejected because it contains prohibited spam content', 'rejectedPromotional5540'],
  ['554 5540', 'rejectedPromotional5540'],
  ['451 4512', 'rejectedPromotional4512'],
  ['554 5910', 'rejectedPromotional5910'],
  ['550 5911', 'rejectedAdministratorOnly'],
  ['550 5.7.1 You can only send to the administrator', 'rejectedAdministratorOnly'],
  ['554 5.7.1 Sender is on our blacklist', 'senderBlacklisted'],
  ['550 5.7.60 SMTP; Client does not have permissions to send as this sender', 'accountInvalid'],
])('a mail refused with "%s" is %s', (line, code) => {
  expect(mailRefusalOf(read(line))).toBe(code);
});

test('words that name no reason stay what they are', () => {
  expect(mailRefusalOf(read('550 5.0.0 Nope'))).toBeUndefined();
  expect(mailRefusalOf(read('554 Transaction 55201 failed at build 5520.1'))).toBeUndefined();
});

test.each<[string, RecipientRefusal]>([
  ['550 5.1.1 The email account that you tried to reach does not exist', 'recipientUnknown'],
  ['550 5.1.1 <a@b.test>: Recipient address rejected: User unknown in virtual mailbox table', 'recipientUnknown'],
  ['550 5107', 'recipientDoesNotExist'],
  ['550 5.2.1 The account is disabled', 'recipientDisabled'],
  ['550 5104', 'recipientDisabled'],
  ['452 4.2.2 The mailbox is over quota', 'recipientCannotReceive'],
  ['550 5106', 'recipientCannotReceive'],
  ['554 5.7.1 <x@y.test>: Relay access denied', 'recipientExternal5101'],
  ['550 5103', 'recipientExternal5103'],
  ['550 5102', 'recipientGiftedDomain'],
  ['550 5.7.1 You are on the blacklist of this mailbox', 'recipientBlocksSender'],
])('a recipient refused with "%s" is %s', (line, code) => {
  expect(recipientRefusalOf(read(line))).toBe(code);
});
