import { randomUUID } from 'node:crypto';
import { ERRORS } from '@outrider/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aConnectedMailbox, aSender, boxOf } from '../../mailboxes/testing.ts';
import { callCompose } from '../testing.ts';

let server: TestServer;
let writer: { token: string; email: string };
beforeAll(async () => {
  server = await testServer({ OUTRIDER_SEND_MAILBOXES: '4' });
  const { token } = await aSender(server);
  const { email } = await aConnectedMailbox(server, token);
  writer = { token, email };
});
afterAll(() => server.close());

type Refusal = { at: 'sender' | 'recipient' | 'message'; code: number; text: string };

/** Sends while the mailbox's host answers so, in both languages. */
async function sendRefused(refusal: Refusal) {
  boxOf(server).mailboxes.refuseMail(writer.email, [refusal]);
  const attrs = { subject: 'Hello', to: ['katrin@elsewhere.test'], content: '<p>Hello</p>' };
  const answers = [];
  for (const language of ['en', 'zh-CN'])
    answers.push(
      await callCompose(server, writer.token, { action: 'deliver', id: randomUUID(), attrs }, writer.email, language),
    );
  return answers;
}

const FINAL: [keyof typeof ERRORS, Refusal][] = [
  ['rejectedIp', { at: 'sender', code: 550, text: '5.7.708 Access denied, traffic not accepted from this IP' }],
  ['rejectedBanned', { at: 'sender', code: 550, text: '5.1.8 Access denied, bad outbound sender' }],
  ['rejectedDailyMails', { at: 'message', code: 550, text: '5.4.5 Daily user sending limit exceeded' }],
  ['rejectedMailBurst', { at: 'message', code: 554, text: '5.7.0 Too many messages sent, please wait' }],
  ['rejectedTooFrequent', { at: 'message', code: 554, text: '5.7.0 You send mail too fast' }],
  ['rejectedDailyRecipients', { at: 'message', code: 554, text: '5.7.1 Limit of recipients per day reached' }],
  ['rejectedRecipientBurst', { at: 'message', code: 554, text: '5.7.1 Recipients per hour exceeded' }],
  ['rejectedGroupSend', { at: 'message', code: 554, text: '5.7.1 Too many recipients in a group send' }],
  ['rejectedPromotional5540', { at: 'message', code: 554, text: '5.7.1 Message looks like spam' }],
  ['rejectedPromotional4512', { at: 'message', code: 554, text: 'MTA 4512 suspected' }],
  ['rejectedPromotional5910', { at: 'message', code: 554, text: 'MTA 5910 suspected' }],
  ['rejectedAdministratorOnly', { at: 'message', code: 550, text: '5.7.1 You can only write to the administrator' }],
  ['senderBlacklisted', { at: 'sender', code: 554, text: '5.7.1 Sender is on our blacklist' }],
  ['tooManyRecipients', { at: 'message', code: 554, text: '5.5.3 Too many recipients' }],
  ['mailTooLarge', { at: 'message', code: 552, text: '5.3.4 Message size exceeds fixed limit' }],
  ['accountInvalid', { at: 'sender', code: 550, text: '5.7.60 Not authorized to send as this sender' }],
  ['mailRefused', { at: 'message', code: 554, text: '5.0.0 No' }],
];

test.each(FINAL)('a server’s refusal that means %s is given by its code in both languages', async (name, refusal) => {
  const [english, chinese] = await sendRefused(refusal);
  const { code, en, zh } = ERRORS[name];
  expect(english).toMatchObject({ code, data: { words: `${refusal.code} ${refusal.text}` } });
  expect(chinese).toMatchObject({ code });
  const words = `${refusal.code} ${refusal.text}`;
  expect([english?.message, chinese?.message]).toEqual([en, zh].map((text) => text.replace('{words}', words)));
});

test('a server that wants a second factor is reported so, and the draft stays open', async () => {
  const { token } = await aSender(server);
  const { email } = await aConnectedMailbox(server, token, 'workspace.gmail.test');
  boxOf(server).mailboxes.setTrouble(email, 'revoked');
  const attrs = { subject: 'Hello', to: ['katrin@elsewhere.test'], content: '<p>Hello</p>' };
  expect(await callCompose(server, token, { action: 'deliver', attrs }, email)).toMatchObject({
    code: 'FA_NEED_AUTH2',
  });
});

const RECIPIENT: [keyof typeof ERRORS, string][] = [
  ['recipientBlocksSender', '5.7.1 You are on the blacklist of this mailbox'],
  ['recipientUnknown', '5.1.1 User unknown'],
  ['recipientDisabled', '5.2.1 The account is disabled'],
  ['recipientCannotReceive', '5.2.2 The mailbox is over quota'],
  ['recipientDoesNotExist', 'MTA 5107'],
  ['recipientExternal5101', '5.7.1 Relay access denied'],
  ['recipientExternal5103', 'MTA 5103'],
  ['recipientGiftedDomain', '5.7.1 A gifted domain cannot send there'],
];

test.each(RECIPIENT)(
  'a recipient who is refused as %s is named with that reason in both languages',
  async (name, text) => {
    const [english, chinese] = await sendRefused({ at: 'recipient', code: 550, text });
    const { code, en, zh } = ERRORS[name];
    const refused = { email: 'katrin@elsewhere.test', code, words: `550 ${text}` };
    expect(english).toMatchObject({ code: 'FA_MTA_MULTI_ERROR', data: { errorRcpts: [{ ...refused, message: en }] } });
    expect(chinese).toMatchObject({ data: { errorRcpts: [{ ...refused, message: zh }] } });
  },
);
