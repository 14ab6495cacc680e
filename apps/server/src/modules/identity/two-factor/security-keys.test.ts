import * as twoFactor from '@outrider/contract/identity/two-factor';
import { signIn } from '@outrider/contract/sign';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aUser } from '../testing.ts';
import { softwareKey } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const NEEDED = 11015;
const WRONG = 11016;
const KEY_REFUSED = 11020;

const ourKey = () => softwareKey({ origin: server.config.appUrl, rpId: new URL(server.config.appUrl).hostname });

type Person = { email: string; password: string; token: string };
type Key = ReturnType<typeof softwareKey>;

async function addKey({ token, password }: Person, key: Key, keyName = 'Blue key') {
  const { data: options } = await server.call(twoFactor.startSecurityKey, { proof: { password } }, { token });
  return server.call(twoFactor.addSecurityKey, { keyName, key: key.register(options) }, { token });
}

async function aUserWithKey() {
  const user = await aUser(server);
  const key = ourKey();
  const { data } = await addKey(user, key);
  return { ...user, key, recoveryCodes: data.recoveryCodes ?? [] };
}

/** The first try, with the password alone, and what it is asked for. */
async function wantedBy({ email, password }: Person) {
  const { code, data } = await server.call(signIn, { email, password });
  expect(code).toBe(NEEDED);
  const wanted = twoFactor.factorWanted.parse(data);
  if (!wanted.keyOptions) throw new Error('no key was asked for');
  return { ...wanted, keyOptions: wanted.keyOptions };
}

const answerWith = ({ email, password }: Person, key: twoFactor.KeyAnswer) =>
  server.call(signIn, { email, password, key });

test('a security key turns two-factor on and signs in', async () => {
  const user = await aUserWithKey();
  expect(user.recoveryCodes).toHaveLength(10);
  const { methods, keyOptions } = await wantedBy(user);
  expect(methods).toEqual(['key', 'recovery']);
  expect((await answerWith(user, user.key.answer(keyOptions))).code).toBe(0);
  const { data } = await server.call(twoFactor.getTwoFactorStatus, {}, { token: user.token });
  expect(data).toMatchObject({ on: true, app: null, keys: [{ name: 'Blue key', lastUsedAt: expect.any(String) }] });
});

test('an answer of a key works once', async () => {
  const user = await aUserWithKey();
  const answer = user.key.answer((await wantedBy(user)).keyOptions);
  expect((await answerWith(user, answer)).code).toBe(0);
  expect((await answerWith(user, answer)).code).toBe(WRONG);
});

test('a refused answer comes with a fresh challenge', async () => {
  const user = await aUserWithKey();
  const refused = await answerWith(user, user.key.answer({ challenge: 'bWFkZSB1cA' }));
  expect(refused.code).toBe(WRONG);
  const { keyOptions } = twoFactor.factorWanted.parse(refused.data);
  expect((await answerWith(user, user.key.answer(keyOptions ?? { challenge: '' }))).code).toBe(0);
});

test('a copied key gives itself away by its counter', async () => {
  const user = await aUserWithKey();
  expect((await answerWith(user, user.key.answer((await wantedBy(user)).keyOptions))).code).toBe(0);
  const { keyOptions } = await wantedBy(user);
  user.key.rewind();
  expect((await answerWith(user, user.key.answer(keyOptions))).code).toBe(WRONG);
});

test('a key that was used on another site is refused', async () => {
  const user = await aUser(server);
  const phished = softwareKey({ origin: 'https://outrider.example', rpId: 'outrider.example' });
  expect((await addKey(user, phished)).code).toBe(KEY_REFUSED);
  expect((await server.call(signIn, { email: user.email, password: user.password })).code).toBe(0);
});

test('the key of another person does not sign in', async () => {
  const [one, other] = [await aUserWithKey(), await aUserWithKey()];
  const { keyOptions } = await wantedBy(one);
  expect((await answerWith(one, other.key.answer(keyOptions))).code).toBe(WRONG);
});

test('a challenge given for signing in adds no key', async () => {
  const user = await aUserWithKey();
  const { keyOptions } = await wantedBy(user);
  const added = await server.call(
    twoFactor.addSecurityKey,
    { keyName: 'Second', key: ourKey().register(keyOptions) },
    { token: user.token },
  );
  expect(added.code).toBe(KEY_REFUSED);
});

test('the same key is not added twice', async () => {
  const user = await aUserWithKey();
  expect((await addKey(user, user.key, 'Again')).code).toBe(KEY_REFUSED);
});

test('a second key comes without new recovery codes', async () => {
  const user = await aUserWithKey();
  expect(await addKey(user, ourKey(), 'Spare')).toMatchObject({ code: 0, data: { recoveryCodes: null } });
  expect((await wantedBy(user)).keyOptions.allowCredentials).toHaveLength(2);
});

test('removing the last key turns two-factor off, and takes a proof', async () => {
  const user = await aUserWithKey();
  const { token, password } = user;
  const { data } = await server.call(twoFactor.getTwoFactorStatus, {}, { token });
  const keyId = data.keys[0]?.keyId ?? '';
  const remove = (proof: twoFactor.Proof, as = token) =>
    server.call(twoFactor.removeSecurityKey, { keyId, proof }, { token: as });
  expect((await remove({ password: 'guessed-1' })).code).toBe(11009);

  const stranger = await aUser(server);
  expect((await remove({ password: stranger.password }, stranger.token)).status).toBe(404);

  expect((await remove({ password })).code).toBe(0);
  const after = await server.call(twoFactor.getTwoFactorStatus, {}, { token });
  expect(after.data).toEqual({ on: false, app: null, keys: [], recoveryCodes: { left: 0, total: 0 } });
});

test.each([
  ['junk', 'AAAA', 'AAAA'],
  ['no JSON', Buffer.from('no json').toString('base64url'), 'oA'],
  ['JSON of the wrong shape', Buffer.from('null').toString('base64url'), 'oA'],
])('a new key made of %s is refused without an incident', async (_what, clientDataJSON, attestationObject) => {
  const { token } = await aUser(server);
  const key = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key' as const,
    response: { clientDataJSON, attestationObject },
  };
  expect((await server.call(twoFactor.addSecurityKey, { keyName: 'Junk', key }, { token })).code).toBe(KEY_REFUSED);
});
