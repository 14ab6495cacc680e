import { randomUUID } from 'node:crypto';
import { listScheduled, sendAgain, sendNow, undoDelivery } from '@outrider/contract/compose/delivery';
import { addSuppressions } from '@outrider/contract/contacts/suppression';
import { sql } from 'kysely';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { boxOf } from '../../mailboxes/testing.ts';
import { callCompose } from '../testing.ts';
import { type Attrs, aWriter as writerIn } from './writer-testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ OUTRIDER_SEND_MAILBOXES: '4' });
});
afterAll(() => server.close());

const aWriter = () => writerIn(server);

describe('a mail that is sent now', () => {
  test('answers once its server took it, arrives as it was on the screen, and its draft is gone', async () => {
    const { deliver, friends, arrived, inbox, email, open } = await aWriter();
    const [one = '', two = '', three = ''] = friends;
    const answer = await deliver({
      subject: 'Three invoices – 发票',
      to: [`Katrin Vogel <${one}>`],
      cc: [two],
      bcc: [three],
      content: '<p>Hello <b>Katrin</b></p><script>alert(1)</script>',
    });
    expect(answer).toMatchObject({ status: 200, code: 'S_OK', sendStatus: 'sent', errorRcpts: [] });
    for (const friend of friends) await arrived(friend);
    const raw = inbox(one)[0]?.raw ?? Buffer.from('');
    const mail = await simpleParser(raw);
    expect(mail.subject).toBe('Three invoices – 发票');
    expect(mail.to).toMatchObject({ value: [{ name: 'Katrin Vogel', address: one }] });
    expect(mail.from?.value[0]?.address).toBe(email);
    expect(mail.text).toContain('Hello Katrin');
    expect(raw.toString()).not.toMatch(/alert\(1\)|three\./);
    expect(mail.headers.get('x-mailer')).toMatch(/^Outrider \d/);
    expect(await open(answer.draftId)).toMatchObject({ state: 'sent' });
  });

  test('lies in Sent as the very bytes that left', async () => {
    const { deliver, friends, arrived, inbox, email, db } = await aWriter();
    const [one = ''] = friends;
    await sql`update mailboxes set sent_filer = 'outrider', sent_filer_known = true where email = ${email}`.execute(db);
    await deliver({ subject: 'Filed', to: [one], content: '<p>Hello</p>' });
    await arrived(one);
    const sent = () =>
      boxOf(server)
        .mailboxes.folder(email, 'Sent')
        .messages.filter(({ raw }) => raw.includes('Subject: Filed'));
    await vi.waitFor(() => expect(sent()).toHaveLength(1), { timeout: 20_000, interval: 200 });
    const arrivedBytes = inbox(one)[0]?.raw.toString() ?? '';
    const filed = sent()[0]?.raw.toString() ?? '';
    expect(arrivedBytes.endsWith(filed.slice(filed.indexOf('Subject: Filed')))).toBe(true);
  });

  test('drops what is no address with a word, and leaves out people who opted out', async () => {
    const { deliver, friends, arrived, inbox, token } = await aWriter();
    const [one = '', two = ''] = friends;
    await server.call(addSuppressions, { values: [two] }, { token });
    const answer = await deliver({ subject: 'Hi', to: [one, 'nobody at all'], cc: [two], content: '<p>x</p>' });
    expect(answer).toMatchObject({ code: 'S_OK', sendStatus: 'sent' });
    expect(answer.errorRcpts?.map(({ email, code }) => [email, code])).toEqual([
      [two, 'RCPT_SUPPRESSED'],
      ['nobody at all', 'FA_RECIPIENT_MALFORMED'],
    ]);
    await arrived(one);
    expect(inbox(two)).toEqual([]);
    expect(inbox(one)[0]?.raw.toString()).not.toContain(two);
  });

  test('brings a meeting as a calendar part, and a card without what could run in it', async () => {
    const { deliver, friends, arrived, inbox } = await aWriter();
    const [one = ''] = friends;
    const ics = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
    const card = { kind: 'meeting' as const, html: '<p>Thursday</p><script>alert(1)</script>', text: 'Thursday', ics };
    expect(await deliver({ subject: 'Meet', to: [one], content: '<p>x</p>', cards: [card] })).toMatchObject({
      code: 'S_OK',
    });
    await arrived(one);
    const raw = inbox(one)[0]?.raw.toString() ?? '';
    expect(raw).toMatch(/text\/calendar;[^\r\n]*charset=utf-8;[\s\S]*method=REQUEST/);
    expect(raw).toContain('Thursday');
    expect(raw).not.toContain('alert(1)');
  });

  test('to each separately is a mail of its own for everybody', async () => {
    const { deliver, friends, arrived, inbox } = await aWriter();
    const [one = '', two = '', three = ''] = friends;
    const answer = await deliver({
      subject: 'Each',
      to: [one],
      cc: [two],
      bcc: [three],
      content: '<p>x</p>',
      showOneRcpt: true,
    });
    expect(answer).toMatchObject({ sendStatus: 'sent' });
    for (const friend of friends) await arrived(friend);
    for (const friend of friends) {
      const others = friends.filter((other) => other !== friend);
      const raw = inbox(friend)[0]?.raw.toString() ?? '';
      expect(raw).toContain(friend);
      for (const other of others) expect(raw).not.toContain(other);
    }
  });
});

