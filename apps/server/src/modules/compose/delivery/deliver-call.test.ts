import { randomUUID } from 'node:crypto';
import { undoDelivery } from '@outrider/contract/compose/delivery';
import { listOpens } from '@outrider/contract/compose/opens';
import { FOLDER_IDS, type Message } from '@outrider/contract/inbox/message';
import { mailProxy } from '@outrider/contract/inbox/proxy';
import { sql } from 'kysely';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aMessage } from '../../inbox/testing.ts';
import { boxOf } from '../../mailboxes/testing.ts';
import { aWriter as writerIn } from './writer-testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ OUTRIDER_SEND_MAILBOXES: '4' });
});
afterAll(() => server.close());

const aWriter = () => writerIn(server);

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

describe('mailTrace', () => {
  const pictureIn = (html: string) => /<img src="[^"]*(\/t\/o\/[^"]+)"/.exec(html)?.[1];

  test('puts a picture into the page, and opens of it are shown with the mail, people apart from programs', async () => {
    const { db, deliver, friends, arrived, inbox, workspaceId, accountId, token, delivery } = await aWriter();
    const [one = ''] = friends;
    const { deliveryId } = await deliver({ to: [one], content: '<p>x</p>' }, { mailTrace: true });
    await arrived(one);
    expect(await delivery(deliveryId)).toMatchObject({ mailTrace: true });
    const mail = await simpleParser(inbox(one)[0]?.raw ?? '');
    const picture = pictureIn(mail.html || '') ?? '';
    expect(picture).not.toBe('');
    const messageId = (mail.messageId ?? '').replaceAll(/[<>]/g, '');
    const copy = { workspaceId, mailboxId: accountId };
    const mid = await aMessage(db, copy, { role: 'sent', isOwn: true, messageId });
    const opens = async () => (await server.call(listOpens, { mids: [mid] }, { token })).data.opens;
    expect(await opens()).toEqual([{ mid, people: 0, machines: 0, unknown: 0, firstAt: null }]);
    // Within seconds of its arrival a browser is a gateway's.
    const [taken] = boxOf(server).truth.accepted(`<${messageId}>`);
    Object.assign(taken ?? {}, { at: new Date(Date.now() - 3_600_000) });
    for (const agent of [CHROME, 'Mozilla/5.0'])
      await server.app.inject({ url: picture, remoteAddress: '81.2.69.7', headers: { 'user-agent': agent } });
    expect(await opens()).toEqual([{ mid, people: 1, machines: 1, unknown: 0, firstAt: expect.any(String) }]);
  });

  test('left out traces nobody, and a mail of plain text cannot be traced', async () => {
    const { deliver, friends, arrived, inbox, delivery } = await aWriter();
    const [one = '', two = ''] = friends;
    await deliver({ to: [one], content: '<p>x</p>' });
    const plain = await deliver({ to: [two], content: 'x', isHtml: false }, { mailTrace: true });
    for (const friend of [one, two]) {
      await arrived(friend);
      expect(inbox(friend)[0]?.raw.toString()).not.toContain('/t/o/');
    }
    expect(await delivery(plain.deliveryId)).toMatchObject({ mailTrace: false });
  });
});

describe('deliverEmail', () => {
  test('is the address a draft leaves from, no matter what it said before', async () => {
    const { deliver, friends, arrived, inbox, email } = await aWriter();
    const [one = ''] = friends;
    const attrs = { to: [one], content: '<p>x</p>', account: `Old name <${email}>` };
    expect(await deliver(attrs, {}, { deliverEmail: `New name <${email}>` })).toMatchObject({ code: 'S_OK' });
    await arrived(one);
    expect((await simpleParser(inbox(one)[0]?.raw ?? '')).from?.value).toEqual([{ name: 'New name', address: email }]);
  });

  test('that is not an address of the mailbox is refused, and the draft stays open', async () => {
    const { deliver, friends, inbox, open } = await aWriter();
    const [one = ''] = friends;
    const id = randomUUID();
    const refused = await deliver({ to: [one], content: '<p>x</p>' }, { id }, { deliverEmail: 'chief@elsewhere.test' });
    expect(refused).toMatchObject({ code: 'FA_ACCOUNT_INVALID' });
    expect(await open(id)).toMatchObject({ state: 'open' });
    expect(inbox(one)).toEqual([]);
  });
});

test('flagLinkAttached without a link in the draft is refused: what was on the screen would not leave', async () => {
  const { deliver, friends, inbox } = await aWriter();
  const [one = ''] = friends;
  const refused = await deliver({ to: [one], content: '<p>x</p>' }, { flagLinkAttached: true });
  expect(refused).toMatchObject({ code: 'FA_ATTACHMENT_LOST' });
  expect(inbox(one)).toEqual([]);
});

test('a scheduled mail says so wherever its copy in Drafts is listed or read, until it is taken back', async () => {
  const { db, deliver, friends, workspaceId, accountId, token, email } = await aWriter();
  const scheduleDate = new Date(Date.now() + 86_400_000).toISOString();
  const { deliveryId = '', draftId } = await deliver({ to: [friends[0] ?? ''], content: '<p>x</p>', scheduleDate });
  const mid = await aMessage(db, { workspaceId, mailboxId: accountId }, { role: 'drafts', isOwn: true });
  await sql`update inbox_messages set draft_mark = ${`${draftId}; revision=1`} where id = ${mid}`.execute(db);
  const ask = (payload: object) =>
    server.app.inject({
      method: mailProxy.method,
      url: mailProxy.path,
      headers: { authorization: `Bearer ${token}` },
      payload: { _account: email, ...payload },
    });
  const flagIn = async (fid: number) => {
    const answer = await ask({ func: 'mbox:listMessages', listInfo: { fid } });
    return answer.json<{ var: { messages: Message[] } }>().var.messages.find(({ id }) => id === mid)?.flags
      .scheduleDelivery;
  };
  expect(await flagIn(FOLDER_IDS.drafts)).toBe(true);
  await server.call(undoDelivery, { deliveryId }, { token });
  expect(await flagIn(FOLDER_IDS.drafts)).toBe(false);
});
