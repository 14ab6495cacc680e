import { listSessions, revokeOtherSessions, revokeSession } from '@outrider/contract/identity/sessions';
import { changePassword, quickSignIn, signIn, signOut } from '@outrider/contract/sign';
import { getUserInfo } from '@outrider/contract/user';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { countTry, networkOf } from '../../../platform/throttle.ts';
import { aUser, mailTo, newPerson, PASSWORD, signInAs } from '../testing.ts';
import { SIGN_INS_PER_NETWORK } from '../throttles.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await aUser(server);
  const wrong = await server.call(signIn, { email, password: 'wrong-pass-1' });
  const unknown = await server.call(signIn, { email: newPerson().email, password: 'wrong-pass-1' });
  expect(wrong).toMatchObject({ status: 422, code: 11006 });
  expect(unknown).toEqual(wrong);
});

test('the answer takes as long for an unknown address as for a wrong password', async () => {
  const known = await aUser(server);
  const time = async (email: string) => {
    const start = performance.now();
    await server.call(signIn, { email, password: 'wrong-pass-1' });
    return performance.now() - start;
  };
  const pairs: { known: number; unknown: number }[] = [];
  for (let round = 0; round < 9; round++) {
    pairs.push({ known: await time(known.email), unknown: await time(newPerson().email) });
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const ratio = median(pairs.map((pair) => pair.unknown)) / median(pairs.map((pair) => pair.known));
  // Without the comparison against nobody's hash the ratio is about 0.1.
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test('the eleventh wrong password for an address is refused unread, even with the right one', async () => {
  const { email, password } = await aUser(server);
  for (let tries = 0; tries < 10; tries++) {
    expect((await server.call(signIn, { email, password: 'wrong-pass-1' })).code).toBe(11006);
  }
  const refused = await server.call(signIn, { email, password });
  expect(refused).toMatchObject({ status: 429, code: 429, data: { seconds: expect.any(Number) } });
});

test('a network that tried too often is refused with any address it tries next', async () => {
  const { email, password } = await aUser(server);
  const guesser = { 'x-forwarded-for': '203.0.113.7' };
  for (let tries = 0; tries < SIGN_INS_PER_NETWORK.limit; tries++) {
    await countTry(server.database.db, SIGN_INS_PER_NETWORK, networkOf('203.0.113.99'), new Date());
  }
  const behindProxy = await testServer({ OUTRIDER_TRUST_PROXY: '1' }, server.database);
  expect((await behindProxy.call(signIn, { email, password }, { headers: guesser })).status).toBe(429);
  const neighbour = { 'x-forwarded-for': '198.51.100.1' };
  expect((await behindProxy.call(signIn, { email, password }, { headers: neighbour })).code).toBe(0);
  await behindProxy.close();
});

test('a right password forgives the wrong ones before it', async () => {
  const { email, password } = await aUser(server);
  for (let rounds = 0; rounds < 3; rounds++) {
    for (let tries = 0; tries < 5; tries++) await server.call(signIn, { email, password: 'wrong-pass-1' });
    expect((await server.call(signIn, { email, password })).code).toBe(0);
  }
});

test('signing out ends this session and leaves the others', async () => {
  const person = await aUser(server);
  const other = await signInAs(server, person);
  await server.call(signOut, {}, { token: person.token });
  expect((await server.call(getUserInfo, {}, { token: person.token })).status).toBe(401);
  expect((await server.call(getUserInfo, {}, { token: other })).status).toBe(200);
});

test('a session that is too old is refused', async () => {
  const { token, email } = await aUser(server);
  expect((await server.call(getUserInfo, {}, { token })).code).toBe(0);
  await sql`update sessions set expires_at = now() where user_id = (select id from users where email = ${email})`.execute(
    server.database.db,
  );
  await expect.poll(async () => (await server.call(getUserInfo, {}, { token })).code).toBe(401);
});

test('a session revoked behind the product’s back is refused at once', async () => {
  const { token, email } = await aUser(server);
  expect((await server.call(getUserInfo, {}, { token })).code).toBe(0);
  await sql`update sessions set revoked_at = now() where user_id = (select id from users where email = ${email})`.execute(
    server.database.db,
  );
  await expect.poll(async () => (await server.call(getUserInfo, {}, { token })).code).toBe(401);
});

test('only the hash of a token is stored', async () => {
  const { token } = await aUser(server);
  const { rows } = await sql<{ all: string }>`select string_agg(sessions::text, ' ') as all from sessions`.execute(
    server.database.db,
  );
  expect(rows[0]?.all).not.toContain(token);
});

test('a person sees their devices and signs them out one by one or all together', async () => {
  const person = await aUser(server);
  const phone = await server.call(signIn, person, {
    headers: {
      'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    },
  });
  await signInAs(server, person);
  const { data } = await server.call(listSessions, {}, { token: person.token });
  expect(data.sessions).toHaveLength(3);
  expect(data.sessions[0]).toMatchObject({ current: true });
  const android = data.sessions.find(({ device }) => device === 'Chrome · Android');
  expect(android).toMatchObject({ kind: 'phone', current: false });

  await server.call(revokeSession, { sessionId: android?.sessionId ?? '' }, { token: person.token });
  expect((await server.call(getUserInfo, {}, { token: phone.data.token })).status).toBe(401);
  const others = await server.call(revokeOtherSessions, {}, { token: person.token });
  expect(others.data.signedOut).toBe(1);
  expect((await server.call(getUserInfo, {}, { token: person.token })).code).toBe(0);
});

test('a changed password signs the other devices out, keeps this one and tells the owner by mail', async () => {
  const person = await aUser(server);
  const other = await signInAs(server, person);
  const change = { currentPassword: PASSWORD, password: 'another-horse-2' };
  const changed = await server.call(changePassword, change, { token: person.token });
  expect(changed.data).toEqual({ signedOut: 1 });
  expect((await server.call(getUserInfo, {}, { token: other })).status).toBe(401);
  expect((await server.call(getUserInfo, {}, { token: person.token })).code).toBe(0);
  await mailTo(server, person.email, 'password was changed');
});

test('the current password must be right and an earlier one is not taken again', async () => {
  const { token } = await aUser(server);
  const wrong = await server.call(
    changePassword,
    { currentPassword: 'wrong-pass-1', password: 'another-horse-2' },
    { token },
  );
  expect(wrong.code).toBe(11009);
  const same = await server.call(changePassword, { currentPassword: PASSWORD, password: PASSWORD }, { token });
  expect(same.code).toBe(11010);
  await server.call(changePassword, { currentPassword: PASSWORD, password: 'another-horse-2' }, { token });
  const back = await server.call(changePassword, { currentPassword: 'another-horse-2', password: PASSWORD }, { token });
  expect(back.code).toBe(11010);
});

test('the quick log-in opens the demo workspace in the boxed world', async () => {
  const { data } = await server.call(quickSignIn, {});
  const demo = await server.call(getUserInfo, {}, { token: data.token });
  expect(demo.data).toMatchObject({ email: 'maya@harborline.test', plan: 'Free' });
});
