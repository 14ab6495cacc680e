import * as twoFactor from '@outrider/contract/identity/two-factor';
import { signIn } from '@outrider/contract/sign';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSealer } from '../../../platform/secrets.ts';
import { holdRow } from '../../../platform/testing/hold-row.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { createPasswords, type Passwords } from '../passwords/passwords.ts';
import { signIn as signInUseCase } from '../sessions/sign-in.ts';
import { aUser, mailTo } from '../testing.ts';
import { findUserByEmail } from '../users.repository.ts';
import { aUserWithApp, codeOf } from './testing.ts';

let server: TestServer;
let passwords: Passwords;
beforeAll(async () => {
  server = await testServer();
  passwords = await createPasswords();
});
afterAll(() => server.close());

const NEEDED = 11015;
const WRONG = 11016;

const tryCode = ({ email, password }: { email: string; password: string }, code?: string) =>
  server.call(signIn, { email, password, ...(code === undefined ? {} : { code }) });

test('an app is added in two steps and signing in then asks for its code', async () => {
  const user = await aUserWithApp(server);
  const { data: status } = await server.call(twoFactor.getTwoFactorStatus, {}, { token: user.token });
  expect(status).toMatchObject({
    on: true,
    app: { lastUsedAt: null },
    keys: [],
    recoveryCodes: { left: 10, total: 10 },
  });

  const refused = await tryCode(user);
  expect(refused).toMatchObject({ code: NEEDED, data: { methods: ['app', 'recovery'], keyOptions: null } });
  expect(await tryCode(user, codeOf(user.secret, { stepsAhead: 1 }))).toMatchObject({ code: 0 });
  expect((await mailTo(server, user.email, 'two-factor')).text).toContain('Two-factor authentication was turned on.');
});

test('a set-up that was never finished asks nobody for a code', async () => {
  const user = await aUser(server);
  const { token, password } = user;
  const { data } = await server.call(twoFactor.setUpAuthenticator, { proof: { password } }, { token });
  expect(data.url).toContain(`secret=${data.secret}`);
  expect(data.url).toContain(encodeURIComponent(user.email));
  expect((await server.call(twoFactor.enableAuthenticator, { code: '000000' }, { token })).code).toBe(WRONG);
  expect((await tryCode(user)).code).toBe(0);
});

test('a session without the password adds no app', async () => {
  const { token } = await aUser(server);
  const wrong = await server.call(twoFactor.setUpAuthenticator, { proof: { password: 'guessed-1' } }, { token });
  expect(wrong.code).toBe(11009);
  const nothing = await server.call(twoFactor.setUpAuthenticator, { proof: {} }, { token });
  expect(nothing.status).toBe(400);
  expect((await server.call(twoFactor.enableAuthenticator, { code: '123456' }, { token })).code).toBe(11019);
});

test('a code that signed a user in does not work again', async () => {
  const user = await aUserWithApp(server);
  const code = codeOf(user.secret, { stepsAhead: 1 });
  expect((await tryCode(user, code)).code).toBe(0);
  expect((await tryCode(user, code)).code).toBe(WRONG);
});

test('the code that finished the set-up does not sign in as well', async () => {
  const user = await aUserWithApp(server);
  expect((await tryCode(user, user.usedCode)).code).toBe(WRONG);
});

test('two sign-ins that both read an unused code open one session', async () => {
  const user = await aUserWithApp(server);
  const { id = '' } = (await findUserByEmail(server.database.db, user.email)) ?? {};
  const row = await holdRow(server.database.db, 'authenticator_apps', 'user_id', id);
  const code = codeOf(user.secret, { stepsAhead: 1 });
  const both = Promise.all([tryCode(user, code), tryCode(user, code)]);
  await row.untilWaiting(2);
  await row.release();
  expect(new Set((await both).map((answer) => answer.code))).toEqual(new Set([0, WRONG]));
});

test('a code is accepted one step early or late and no further', async () => {
  const user = await aUserWithApp(server);
  const start = Date.now() + 3_600_000;
  const after = (seconds: number) => new Date(start + seconds * 1000);
  const code = codeOf(user.secret, { at: after(0) });
  expect(await tryAt(after(60), user, code)).toBe('twoFactorWrong');
  expect(await tryAt(after(-60), user, code)).toBe('twoFactorWrong');
  expect(await tryAt(after(30), user, code)).toBe('in');
  expect(await tryAt(after(60), user, codeOf(user.secret, { at: after(90) }))).toBe('in');
});

