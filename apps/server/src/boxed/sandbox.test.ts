import type { Endpoint } from '@outrider/contract/endpoint';
import * as sandbox from '@outrider/contract/sandbox';
import { createBoxedMailbox, setBoxedMailbox } from '@outrider/contract/sandbox/mailboxes';
import { failBoxedName, readBoxedZone, slowNameServer } from '@outrider/contract/sandbox/names';
import { actAsPerson, getBoxedPerson, listBoxedPeople } from '@outrider/contract/sandbox/people';
import { getBoxRecording, resetBox, revokeBoxedConsent } from '@outrider/contract/sandbox/world';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../platform/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const changedHosts = ({ hosts, mailboxHosts }: sandbox.WorldState) =>
  [...hosts, ...mailboxHosts].filter(({ isChanged }) => isChanged).map(({ name }) => name);

function boxOf({ box }: TestServer) {
  if (!box) throw new Error('This server runs without a box');
  return box;
}

test('the control page gets the hosts of the box and can change how one behaves', async () => {
  const { data } = await server.call(sandbox.getBoxState, {});
  expect(data.hosts.length).toBeGreaterThan(60);
  expect(data).toMatchObject({ seed: '4417', speed: 1, accepted: 0, doubled: 0 });
  const name = 'mx1.nordkai.test';
  const changed = await server.call(sandbox.setBoxedHost, { name, behaviour: 'greylist' });
  expect(changed.data.hosts.find((host) => host.name === name)?.behaviour).toBe('greylist');
  expect(changedHosts(changed.data)).toEqual([name]);
  const back = await server.call(sandbox.setBoxedHost, { name, behaviour: 'accept' });
  expect(changedHosts(back.data)).toEqual([]);
  expect((await server.call(sandbox.setBoxedHost, { name: 'mx.nowhere.test', behaviour: 'accept' })).status).toBe(404);
});

/** The world once time is where it was sent. */
async function arrived() {
  const tell = async () => (await server.call(sandbox.getBoxState, {})).data;
  await expect.poll(async () => (await tell()).passesTo, { timeout: 60_000 }).toBeNull();
  return tell();
}

test('the box’s time can be skipped and made faster', async () => {
  const before = new Date((await server.call(sandbox.getBoxState, {})).data.now).getTime();
  await server.call(sandbox.moveBoxClock, { speed: 60, skipMs: 86_400_000 });
  const data = await arrived();
  expect(data.speed).toBe(60);
  expect(new Date(data.now).getTime() - before).toBeGreaterThanOrEqual(86_400_000);
  expect((await server.call(sandbox.moveBoxClock, { speed: 0 })).data.speed).toBe(0);
  await server.call(sandbox.moveBoxClock, { speed: 1 });
});

test('trouble on a host of the own mailboxes is made and ended', async () => {
  const name = 'mailhaven.test';
  const troubled = await server.call(sandbox.setMailboxHost, { name, trouble: 'throttled' });
  expect(troubled.data.mailboxHosts.find((host) => host.name === name)?.trouble).toBe('throttled');
  expect(changedHosts(troubled.data)).toEqual([name]);
  const well = await server.call(sandbox.setMailboxHost, { name, trouble: 'none' });
  expect(changedHosts(well.data)).toEqual([]);
  const nowhere = await server.call(sandbox.setMailboxHost, { name: 'nowhere.test', trouble: 'none' });
  expect(nowhere.status).toBe(404);
});

test('trouble at the registrar and at the mail host is made and ended', async () => {
  const { data } = await server.call(sandbox.setBoxedRegistrar, { trouble: 'noAnswerAfter' });
  expect(data).toMatchObject({ registrar: { trouble: 'noAnswerAfter' }, mailHost: { trouble: 'none' } });
  const both = await server.call(sandbox.setBoxedMailHost, { trouble: 'full' });
  expect(both.data.mailHost).toMatchObject({ trouble: 'full' });
  await server.call(sandbox.setBoxedMailHost, { trouble: 'none' });
  const back = await server.call(sandbox.setBoxedRegistrar, { trouble: 'none' });
  expect(back.data).toMatchObject({ registrar: { trouble: 'none' }, mailHost: { trouble: 'none' } });
});

