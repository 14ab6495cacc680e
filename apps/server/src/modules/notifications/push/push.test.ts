import { randomUUID } from 'node:crypto';
import { DEFAULT_CHOICES, type NotificationChoices, saveNotificationSettings } from '@outrider/contract/notifications';
import { addPushDevice, listPushDevices, removePushDevice } from '@outrider/contract/push';
import { signOut } from '@outrider/contract/sign';
import { updateUser } from '@outrider/contract/user';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Trx } from '../../../platform/db.ts';
import type { JobName, JobPayloads } from '../../../platform/jobs/jobs.ts';
import type { Network } from '../../../platform/net/network.ts';
import { createSealer, createTextSigner } from '../../../platform/secrets.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { createPostBytes } from '../../../platform/web/post-bytes.ts';
import { insertConfirmedUser } from '../../identity/confirmed-user-testing.ts';
import { sayInMail } from '../mail-words.ts';
import type { NotificationsDeps } from '../notifications-deps.ts';
import { noteForMembers } from '../tell-people.ts';
import { openPushKeys } from './push-keys.ts';
import { aSubscription, readVapid, startPushService } from './push-service-testing.ts';
import { type PushWish, sendPush } from './send-push.ts';

const PUSH_HOST = 'push.service.test';
const NOON = new Date('2026-11-17T12:00:00Z');

let server: TestServer;
let service: Awaited<ReturnType<typeof startPushService>>;
let deps: NotificationsDeps;
let wishes: PushWish[];
let now: Date;
beforeAll(async () => {
  server = await testServer();
  service = await startPushService();
  const { db } = server.database;
  // The push service's name leads to the box; without a certificate of its own it speaks plainly.
  const network = {
    locate: async () => ({ kind: 'located' as const, places: [{ address: '127.0.0.1', port: service.port }] }),
    tlsOptions: () => ({}),
  } as unknown as Network;
  const post = createPostBytes(network);
  deps = {
    db,
    jobs: {
      enqueue: async <N extends JobName>(_trx: Trx, name: N, payload: JobPayloads[N]) => {
        if (name === 'notifications.push') wishes.push(payload as PushWish);
      },
    },
    now: () => now,
    signer: createTextSigner([Buffer.alloc(32, 7)], 'notifications'),
    planOf: async () => undefined,
    push: {
      keys: () => openPushKeys(db, createSealer([server.config.secret], 'push')),
      subject: 'https://outrider.test',
      post: (url, request) => post(url.replace('https:', 'http:'), request),
    },
  };
});
afterAll(async () => {
  await service.close();
  await server.close();
});
beforeEach(() => {
  wishes = [];
  now = NOON;
  service.pushed.length = 0;
  service.answerWith(201);
});

async function aPerson() {
  const email = `p${randomUUID()}@newcomer.test`;
  const { db } = server.database;
  const { token } = await insertConfirmedUser(db, { email, password: 'correct-horse-1', companyName: 'Newcomer Ltd' });
  const user = await db.selectFrom('users').select('workspace_id').where('email', '=', email).executeTakeFirstOrThrow();
  return { token, workspaceId: user.workspace_id };
}
type Person = Awaited<ReturnType<typeof aPerson>>;

async function subscribe({ token }: Person) {
  const subscription = aSubscription(PUSH_HOST);
  const { endpoint, p256dh, auth } = subscription;
  const { data } = await server.call(addPushDevice, { endpoint, p256dh, auth }, { token });
  return { ...subscription, deviceId: data.deviceId, publicKey: data.publicKey };
}

const devicesOf = async ({ token }: Person) => (await server.call(listPushDevices, {}, { token })).data.devices;

const choose = ({ token }: Person, choices: Partial<NotificationChoices>) =>
  server.call(saveNotificationSettings, { ...DEFAULT_CHOICES, ...choices }, { token });

const stopped = (campaign: string) => ({
  key: randomUUID(),
  at: now,
  facts: { kind: 'guardRail', campaignId: randomUUID(), campaign, rule: 'bounces', count: 3, sent: 40 } as const,
});
const finished = (campaign: string) => ({
  key: randomUUID(),
  at: now,
  facts: { kind: 'campaignFinished', campaignId: randomUUID(), campaign, leads: 40, replied: 3 } as const,
});

const tell = ({ workspaceId }: Person, happened: Parameters<typeof noteForMembers>[3]) =>
  server.database.db.transaction().execute((trx) => noteForMembers(deps, trx, { workspaceId }, happened));

const pushAll = async () => {
  for (const wish of wishes) await sendPush(deps, wish);
};

