import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BARE_DOVECOT } from '../../../platform/net/mail-servers-testing.ts';
import { foreignMailMissing } from '../../../platform/testing/foreign-mail/foreign-mail-missing.ts';
import { type Dovecot, startDovecot } from '../../../platform/testing/foreign-mail/start-dovecot.ts';
import { MailProgram } from '../../../platform/testing/mail-program.ts';
import { createImapReader, WARMUP_FOLDER } from './imap-reader.ts';

const ANNA = { address: 'anna@north.test', password: 'harbour-light' };
const SIGNATURE = 'abcDEF_-0123456789012345678901234567890123x';
const LONG_AGO = new Date('2020-01-01');

const missing = foreignMailMissing();

const SERVERS = [
  { name: 'a foreign server', settings: '' },
  { name: 'a foreign server without MOVE and UIDPLUS', settings: BARE_DOVECOT.dovecot },
];

describe.skipIf(missing).each(SERVERS)(`a reader at $name${missing ? ` (${missing})` : ''}`, ({ settings }) => {
  let dovecot: Dovecot;
  let client: MailProgram;
  beforeAll(async () => {
    dovecot = await startDovecot({ users: [ANNA], settings });
    client = await logIn();
  });
  afterAll(async () => {
    client?.close();
    await dovecot?.stop();
  });

  async function logIn() {
    const { host, tlsPort } = dovecot.imap;
    const auth = { user: ANNA.address, pass: ANNA.password };
    const made = new MailProgram({ host, port: tlsPort, secure: true, tls: { ca: dovecot.ca }, auth, logger: false });
    await made.connect();
    return made;
  }

  const put = (folder: string, lines: string[]) =>
    client.append(folder, `${['Subject: Hello', 'To: anna@north.test', ...lines].join('\r\n')}\r\n\r\nHello\r\n`, []);

  const fromBen = (id: string, header: string) =>
    put('INBOX', [`Message-ID: <${id}>`, 'From: Ben <ben@south.test>', header]);

  async function flagsIn(folder: string) {
    await client.mailboxOpen(folder, { readOnly: true });
    const found = (await client.search({ deleted: false })) || [];
    const messages = found.length > 0 ? await client.fetchAll(found, { flags: true, envelope: true }) : [];
    await client.mailboxOpen('INBOX', { readOnly: true });
    return messages.map(({ envelope, flags }) => [envelope?.messageId, [...(flags ?? [])].includes('\\Seen')]);
  }

  test('finds marked mail in the inbox and in the junk folder, and nothing else', async () => {
    await fromBen('plain@south.test', 'X-Other: 1');
    await fromBen('one@south.test', `X-Outrider-Warmup: ${SIGNATURE}`);
    await fromBen('folded@south.test', `X-Outrider-Warmup:\r\n ${SIGNATURE}`);
    await put('Junk', ['Message-ID: <junk@south.test>', 'From: ben@south.test', `x-outrider-warmup: ${SIGNATURE}`]);
    const reader = createImapReader(await logIn());
    const found = await reader.findMails(LONG_AGO);
    await reader.close();
    expect(found.map(({ messageId, isSpam }) => [messageId, isSpam])).toEqual([
      ['<one@south.test>', false],
      ['<folded@south.test>', false],
      ['<junk@south.test>', true],
    ]);
    expect(found[0]).toMatchObject({ from: 'ben@south.test', signature: SIGNATURE, folder: 'INBOX' });
  });

  test('files mail away read, out of either folder, and makes its folder once', async () => {
    for (let round = 0; round < 2; round++) {
      const reader = createImapReader(await logIn());
      for (const found of await reader.findMails(LONG_AGO)) await reader.fileAway(found);
      await reader.close();
      await fromBen('later@south.test', `X-Outrider-Warmup: ${SIGNATURE}`);
    }
    expect(await flagsIn('Junk')).toEqual([]);
    expect(await flagsIn(WARMUP_FOLDER)).toEqual(
      ['one', 'folded', 'junk', 'later'].map((name) => [`<${name}@south.test>`, true]),
    );
  });

  test('a mail that a user moved meanwhile is left alone', async () => {
    const reader = createImapReader(await logIn());
    await fromBen('moved@south.test', `X-Outrider-Warmup: ${SIGNATURE}`);
    const found = (await reader.findMails(LONG_AGO)).find(({ messageId }) => messageId === '<moved@south.test>');
    await client.mailboxOpen('INBOX');
    await client.messageMove({ header: { 'message-id': '<moved@south.test>' } }, 'Trash');
    await client.mailboxClose();
    if (found) await reader.fileAway(found);
    await reader.close();
    expect(found).toBeDefined();
    expect(await flagsIn('Trash')).toEqual([['<moved@south.test>', false]]);
  });

  test.each([
    ['with two marks', ['Message-ID: <a@x>', 'From: ben@south.test', mark(), mark()]],
    ['with a mark of the wrong length', ['Message-ID: <b@x>', 'From: ben@south.test', mark('short')]],
    ['with a mark that is no base64url', ['Message-ID: <c@x>', 'From: ben@south.test', mark('!'.repeat(43))]],
    ['without a Message-ID', ['From: ben@south.test', mark()]],
    ['without a sender', ['Message-ID: <d@x>', mark()]],
    ['with two senders', ['Message-ID: <e@x>', 'From: ben@south.test, eve@south.test', mark()]],
  ])('a mail %s is none of ours', async (_what, lines) => {
    const reader = createImapReader(await logIn());
    const before = (await reader.findMails(LONG_AGO)).length;
    await put('INBOX', lines);
    expect(await reader.findMails(LONG_AGO)).toHaveLength(before);
    await reader.close();
  });
});

function mark(value = SIGNATURE) {
  return `X-Outrider-Warmup: ${value}`;
}
