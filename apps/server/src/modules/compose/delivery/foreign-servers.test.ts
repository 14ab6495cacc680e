import { randomBytes, randomUUID } from 'node:crypto';
import { type ComposeAttrs, composeAttrs } from '@outrider/contract/compose/attrs';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openImap } from '../../../platform/imap/imap.ts';
import type { ImapClient } from '../../../platform/imap/imap-client.ts';
import { ANNA, accountAt, type MailServers, startForeignServers } from '../../../platform/net/mail-servers-testing.ts';
import { openSmtp } from '../../../platform/smtp/smtp.ts';
import { foreignMailMissing } from '../../../platform/testing/foreign-mail/foreign-mail-missing.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { listSendingMailboxes } from '../../mailboxes/index.ts';
import { aWorkspace } from '../../warmup/testing.ts';
import { findDelivery } from './deliveries.repository.ts';
import { startDelivering } from './delivery-loop.ts';
import { aDelivery, testDeliveryDeps } from './delivery-testing.ts';
import { createMessageWriter } from './write-message.ts';

const missing = foreignMailMissing();
const FILES = new Map<string, Buffer>();
const MEGABYTE = 1_048_576;
/** Large messages, and people who all have their mail at one place. */
const POSTFIX = `message_size_limit = 40000000\nvirtual_alias_maps = regexp:{{/^known/ ${ANNA}}}\n`;

describe.skipIf(missing)(`composed mail at Postfix and Dovecot${missing ? ` (${missing})` : ''}`, () => {
  let database: TestDatabase;
  let foreign: MailServers;
  let client: ImapClient;
  let loop: ReturnType<typeof startDelivering>;
  let send: (attrs: Partial<ComposeAttrs>) => Promise<{ state: string | undefined; failures: string[]; left: Buffer }>;

  beforeAll(async () => {
    database = await testDatabase();
    foreign = await startForeignServers({ postfix: POSTFIX });
    const { db } = database;
    const { workspaceId, mailboxes } = await aWorkspace(db, 1, new Date());
    const scope = { workspaceId };
    const mailboxId = mailboxes[0]?.id ?? '';
    const write = createMessageWriter({
      db,
      openAttachment: async (_scope, { id }) => FILES.get(id) ?? Buffer.from(''),
      valuesOf: async () => ({}),
      addPicture: (html) => html,
      xMailer: 'Outrider',
    });
    const left = new Map<string, Buffer>();
    const deps = testDeliveryDeps(db, {
      listMailboxes: async (...asked) =>
        (await listSendingMailboxes(...asked)).map((mailbox) => ({ ...mailbox, email: ANNA })),
      openSmtp: () => openSmtp(accountAt(587), { network: foreign.network, now: () => new Date() }),
      async writeMessage(...message) {
        const raw = await write(...message);
        left.set(message[1].attrs.subject, raw);
        return raw;
      },
    });
    loop = startDelivering(deps);
    client = await openImap(accountAt(993), { network: foreign.network });
    send = async (attrs) => {
      const subject = `Foreign ${randomUUID()}`;
      const whole = composeAttrs.parse({ to: [ANNA], content: '<p>Hello</p>', ...attrs, subject });
      const { deliveryId } = await aDelivery(deps, scope, { mailboxId, attrs: whole });
      const ended = await vi.waitFor(
        async () => {
          const delivery = await findDelivery(db, scope, deliveryId);
          expect(delivery?.state).not.toBe('waiting');
          return delivery;
        },
        { timeout: 60_000, interval: 100 },
      );
      return {
        state: ended?.state,
        failures: ended?.failures.map(({ reason }) => reason) ?? [],
        left: left.get(subject) ?? Buffer.from(''),
      };
    };
  });
  afterAll(async () => {
    await loop?.stop();
    client?.close();
    await foreign?.stop();
    await database?.close();
  });

  /** What a second client reads over IMAP, from the first header of ours on. */
  const readBack = (left: Buffer) =>
    vi.waitFor(
      async () => {
        const id = /^Message-ID: (\S+)/m.exec(left.toString('latin1'))?.[1] ?? '';
        const lock = await client.getMailboxLock('INBOX');
        try {
          await client.noop();
          const [uid] = (await client.search({ header: { 'message-id': id } }, { uid: true })) || [];
          const found = uid ? await client.fetchOne(String(uid), { source: true }, { uid: true }) : undefined;
          const source = found ? found.source : undefined;
          if (!source) throw new Error('it has not arrived');
          return source;
        } finally {
          lock.release();
        }
      },
      { timeout: 60_000, interval: 200 },
    );

  async function arrivesWhole(attrs: Partial<ComposeAttrs>) {
    const { state, left } = await send(attrs);
    expect(state).toBe('sent');
    const read = await readBack(left);
    expect(read.subarray(-left.length).equals(left)).toBe(true);
    return simpleParser(left);
  }

  const attach = (name: string, mimeType: string, bytes: Buffer, more = {}) => {
    const id = randomUUID();
    FILES.set(id, bytes);
    const file = { id, name, mimeType, fileSize: bytes.length, type: 'upload' as const, ...more };
    return composeAttrs.shape.attachments.parse([file]);
  };

  test('as plain text is read byte for byte as it left, also lines that begin with a dot', async () => {
    const mail = await arrivesWhole({ isHtml: false, content: 'Hello\n.\n..two\nFrom here\n' });
    expect(mail.text).toContain('\n.\n..two\nFrom here');
  });

  test('as HTML with a picture in it is read byte for byte as it left', async () => {
    const attachments = attach('logo.png', 'image/png', randomBytes(5_000), { inlined: true, contentId: 'logo@x' });
    const mail = await arrivesWhole({ content: '<p>Grüße 你好 <img src="cid:logo@x"></p>', attachments });
    expect(mail.attachments).toMatchObject([{ cid: 'logo@x', related: true, size: 5_000 }]);
  });

  test('with a file of 20 MB is read byte for byte as it left', { timeout: 120_000 }, async () => {
    await arrivesWhole({ attachments: attach('plan.pdf', 'application/pdf', randomBytes(20 * MEGABYTE)) });
  });

  test('to 500 people leaves once, and names those the server does not know', { timeout: 120_000 }, async () => {
    const known = Array.from({ length: 497 }, (_, n) => `known${n}@north.test`);
    const strangers = ['stranger@north.test', 'nobody@north.test'];
    const { state, failures, left } = await send({ to: [ANNA], bcc: [...known, ...strangers] });
    expect(state).toBe('sent');
    expect(failures).toEqual(['recipientUnknown', 'recipientUnknown']);
    await readBack(left);
  });
});