test('trouble with cards and with the news of them is made, each by itself, and ended', async () => {
  const { data } = await server.call(sandbox.setBoxedCardProcessor, { charges: 'declinesNext' });
  expect(data.cardProcessor).toMatchObject({ charges: 'declinesNext', webhooks: 'none' });
  const both = await server.call(sandbox.setBoxedCardProcessor, { webhooks: 'reversed' });
  expect(both.data.cardProcessor).toMatchObject({ charges: 'declinesNext', webhooks: 'reversed' });
  const well = await server.call(sandbox.setBoxedCardProcessor, { charges: 'none', webhooks: 'none' });
  expect(well.data.cardProcessor).toMatchObject({ charges: 'none', webhooks: 'none' });
});

test('the records of a domain are shown, and each of its names can be made to fail', async () => {
  const domain = 'nordkai.test';
  const { data } = await server.call(readBoxedZone, { domain });
  expect(data.names[0]).toMatchObject({ name: domain, failure: 'none' });
  expect(data.names[0]?.records).toContainEqual({ type: 'MX', data: '10 mx1.nordkai.test' });
  await server.call(failBoxedName, { name: `_dmarc.${domain}`, failure: 'slow' });
  const slow = (await server.call(readBoxedZone, { domain })).data.names;
  expect(slow.filter(({ failure }) => failure === 'slow').map(({ name }) => name)).toEqual([`_dmarc.${domain}`]);
  await server.call(failBoxedName, { name: `_dmarc.${domain}`, failure: 'none' });
  expect((await server.call(readBoxedZone, { domain })).data).toEqual(data);
  expect((await server.call(readBoxedZone, { domain: 'nothing-here.test' })).status).toBe(404);
});

test('the name server is slow until it is let go', async () => {
  expect((await server.call(slowNameServer, { isSlow: true })).data.nameServerSlow).toBe(true);
  expect((await server.call(slowNameServer, { isSlow: false })).data.nameServerSlow).toBe(false);
});

test('the conversation behind a taken mail is shown, and other events have none', async () => {
  const box = boxOf(server);
  const to = 'info@nordkai.test';
  box.residents.settle(to);
  const place = box.mx.addressOf('mx1.nordkai.test');
  const transport = createTransport({ ...place, tls: { rejectUnauthorized: false } });
  await transport.sendMail({ from: 'jonas@getharborline.test', to, subject: 'Two invoices', text: 'Hello' });
  transport.close();
  const { events } = (await server.call(sandbox.listWire, { kind: 'smtp', search: to })).data;
  const { lines } = (await server.call(sandbox.readTranscript, { id: events[0]?.id ?? -1 })).data;
  expect(lines).toContainEqual(expect.objectContaining({ who: 'C', line: `RCPT TO:<${to}>` }));
  expect(lines.filter(({ who }) => who === 'S').at(0)?.line).toMatch(/^220 /);
  expect((await server.call(sandbox.readTranscript, { id: 999_999 })).data.lines).toEqual([]);
});

test('people who got mail are offered by name, and a whole address finds its owner', async () => {
  const { people } = (await server.call(listBoxedPeople, {})).data;
  expect(people.map(({ address }) => address)).toContain('info@nordkai.test');
  const stranger = (await server.call(listBoxedPeople, { search: 'ada.fall@nordkai.test' })).data.people;
  expect(stranger).toMatchObject([{ address: 'ada.fall@nordkai.test', name: 'Ada Fall', company: 'Nordkai' }]);
  expect((await server.call(listBoxedPeople, { search: 'nobody of this name' })).data.people).toEqual([]);
});

