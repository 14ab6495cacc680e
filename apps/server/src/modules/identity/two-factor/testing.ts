import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyRequestOptions } from '@outrider/contract/identity/two-factor';
import { enableAuthenticator, setUpAuthenticator } from '@outrider/contract/identity/two-factor';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../../platform/db.ts';
import type { TestServer } from '../../../platform/testing/test-server.ts';
import { aUser } from '../testing.ts';
import type { UserScope } from '../users.repository.ts';
import { replaceApp, replaceSetup } from './authenticator-apps.repository.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import { insertChallenge, insertKey } from './security-keys.repository.ts';

/** What the app shows some steps from now. Each step works once, so a test that signs in again asks for a later one. */
export const codeOf = (secret: string, { stepsAhead = 0, at = new Date() } = {}) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() + stepsAhead * 30_000 });

/** A user signed in with two-factor on by an authenticator app. */
export async function aUserWithApp(server: TestServer) {
  const user = await aUser(server);
  const { token } = user;
  const { data: setup } = await server.call(setUpAuthenticator, { proof: { password: user.password } }, { token });
  const usedCode = codeOf(setup.secret);
  const { data } = await server.call(enableAuthenticator, { code: usedCode }, { token });
  return { ...user, secret: setup.secret, usedCode, recoveryCodes: data.recoveryCodes ?? [] };
}

/** A row in every table of two-factor. */
export async function fillTwoFactorTables(db: Db, scope: UserScope): Promise<void> {
  const now = new Date();
  const key = {
    credentialId: `key-of-${scope.userId}`,
    publicKey: randomBytes(32),
    signCount: 0,
    transports: [],
    name: 'Key',
  };
  await replaceSetup(db, scope, `setup-of-${scope.userId}`, now);
  await insertChallenge(db, scope, { hash: `challenge-of-${scope.userId}`, purpose: 'add', now });
  await db.transaction().execute(async (trx) => {
    await replaceApp(trx, scope, { sealedSecret: `secret-of-${scope.userId}`, step: 0 }, now);
    await issueRecoveryCodes(trx, scope, now);
    await insertKey(trx, scope, key, now);
  });
}

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;
/** COSE (RFC 9053): an elliptic-curve key, ES256, on P-256. */
const COSE_ES256: [number, number][] = [
  [1, 2],
  [3, -7],
  [-1, 1],
];

/** A security key made of software, with a counter like the hardware ones. */
export function softwareKey({ origin, rpId }: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let signCount = 0;

  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const authData = (flags: number) => {
    signCount += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(signCount);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(flags), count]);
  };
  const named = <R>(response: R) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    response,
  });

  return {
    /** Puts the counter back, as in a copy made earlier. */
    rewind: () => {
      signCount = 0;
    },
    register({ challenge }: { challenge: string }) {
      const cose = new Map<number, number | Uint8Array>(COSE_ES256);
      cose.set(-2, new Uint8Array(Buffer.from(x, 'base64url')));
      cose.set(-3, new Uint8Array(Buffer.from(y, 'base64url')));
      const length = Buffer.of(0, id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(Buffer.concat([authData(USER_PRESENT | HAS_CREDENTIAL), credential]))],
      ]);
      return named({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])).toString(
          'base64url',
        ),
        transports: ['usb'],
      });
    },
    answer({ challenge }: Pick<KeyRequestOptions, 'challenge'>) {
      const client = clientData('webauthn.get', challenge);
      const data = authData(USER_PRESENT);
      const signed = createSign('sha256').update(data).update(createHash('sha256').update(client).digest());
      return named({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signed.sign(privateKey).toString('base64url'),
      });
    },
  };
}
