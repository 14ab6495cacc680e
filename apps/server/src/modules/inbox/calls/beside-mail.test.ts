import { checkSuppressed, erasePerson, exportPerson } from '@outrider/contract/contacts/suppression';
import * as call from '@outrider/contract/inbox/inbox';
import { streamInboxChanges } from '@outrider/contract/inbox/live';
import { removeAccount } from '@outrider/contract/mailboxes/operate';
import { signOut } from '@outrider/contract/sign';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aContact } from '../../contacts/testing.ts';
import { tellChanged } from '../changed.repository.ts';
import { aMessage, aReaderOf, callProxy } from '../testing.ts';
import { wakeMessages } from './changing/wake-messages.ts';

let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await testServer();
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const aReader = () => aReaderOf(server);
const NORA = 'nora@nordkai.test';

describe('a meaning given by a person', () => {
  test('is shown with who gave it; "stop" keeps everybody from writing to the person again', async () => {
    const { db, token, maya } = await aReader();
    await aContact(server, token, { email: NORA });
    const mid = await aMessage(db, maya, { kind: 'human', subject: 'No more' });
    const { data } = await server.call(call.labelThread, { mid, label: 'stop' }, { token });
    expect(data).toMatchObject({ id: mid, replyLabel: 'stop', isLabelSure: true });
    expect(data.labelWhy).not.toBe('');
    const { data: checked } = await server.call(checkSuppressed, { emails: [NORA] }, { token });
    expect(checked.suppressed).toMatchObject([{ email: NORA, reason: 'optedOut' }]);
    const { data: person } = await server.call(call.readPerson, { email: NORA }, { token });
    expect(person.timeline.map(({ event }) => event)).toContain('optedOut');
  });

  test('can be taken back, and is not for mail of our own', async () => {
    const { db, token, maya, list } = await aReader();
    const mid = await aMessage(db, maya, { kind: 'human' });
    const own = await aMessage(db, maya, { isOwn: true, role: 'sent' });
    const unlabelled = async () => (await list({ fid: 1, filter: { unlabelled: true } })).messages.length;
    expect(await unlabelled()).toBe(1);
    await server.call(call.labelThread, { mid, label: 'question' }, { token });
    expect(await unlabelled()).toBe(0);
    await server.call(call.labelThread, { mid, label: null }, { token });
    expect(await unlabelled()).toBe(1);
    expect((await server.call(call.labelThread, { mid: own, label: 'stop' }, { token })).code).toBe(
      'FA_MAIL_NOT_FOUND',
    );
  });
});

describe('the person beside a thread', () => {
  test('is the contact with its timeline, a stage, colleagues and threads', async () => {
    const { db, token, maya } = await aReader();
    await aContact(server, token, { email: NORA, firstName: 'Nora', lastName: 'Nord' });
    await aContact(server, token, { email: 'ole@nordkai.test' });
    await aMessage(db, maya);
    await aMessage(db, maya);
    await server.call(call.setStage, { email: NORA, stage: 'meeting' }, { token });
    const { data } = await server.call(call.readPerson, { email: NORA }, { token });
    expect(data).toMatchObject({ name: 'Nora Nord', stage: 'meeting', colleagues: 1, threads: 2 });
    expect(data.contact).toMatchObject({ email: NORA });
    await server.call(call.setStage, { email: NORA, stage: null }, { token });
    expect((await server.call(call.readPerson, { email: NORA }, { token })).data.stage).toBeNull();
  });

  test('is a stranger with the name they write under, and nobody’s colleague at a free provider', async () => {
    const { db, token, maya } = await aReader();
    const from = { name: 'Gil Free', email: 'gil@gmail.com' };
    await aMessage(db, maya, { from });
    await aContact(server, token, { email: 'somebody@gmail.com' });
    const { data } = await server.call(call.readPerson, { email: from.email }, { token });
    expect(data).toMatchObject({ name: 'Gil Free', contact: null, stage: null, colleagues: 0, threads: 1 });
  });
});

describe('remote images', () => {
  test('of a sender are shown without asking once the user said so, and no longer when taken back', async () => {
    const { db, token, maya } = await aReader();
    const mid = await aMessage(db, maya, { html: '<img src="https://img.nordkai.test/a.png" width="300">' });
    const blocked = async () => (await callProxy(server, token, 'mbox:readMessage', { mid })).var.body.blockedImages;
    expect(await blocked()).toBe(1);
    await server.call(call.allowImages, { email: NORA, allow: true }, { token });
    expect(await blocked()).toBe(0);
    await server.call(call.allowImages, { email: NORA, allow: false }, { token });
    expect(await blocked()).toBe(1);
  });
});

describe('what was put off', () => {
  test('comes back by itself when its time has come, even while its server is away', async () => {
    const { db, token, maya, list } = await aReader();
    const mid = await aMessage(db, maya, { seen: true });
    const inAnHour = new Date(Date.now() + 3_600_000);
    await server.call(call.snoozeMessages, { midList: [mid], until: inAnHour.toISOString() }, { token });
    expect((await list({ fid: 1 })).messages).toEqual([]);
    const connections = { use: () => expect.unreachable('nothing is to be done there'), close: () => undefined };
    await wakeMessages({ db, connections, now: () => new Date(inAnHour.getTime() - 1) });
    expect((await list({ fid: 1 })).messages).toEqual([]);
    await db.updateTable('inbox_messages').set({ seen: false }).where('id', '=', mid).execute();
    await wakeMessages({ db, connections, now: () => inAnHour });
    expect((await list({ fid: 1 })).messages).toMatchObject([{ id: mid, snoozedUntil: null }]);
  });
});