describe('a draft that cannot be sent', () => {
  const refusals: [string, Attrs, string][] = [
    ['to nobody', { to: [], content: 'x' }, 'FA_RECIPIENT_MISSING'],
    ['to what is no address', { to: ['nobody at all'] }, 'FA_RECIPIENT_MALFORMED'],
    ['to 501', { to: Array.from({ length: 501 }, (_, n) => `p${n}@harborline-hq.test`) }, 'FA_MTA_TOO_MANY_RCPTS'],
    [
      'with a file that is gone',
      { to: ['a@harborline-hq.test'], attachments: [{ id: randomUUID(), name: 'a.pdf' }] },
      'FA_ATTACHMENT_LOST',
    ],
    [
      'with all its files gone',
      { to: ['a@harborline-hq.test'], attachments: [{ id: randomUUID() }, { id: randomUUID() }] },
      'FA_ID_NOT_FOUND',
    ],
    [
      'that quotes a mail that is gone',
      { to: ['a@harborline-hq.test'], quote: { mid: randomUUID(), head: 'On …', kind: 'html', text: '' } },
      'FA_MAIL_NOT_FOUND',
    ],
  ];
  test.each(refusals)('%s says so and stays open', async (_what, attrs, code) => {
    const { deliver, open } = await aWriter();
    const id = randomUUID();
    expect(await deliver(attrs, { id })).toMatchObject({ code });
    expect(await open(id)).toMatchObject({ state: 'open' });
  });
});

describe('the undo time', () => {
  test('lets a mail be stopped, which reopens its draft as it was', async () => {
    const { deliver, friends, open, token, inbox, delivery } = await aWriter();
    const [one = ''] = friends;
    const answer = await deliver({ subject: 'Undo me', to: [one], content: '<p>not yet</p>' }, { delayTime: 60 });
    expect(answer).toMatchObject({ code: 'S_OK', sendStatus: 'sending' });
    expect(answer.undoUntil).not.toBe('');
    const { deliveryId = '', draftId } = answer;
    expect(await callCompose(server, token, { action: 'save', id: draftId, attrs: {}, forced: true })).toMatchObject({
      code: 'FA_COMPOSE_NOT_FOUND',
    });
    const undone = await server.call(undoDelivery, { deliveryId }, { token });
    expect(undone.data).toEqual({ outcome: 'stopped', draftId });
    expect((await server.call(undoDelivery, { deliveryId }, { token })).data.outcome).toBe('stopped');
    expect(await delivery(deliveryId)).toMatchObject({ state: 'stopped', sendStatus: 'saved' });
    expect(await open(draftId)).toMatchObject({
      state: 'open',
      attrs: { subject: 'Undo me', content: '<p>not yet</p>' },
    });
    expect(inbox(one)).toEqual([]);
  });

  test('over, the answer is that it is leaving', async () => {
    const { deliver, friends, token, arrived } = await aWriter();
    const [one = ''] = friends;
    const { deliveryId = '' } = await deliver({ subject: 'Gone', to: [one], content: '<p>x</p>' }, { delayTime: 1 });
    await arrived(one);
    expect((await server.call(undoDelivery, { deliveryId }, { token })).data.outcome).toBe('leaving');
  });
});