test('who guesses codes slowly is stopped for the day, and the owner still signs in with a recovery code', async () => {
  const user = await aUserWithApp(server);
  const start = Date.now();
  const quarterHours = (count: number) => new Date(start + count * 900_000);
  for (let i = 0; i < 40; i++)
    expect(await tryAt(quarterHours(Math.floor(i / 8)), user, '000000')).toBe('twoFactorWrong');
  expect(await tryAt(quarterHours(6), user, codeOf(user.secret, { at: quarterHours(6) }))).toBe('tooManyRequests');
  expect(await tryAt(quarterHours(6), user, user.recoveryCodes[0] ?? '')).toBe('in');
  expect(await tryAt(quarterHours(100), user, codeOf(user.secret, { at: quarterHours(100) }))).toBe('in');
});

test('the old app works until the new one has shown a code, and not after', async () => {
  const user = await aUserWithApp(server);
  const { token, password } = user;
  const { data: setup } = await server.call(twoFactor.setUpAuthenticator, { proof: { password } }, { token });
  expect((await tryCode(user, codeOf(user.secret, { stepsAhead: 1 }))).code).toBe(0);

  const enabled = await server.call(twoFactor.enableAuthenticator, { code: codeOf(setup.secret) }, { token });
  expect(enabled).toMatchObject({ code: 0, data: { recoveryCodes: null } });
  expect((await tryCode(user, codeOf(user.secret, { stepsAhead: 1 }))).code).toBe(WRONG);
  expect((await tryCode(user, codeOf(setup.secret, { stepsAhead: 1 }))).code).toBe(0);
});

test('wrong codes count as sign-in tries', async () => {
  const user = await aUserWithApp(server);
  for (let i = 0; i < 10; i++) expect((await tryCode(user, '000000')).code).toBe(WRONG);
  expect((await tryCode(user, codeOf(user.secret, { stepsAhead: 1 }))).status).toBe(429);
});

test('turning two-factor off takes the password or a fresh code and forgets everything', async () => {
  const user = await aUserWithApp(server);
  const { token, password } = user;
  const off = (proof: twoFactor.Proof) => server.call(twoFactor.disableTwoFactor, { proof }, { token });
  expect((await off({ password: 'guessed-1' })).code).toBe(11009);
  expect((await off({ code: '000000' })).code).toBe(WRONG);
  expect((await off({ code: codeOf(user.secret, { stepsAhead: 1 }) })).code).toBe(0);

  const { data } = await server.call(twoFactor.getTwoFactorStatus, {}, { token });
  expect(data).toEqual({ on: false, app: null, keys: [], recoveryCodes: { left: 0, total: 0 } });
  expect((await tryCode(user)).code).toBe(0);
  expect((await server.call(twoFactor.renewRecoveryCodes, { proof: { password } }, { token })).status).toBe(404);
});

test('the database holds neither the secret of an app nor a recovery code', async () => {
  const user = await aUserWithApp(server);
  const { db } = server.database;
  const rows = [
    await db.selectFrom('authenticator_apps').selectAll().execute(),
    await db.selectFrom('recovery_codes').selectAll().execute(),
  ];
  const everything = JSON.stringify(rows).toLowerCase();
  for (const secret of [
    user.secret,
    ...user.recoveryCodes,
    ...user.recoveryCodes.map((code) => code.replaceAll('-', '')),
  ]) {
    expect(everything).not.toContain(secret.toLowerCase());
  }
});

/** Signs in with a clock of our own; gives the refusal's name. */
function tryAt(at: Date, { email, password }: { email: string; password: string }, code: string) {
  const deps = {
    db: server.database.db,
    passwords,
    sealer: createSealer([server.config.secret], 'identity'),
    relyingParty: { id: 'localhost', name: 'Outrider', origin: server.config.appUrl },
    now: () => at,
  };
  const visit = { ip: '192.0.2.7', userAgent: '', language: 'en' as const, cookies: '' };
  return signInUseCase(deps, { email, password, code }, visit).then(
    () => 'in',
    (error: { reason?: string }) => error.reason,
  );
}