test('each browser the user chose gets a message that only it can read, signed with the key it subscribed with', async () => {
  const person = await aPerson();
  const [phone, laptop] = [await subscribe(person), await subscribe(person)];
  const happened = stopped('Autumn');
  await tell(person, happened);
  await pushAll();
  expect(service.pushed).toHaveLength(2);
  for (const { body, headers } of service.pushed) {
    expect(body.includes('Autumn')).toBe(false);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(readVapid(headers.authorization)).toMatchObject({
      key: phone.publicKey,
      isSigned: true,
      claims: { aud: `https://${PUSH_HOST}`, sub: 'https://outrider.test' },
    });
  }
  const read = [phone, laptop].map((device) =>
    service.pushed.flatMap(({ body }) => {
      try {
        return [device.read(body)];
      } catch {
        return [];
      }
    }),
  );
  for (const messages of read) {
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ title: sayInMail(happened.facts, 'en').title, tag: wishes[0]?.notificationId });
    expect(messages[0].path).toMatch(/^\/home\/campaign\/campaignDetail\//);
  }
  expect((await devicesOf(person)).map(({ pushedAt }) => pushedAt)).toEqual([NOON.toISOString(), NOON.toISOString()]);
});

test('the words are in the language of the person', async () => {
  const person = await aPerson();
  await server.call(updateUser, { language: 'zh' }, { token: person.token });
  const device = await subscribe(person);
  const happened = stopped('秋季');
  await tell(person, happened);
  await pushAll();
  expect(device.read(service.pushed[0]?.body ?? Buffer.alloc(0)).title).toBe(sayInMail(happened.facts, 'zh').title);
});

test('nothing is pushed that the person does not want in a browser, also when they decide so after it happened', async () => {
  const person = await aPerson();
  await subscribe(person);
  await tell(person, finished('Not wanted by default'));
  expect(wishes).toEqual([]);

  const wanted = { ...DEFAULT_CHOICES.channels, campaignFinished: { app: true, mail: 'off', browser: true } as const };
  await choose(person, { channels: wanted });
  await tell(person, finished('Wanted'));
  expect(wishes).toHaveLength(1);
  await choose(person, {});
  await pushAll();
  expect(service.pushed).toEqual([]);
});

test('quiet hours hold back what is not urgent, and what was read or is an hour old is no news', async () => {
  const person = await aPerson();
  await subscribe(person);
  const channels = {
    ...DEFAULT_CHOICES.channels,
    campaignFinished: { app: true, mail: 'off', browser: true } as const,
  };
  const quiet = { isOn: true, from: '11:00', until: '13:00', weekends: false };
  await choose(person, { channels, quiet });
  await tell(person, finished('In quiet hours'));
  expect(wishes).toEqual([]);
  await tell(person, stopped('Urgent'));
  expect(wishes).toHaveLength(1);
  now = new Date(NOON.getTime() + 2 * 60 * 60_000);
  await pushAll();
  expect(service.pushed).toEqual([]);
});

test.each([404, 410])('a subscription that ended (%i) is removed, and others stay', async (status) => {
  const person = await aPerson();
  const ended = await subscribe(person);
  const other = await subscribe(person);
  await tell(person, stopped('Autumn'));
  service.answerWith(status);
  const wish = wishes.find(({ deviceId }) => deviceId === ended.deviceId);
  if (wish) await sendPush(deps, wish);
  expect((await devicesOf(person)).map(({ deviceId }) => deviceId)).toEqual([other.deviceId]);
});

test.each([429, 503])('a push service that is busy (%i) is asked again, and the browser stays', async (status) => {
  const person = await aPerson();
  await subscribe(person);
  await tell(person, stopped('Autumn'));
  service.answerWith(status);
  await expect(pushAll()).rejects.toThrow(`The push service answered ${status}`);
  expect(await devicesOf(person)).toHaveLength(1);
});

test('a browser is removed by its person alone, and gets nothing more', async () => {
  const [person, other] = [await aPerson(), await aPerson()];
  const { deviceId } = await subscribe(person);
  await tell(person, stopped('Autumn'));
  const refused = await server.call(removePushDevice, { deviceId }, { token: other.token });
  expect(refused.status).toBe(404);
  const { data } = await server.call(removePushDevice, { deviceId }, { token: person.token });
  expect(data.devices).toEqual([]);
  await pushAll();
  expect(service.pushed).toEqual([]);
});

test('a browser that was signed out, here or from elsewhere, gets nothing more', async () => {
  const person = await aPerson();
  await subscribe(person);
  await tell(person, stopped('Autumn'));
  await server.call(signOut, {}, { token: person.token });
  await pushAll();
  expect(service.pushed).toEqual([]);
  const left = await server.database.db
    .selectFrom('push_devices')
    .select('id')
    .where('workspace_id', '=', person.workspaceId)
    .execute();
  expect(left).toEqual([]);
});

test('a browser in which another person signs in and subscribes tells that person alone', async () => {
  const [person, other] = [await aPerson(), await aPerson()];
  const { endpoint, p256dh, auth } = await subscribe(person);
  await server.call(addPushDevice, { endpoint, p256dh, auth }, { token: other.token });
  expect(await devicesOf(person)).toEqual([]);
  await tell(person, stopped('Mine'));
  expect(wishes).toEqual([]);
});

test('the key is made once, no matter which process starts first', async () => {
  const { db } = server.database;
  const sealer = createSealer([server.config.secret], 'push');
  const [one, two] = await Promise.all([openPushKeys(db, sealer), openPushKeys(db, sealer)]);
  expect(one).toEqual(two);
  expect(one.publicKey).toBe((await deps.push.keys()).publicKey);
  const stored = await db.selectFrom('push_keys').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(one.privateKey);
});
