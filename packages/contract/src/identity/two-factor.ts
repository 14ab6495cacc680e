import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddress, newPassword, triedPassword } from '../validation.ts';

/** Six digits of an authenticator app, or a recovery code as it was printed. */
export const factorCode = z.string().trim().max(20, 'tooLong');

/** A signed-in session may be an unattended computer: changes to two-factor ask for the password or a fresh code. */
export const proof = z
  .object({ password: triedPassword.optional(), code: factorCode.min(1, 'blank').optional() })
  .refine(({ password, code }) => password !== undefined || code !== undefined, {
    path: ['password'],
    message: 'blank',
  });
export type Proof = z.output<typeof proof>;

/** Bytes as WebAuthn sends them in JSON: base64url without padding. */
const bytes = z
  .string()
  .min(1, 'malformed')
  .max(20_000, 'tooLong')
  .regex(/^[\w-]+$/, 'malformed');

const keyDescriptor = z.object({ id: bytes, type: z.literal('public-key'), transports: z.array(z.string()) });

/** What a browser needs to make a new key (Web Authentication level 3, section 5.4). */
export const keyCreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: bytes, name: z.string(), displayName: z.string() }),
  challenge: bytes,
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(keyDescriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('discouraged'),
    userVerification: z.literal('discouraged'),
  }),
  attestation: z.literal('none'),
});

/** What a browser needs to ask for a known key (section 5.5). */
export const keyRequestOptions = z.object({
  rpId: z.string(),
  challenge: bytes,
  timeout: z.int(),
  allowCredentials: z.array(keyDescriptor),
  userVerification: z.literal('discouraged'),
});
export type KeyRequestOptions = z.infer<typeof keyRequestOptions>;

export const newKey = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(30, 'tooLong')).max(10, 'tooLong').default([]),
  }),
});
export type NewKey = z.output<typeof newKey>;

export const keyAnswer = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});
export type KeyAnswer = z.output<typeof keyAnswer>;

export const FACTOR_METHODS = ['app', 'key', 'recovery'] as const;

/** The `data` of the refusals twoFactorNeeded and twoFactorWrong: what would be accepted. */
export const factorWanted = z.object({
  methods: z.array(z.enum(FACTOR_METHODS)),
  keyOptions: keyRequestOptions.nullable(),
});
export type FactorWanted = z.infer<typeof factorWanted>;

export const securityKey = z.object({
  keyId: z.uuid(),
  name: z.string(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

export const twoFactorStatus = z.object({
  on: z.boolean(),
  app: z.object({ addedAt: z.iso.datetime(), lastUsedAt: z.iso.datetime().nullable() }).nullable(),
  keys: z.array(securityKey),
  recoveryCodes: z.object({ left: z.int(), total: z.int() }),
});
export type TwoFactorStatus = z.infer<typeof twoFactorStatus>;

/** Shown once, when two-factor is turned on; null when it was on before. */
const freshRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() });
export type FreshRecoveryCodes = z.infer<typeof freshRecoveryCodes>;

export const getTwoFactorStatus = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/user/two-factor/status',
  access: 'login',
  summary: 'Which second factors are set up',
  input: z.object({}),
  output: twoFactorStatus,
  errors: [],
});

export const setUpAuthenticator = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/user/two-factor/setup',
  access: 'login',
  summary: 'Start to add or replace the authenticator app; nothing changes until a code of it is entered',
  input: z.object({ proof }),
  output: z.object({ secret: z.string(), url: z.string() }),
  errors: ['wrongCurrentPassword', 'twoFactorWrong', 'twoFactorNeedsPassword'],
});

export const enableAuthenticator = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/user/two-factor/enable',
  access: 'login',
  summary: 'Finish with a code of the new authenticator app',
  input: z.object({ code: factorCode.min(1, 'blank') }),
  output: freshRecoveryCodes,
  errors: ['twoFactorWrong', 'twoFactorSetupExpired'],
});

export const disableTwoFactor = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/user/two-factor/disable',
  access: 'login',
  summary: 'Turn two-factor off: app, keys and recovery codes are forgotten',
  input: z.object({ proof }),
  output: z.object({}),
  errors: ['wrongCurrentPassword', 'twoFactorWrong', 'twoFactorNeedsPassword'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/user/two-factor/recovery-codes',
  access: 'login',
  summary: 'A new set of recovery codes; the old ones stop working',
  input: z.object({ proof }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['wrongCurrentPassword', 'twoFactorWrong', 'twoFactorNeedsPassword', 'notFound'],
});

export const startSecurityKey = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/user/two-factor/key/options',
  access: 'login',
  summary: 'Start to add a security key',
  input: z.object({ proof }),
  output: keyCreationOptions,
  errors: ['wrongCurrentPassword', 'twoFactorWrong', 'twoFactorNeedsPassword'],
});

export const keyName = z.string().trim().min(1, 'blank').max(50, 'tooLong');

export const addSecurityKey = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/user/two-factor/key/add',
  access: 'login',
  summary: 'Finish adding a security key',
  input: z.object({ keyName, key: newKey }),
  output: freshRecoveryCodes,
  errors: ['securityKeyRefused'],
});

export const removeSecurityKey = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/user/two-factor/key/remove',
  access: 'login',
  summary: 'Remove a security key; without another factor two-factor is off',
  input: z.object({ keyId: z.uuid(), proof }),
  output: z.object({}),
  errors: ['wrongCurrentPassword', 'twoFactorWrong', 'twoFactorNeedsPassword', 'notFound'],
});

export const recoveryResetForm = z.object({
  email: emailAddress,
  recoveryCode: factorCode.min(1, 'blank'),
  password: newPassword,
});

export const resetWithRecoveryCode = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/user/recovery/reset',
  access: 'public',
  summary: 'Set a new password with a recovery code in place of the mailbox, and sign out everywhere',
  input: recoveryResetForm,
  output: z.object({ signedOut: z.int() }),
  errors: ['recoveryRefused', 'passwordUsedBefore'],
});