test('consent is taken back only where there is a mailbox', async () => {
  expect((await server.call(revokeBoxedConsent, { address: 'nobody@nowhere.test' })).status).toBe(404);
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
  const { data } = await server.call(sandbox.listWire, { kind: 'smtp', search: 'kestrelhaulage' });
  expect(data.events.map(({ to }) => to)).toEqual(['second@kestrelhaulage.test', 'first@kestrelhaulage.test']);
  expect((await server.call(sandbox.listWire, { kind: 'dns', search: 'kestrelhaulage' })).data.events).toEqual([]);
});

test('a user can act as a person of the box once that person has a mail', async () => {
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
  const dana = (await server.call(getBoxedPerson, { address })).data;
  expect(dana).toMatchObject({ name: 'Dana Whitlock', newest: { from: own, subject: 'Hello' } });
  expect((await server.call(actAsPerson, { address, act: 'answer', answer: 'question' })).code).toBe(0);
  const [answer] = server.box?.mailboxes.folder(own, 'INBOX').messages ?? [];
  expect(answer?.raw.toString()).toContain(`In-Reply-To: ${messageId}`);
});

test('a mailbox is made at a host with the records of its domain, and can be put into trouble', async () => {
  const [address, host] = ['ana@fresh-harbor.test', 'mailhaven.test'];
  const made = { address, password: 'box-password-1', host };
  await server.call(createBoxedMailbox, made);
  // Once more changes nothing.
  expect((await server.call(createBoxedMailbox, { ...made, password: 'another' })).status).toBe(200);
  const { data } = await server.call(readBoxedZone, { domain: 'fresh-harbor.test' });
  expect(data.names.map(({ name }) => name)).toContain('_dmarc.fresh-harbor.test');
  expect((await server.call(setBoxedMailbox, { address, trouble: 'revoked' })).status).toBe(200);

  await server.call(createBoxedMailbox, { ...made, address: 'bo@bare-harbor.test', isReady: false });
  const bare = (await server.call(readBoxedZone, { domain: 'bare-harbor.test' })).data;
  expect(bare.names.flatMap(({ records }) => records.map(({ type }) => type))).toEqual(['MX']);

  expect((await server.call(createBoxedMailbox, { ...made, host: 'nowhere.test' })).status).toBe(404);
  expect((await server.call(setBoxedMailbox, { address: 'no@fresh-harbor.test', trouble: 'none' })).status).toBe(404);
});

test('what was done to the world is recorded, and does the same to a world that begins anew', async () => {
  await server.call(resetBox, { seed: '4418' });
  await server.call(sandbox.setBoxedHost, { name: 'mx1.nordkai.test', behaviour: 'tarpit' });
  await server.call(sandbox.setBoxedHost, { name: 'mx.nowhere.test', behaviour: 'tarpit' });
  await server.call(sandbox.setMailboxHost, { name: 'mailhaven.test', trouble: 'down' });
  await server.call(sandbox.moveBoxClock, { speed: 10, skipMs: 3_600_000 });
  await arrived();
  await server.call(actAsPerson, { address: 'info@nordkai.test', act: 'goOnLeave' });
  const before = (await server.call(sandbox.getBoxState, {})).data;
  const recording = (await server.call(getBoxRecording, {})).data;
  expect(recording.seed).toBe('4418');
  expect(recording.steps.map(({ path }) => path.split('/sandbox/')[1])).toEqual([
    'host/set',
    'mailbox-host/set',
    'clock/move',
    'person/act',
  ]);

  await server.call(resetBox, { seed: recording.seed });
  const fresh = (await server.call(getBoxRecording, {})).data;
  expect(fresh.steps).toEqual([]);
  for (const { path, input } of recording.steps)
    await server.call({ ...sandbox.moveBoxClock, path } as Endpoint, input);
  const after = await arrived();
  expect(after).toEqual({ ...before, now: after.now });
  expect((await server.call(getBoxRecording, {})).data.steps.map(({ input }) => input)).toEqual(
    recording.steps.map(({ input }) => input),
  );
});
