import type { KeyAnswer, KeyRequestOptions, keyCreationOptions, NewKey } from '@outrider/contract/identity/two-factor';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import { hashToken } from '../../../platform/secrets.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { UserRow, UserScope } from '../users.repository.ts';
import {
  countUse,
  insertChallenge,
  type NewSecurityKey,
  type SecurityKey,
  takeChallenge,
} from './security-keys.repository.ts';
import type { ChallengePurpose } from './two-factor.tables.ts';

type Deps = Pick<IdentityDeps, 'db' | 'relyingParty' | 'now'>;

/** EdDSA, ES256 and RS256 (RFC 8152, RFC 8812): what keys on the market have. */
const ALGORITHMS = [-8, -7, -257];

/** Time to find the key, plug it in and touch it. */
const ANSWER_WITHIN_MS = 300_000;

/** What to make a new key with. As a second factor it need not store an account nor ask for a PIN. */
export async function askForNewKey(
  deps: Deps,
  user: UserRow,
  known: SecurityKey[],
): Promise<z.input<typeof keyCreationOptions>> {
  const options = await generateRegistrationOptions({
    rpID: deps.relyingParty.id,
    rpName: deps.relyingParty.name,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    timeout: ANSWER_WITHIN_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await noteChallenge(deps, { workspaceId: user.workspace_id, userId: user.id }, options.challenge, 'add');
  return {
    rp: { id: deps.relyingParty.id, name: options.rp.name },
    user: options.user,
    challenge: options.challenge,
    pubKeyCredParams: options.pubKeyCredParams,
    timeout: ANSWER_WITHIN_MS,
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
    attestation: 'none',
  };
}

export async function askForKnownKey(deps: Deps, scope: UserScope, known: SecurityKey[]): Promise<KeyRequestOptions> {
  const { challenge } = await generateAuthenticationOptions({ rpID: deps.relyingParty.id });
  await noteChallenge(deps, scope, challenge, 'sign-in');
  return {
    rpId: deps.relyingParty.id,
    challenge,
    timeout: ANSWER_WITHIN_MS,
    allowCredentials: known.map(descriptorOf),
    userVerification: 'discouraged',
  };
}

/** The new key when it answered our challenge from our own page; undefined otherwise. */
export async function checkNewKey(
  deps: Deps,
  scope: UserScope,
  { response, ...key }: NewKey,
): Promise<Omit<NewSecurityKey, 'name'> | undefined> {
  const checked = await verifyRegistrationResponse({
    response: { ...key, response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => spendChallenge(deps, scope, challenge, 'add'),
    expectedOrigin: deps.relyingParty.origin,
    expectedRPID: deps.relyingParty.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refused);
  if (!checked?.registrationInfo) return undefined;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return { credentialId: id, publicKey, signCount: counter, transports: response.transports };
}

/** Whether one of the person's keys signed our challenge. Notes its use. */
export async function checkKnownKey(
  deps: Deps,
  scope: UserScope,
  answer: KeyAnswer,
  known: SecurityKey[],
): Promise<boolean> {
  const key = known.find(({ credential_id }) => credential_id === answer.id);
  if (!key) return false;
  const checked = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: (challenge) => spendChallenge(deps, scope, challenge, 'sign-in'),
    expectedOrigin: deps.relyingParty.origin,
    expectedRPID: deps.relyingParty.id,
    requireUserVerification: false,
    credential: { id: key.credential_id, publicKey: new Uint8Array(key.public_key), counter: Number(key.sign_count) },
  }).catch(refused);
  return checked?.verified === true && countUse(deps.db, scope, key, checked.authenticationInfo.newCounter, deps.now());
}

/** The library throws on everything it dislikes in an answer, and every such answer came from outside. */
const refused = () => undefined;

const noteChallenge = ({ db, now }: Deps, scope: UserScope, challenge: string, purpose: ChallengePurpose) =>
  insertChallenge(db, scope, { hash: hashToken(challenge), purpose, now: now() });

function spendChallenge({ db, now }: Deps, scope: UserScope, challenge: string, purpose: ChallengePurpose) {
  const notBefore = new Date(now().getTime() - ANSWER_WITHIN_MS);
  return takeChallenge(db, scope, { hash: hashToken(challenge), purpose, notBefore });
}

const descriptorOf = ({ credential_id, transports }: SecurityKey) => ({
  id: credential_id,
  type: 'public-key' as const,
  transports,
});
