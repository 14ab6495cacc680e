import {
  actAsPerson,
  getBoxedPerson,
  getBoxState,
  listWire,
  moveBoxClock,
  setBoxedHost,
} from '@outrider/contract/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../platform/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('the control page is told the hosts of the box and can change how one behaves', async () => {
  const { data } = await server.call(getBoxState, {});
  expect(data.hosts.length).toBeGreaterThan(60);
  expect(data).toMatchObject({ seed: '4417', speed: 1, accepted: 0, doubled: 0 });
  const name = 'mx1.nordkai.test';
  const changed = await server.call(setBoxedHost, { name, mood: 'greylist' });
  expect(changed.data.hosts.find((host) => host.name === name)?.mood).toBe('greylist');
  expect((await server.call(setBoxedHost, { name: 'mx.nowhere.test', mood: 'accept' })).status).toBe(404);
});

test('the box’s time can be skipped and made faster', async () => {
  const before = new Date((await server.call(getBoxState, {})).data.now).getTime();
  const { data } = await server.call(moveBoxClock, { speed: 60, skipMs: 86_400_000 });
  expect(data.speed).toBe(60);
  expect(new Date(data.now).getTime() - before).toBeGreaterThanOrEqual(86_400_000);
  await server.call(moveBoxClock, { speed: 1 });
});

test('what happens on the wire is listed newest first, by kind and by word', async () => {
  const at = new Date('2026-11-17T09:00:00Z');
  const event = {
    at,
    kind: 'smtp',
    direction: 'in',
    from: 'maya@x.test',
    what: 'RCPT refused',
    code: '550 5.1.1',
  } as const;
  server.box?.truth.note({ ...event, to: 'first@kestrelhaulage.test' });
  server.box?.truth.note({ ...event, to: 'second@kestrelhaulage.test' });
  const { data } = await server.call(listWire, { kind: 'smtp', search: 'kestrelhaulage' });
  expect(data.events.map(({ to }) => to)).toEqual(['second@kestrelhaulage.test', 'first@kestrelhaulage.test']);
  expect((await server.call(listWire, { kind: 'dns', search: 'kestrelhaulage' })).data.events).toEqual([]);
});

test('somebody can become a person of the box once that person has a mail', async () => {
  const address = 'dana.whitlock@tidewatercargo.test';
  const stranger = await server.call(actAsPerson, { address, act: 'answer' });
  expect(stranger.status).toBe(404);

  const own = 'maya@tryharborline.test';
  server.box?.mailboxes.create({ address: own, password: 'box-password-1', host: 'mailhaven.test' });
  const messageId = '<17@tryharborline.test>';
  const raw = Buffer.from(
    `From: ${own}\r\nTo: ${address}\r\nSubject: Hello\r\nMessage-ID: ${messageId}\r\n\r\nHello\r\n`,
  );
  server.box?.people.receive({ to: address, from: own, raw, messageId, at: new Date() });
  expect((await server.call(getBoxedPerson, { address })).data).toMatchObject({ name: 'Dana Whitlock' });
  expect((await server.call(actAsPerson, { address, act: 'answer', answer: 'question' })).code).toBe(0);
  const [answer] = server.box?.mailboxes.folder(own, 'INBOX').messages ?? [];
  expect(answer?.raw.toString()).toContain(`In-Reply-To: ${messageId}`);
});