describe('the stream of changes', () => {
  async function open(token: string) {
    const stop = new AbortController();
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${origin}${streamInboxChanges.path}`, { headers, signal: stop.signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => ((await reader?.read())?.value ?? '').trim().split('\n').filter(Boolean);
    return { status: response.status, next, stop: () => stop.abort() };
  }
  const line = (kind: string, accountId = '') => JSON.stringify({ kind, accountId });

  test('tells changes of the own workspace alone, each once however often it was said', async () => {
    const { db, token, maya } = await aReader();
    const stranger = await aReader();
    const stream = await open(token);
    expect(await stream.next()).toEqual([line('alive')]);
    await tellChanged(db, stranger.maya, [stranger.maya.mailboxId]);
    await tellChanged(db, maya, [maya.mailboxId, maya.mailboxId]);
    await tellChanged(db, maya, [maya.mailboxId]);
    expect(await stream.next()).toEqual([line('message', maya.mailboxId)]);
    stream.stop();
  });

  test('ends with the log-in, and needs one', async () => {
    const { db, token, maya } = await aReader();
    expect((await open('nobody')).status).toBe(401);
    const stream = await open(token);
    await stream.next();
    await server.call(signOut, {}, { token });
    await tellChanged(db, maya, [maya.mailboxId]);
    expect(await stream.next()).toEqual([]);
  });
});

describe('a person’s own data', () => {
  test('has their mail, and once erased it holds nothing of it and does not come back', async () => {
    const { db, token, maya, list } = await aReader();
    const from = { name: 'Nora Nord', email: NORA };
    const theirs = await aMessage(db, maya, { from, subject: 'From Nora', text: 'words of Nora' });
    const ours = await aMessage(db, maya, {
      role: 'sent',
      isOwn: true,
      to: [from],
      text: 'words to Nora',
      from: { name: 'Maya', email: maya.email },
    });
    await server.call(call.setStage, { email: NORA, stage: 'won' }, { token });
    const { data } = await server.call(exportPerson, { email: NORA }, { token });
    const exported = JSON.stringify(data.parts);
    for (const known of ['From Nora', 'words of Nora', 'words to Nora', 'won']) expect(exported).toContain(known);
    const erased = await server.call(erasePerson, { email: NORA }, { token });
    expect(erased.data.erased).toMatchObject({ mailWritten: 1, mailReceived: 1, sale: 1 });
    const rows = JSON.stringify([(await list({ fid: 1 })).messages, (await list({ fid: 3 })).messages]);
    for (const gone of ['nora', 'Nora', 'words']) expect(rows).not.toContain(gone);
    for (const mid of [theirs, ours]) {
      const read = await callProxy(server, token, 'mbox:readMessage', { mid });
      expect(read.var.body).toMatchObject({ html: null, text: '', written: '' });
    }
    const found = await callProxy(server, token, 'mbox:searchMessages', { searchInfo: { pattern: 'nora' } });
    expect(found.var.messages).toEqual([]);
  });
});

describe('another workspace', () => {
  test('can neither read nor change a message by its id', async () => {
    const { db, maya } = await aReader();
    const stranger = await aReader();
    const mid = await aMessage(db, maya, { text: 'only for Maya' });
    const refused = [
      await callProxy(server, stranger.token, 'mbox:readMessage', { mid }),
      await callProxy(server, stranger.token, 'mbox:updateMessageInfos', {
        midList: [mid],
        messageInfo: { memo: 'x' },
      }),
      await callProxy(server, stranger.token, 'mbox:deleteMessages', { midList: [mid], wholeThreads: true }),
      await server.call(call.labelThread, { mid, label: 'stop' }, { token: stranger.token }),
      await server.call(call.snoozeMessages, { midList: [mid], until: null }, { token: stranger.token }),
    ];
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'FA_MAIL_NOT_FOUND'));
    const headers = { authorization: `Bearer ${stranger.token}` };
    const file = await server.app.inject({ url: `${call.downloadPart.path}?mid=${mid}&part=2`, headers });
    expect(file.json()).toMatchObject({ code: 'FA_MAIL_NOT_FOUND' });
  });
});

describe('a mailbox that is removed', () => {
  test('takes its mail along', async () => {
    const { db, token, maya, finn, list } = await aReader();
    const gone = await aMessage(db, maya, { text: 'goes with its mailbox' });
    const left = await aMessage(db, finn);
    await server.call(removeAccount, { accountId: maya.mailboxId }, { token });
    expect((await list({ fid: 1 })).messages.map(({ id }) => id)).toEqual([left]);
    const bodies = await db.selectFrom('inbox_bodies').select('message_id').where('message_id', '=', gone).execute();
    expect(bodies).toEqual([]);
  });
});