describe('a schedule', () => {
  test('is listed until it is sent now', async () => {
    const { deliver, friends, token, arrived, ended } = await aWriter();
    const [one = ''] = friends;
    const scheduleDate = new Date(Date.now() + 86_400_000).toISOString();
    const attrs = {
      subject: 'Later',
      to: [one],
      content: '<p>x</p>',
      scheduleDate,
      scheduleDateTimeZone: 'Europe/Berlin',
    };
    const { deliveryId = '', sendStatus } = await deliver(attrs);
    expect(sendStatus).toBe('sending');
    const listed = await server.call(listScheduled, { limit: 10 }, { token });
    expect(listed.data.deliveries).toMatchObject([
      { deliveryId, kind: 'schedule', zone: 'Europe/Berlin', deliverAt: scheduleDate, recipients: [one] },
    ]);
    await server.call(sendNow, { deliveryId }, { token });
    await arrived(one);
    await ended(deliveryId, 'sent');
    expect((await server.call(listScheduled, { limit: 10 }, { token })).data.deliveries).toEqual([]);
  });
});

describe('a double click', () => {
  test('sends once, and the second call learns it', async () => {
    const { deliver, friends, arrived, inbox } = await aWriter();
    const [one = ''] = friends;
    const id = randomUUID();
    const attrs = { subject: 'Once', to: [one], content: '<p>x</p>' };
    const answers = await Promise.all(Array.from({ length: 4 }, () => deliver(attrs, { id })));
    const codes = answers.map(({ code }) => code);
    expect(codes).toContain('S_OK');
    expect(codes.every((code) => ['S_OK', 'FA_COMPOSE_PROCESSING'].includes(code))).toBe(true);
    await arrived(one);
    expect(await deliver(attrs, { id })).toMatchObject({ code: 'S_OK', sendStatus: 'sent' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(inbox(one)).toHaveLength(1);
  });
});

describe('a server that', () => {
  test('refuses some recipients has the mail for the others, and it can be sent again to those', async () => {
    const { deliver, friends, email, arrived, token, open } = await aWriter();
    const [one = '', two = ''] = friends;
    boxOf(server).mailboxes.refuseMail(email, [
      { at: 'recipient', recipient: two, code: 550, text: '5.2.1 The account is disabled' },
    ]);
    const answer = await deliver({ subject: 'Partly', to: [one, two], content: '<p>x</p>' });
    expect(answer).toMatchObject({ code: 'S_OK', sendStatus: 'sent' });
    expect(answer.errorRcpts).toMatchObject([{ email: two, code: 'RCPT:5104' }]);
    await arrived(one);
    const again = await server.call(sendAgain, { deliveryId: answer.deliveryId ?? '' }, { token });
    expect(await open(again.data.draftId)).toMatchObject({ state: 'open', attrs: { to: [two], subject: 'Partly' } });
  });

  test('refuses everybody leaves the draft open, with who and why', async () => {
    const { deliver, friends, email, open } = await aWriter();
    const [one = ''] = friends;
    boxOf(server).mailboxes.refuseMail(email, [{ at: 'recipient', code: 550, text: '5.1.1 no such user' }]);
    const id = randomUUID();
    const answer = await deliver({ subject: 'No', to: [one], content: '<p>x</p>' }, { id });
    expect(answer).toMatchObject({
      code: 'FA_MTA_MULTI_ERROR',
      data: { errorRcpts: [{ email: one, code: 'RCPT_UNKNOWN' }] },
    });
    expect(await open(id)).toMatchObject({ state: 'open' });
  });

  test('says later is asked again, and the mail leaves once', async () => {
    const { db, deliver, friends, email, arrived, delivery, ended } = await aWriter();
    const [one = ''] = friends;
    boxOf(server).mailboxes.refuseMail(email, [{ at: 'message', code: 451, text: '4.7.1 try again later', times: 1 }]);
    const { deliveryId, sendStatus } = await deliver({ subject: 'Later', to: [one], content: '<p>x</p>' });
    expect(sendStatus).toBe('sending');
    expect(await delivery(deliveryId)).toMatchObject({ state: 'waiting', words: '451 4.7.1 try again later' });
    await sql`update send_ledger set due_at = now() where owner_id = ${deliveryId}`.execute(db);
    await arrived(one);
    await ended(deliveryId, 'sent');
  });

  test('is gone after the last byte leaves a doubt, which nothing sends again', async () => {
    const { deliver, friends, email, arrived, inbox, delivery } = await aWriter();
    const [one = ''] = friends;
    boxOf(server).mailboxes.refuseMail(email, [{ at: 'hangsUp', code: 421, text: 'gone', times: 1 }]);
    const { deliveryId, sendStatus, draftId } = await deliver({ subject: 'Doubt', to: [one], content: '<p>x</p>' });
    expect(sendStatus).toBe('sending');
    expect(await delivery(deliveryId)).toMatchObject({ state: 'doubt', draftId });
    await arrived(one);
    expect(inbox(one)).toHaveLength(1);
  });
});
