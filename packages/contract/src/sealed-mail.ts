import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { BODY_LIMIT_BYTES } from './limits.ts';
import { emailAddress } from './validation.ts';

/** Mail, answers and what a browser makes of a password: all of it encrypted before it reaches the server. */
export const SEALED_MAIL_MAX_BYTES = 5 * 1_048_576;
/** As much as nginx takes unless set otherwise. */
export const SEALED_PART_BYTES = BODY_LIMIT_BYTES;
export const SEALED_TRIES = 5;
export const SEALED_DAYS_MAX = 365;
/** OWASP, password storage, 2023: PBKDF2 with HMAC-SHA-256. */
export const SEALED_ROUNDS_MIN = 600_000;
const SEALED_ROUNDS_MAX = 10_000_000;
export const SEALED_ANSWER_MAX_BYTES = 100_000;
export const SEALED_ANSWERS_MAX = 20;
const SEALED_RECIPIENTS_MAX = 500;
const SEALED_LISTED_MAX = 50;

export const SEALED_STATES = ['uploading', 'open', 'blocked', 'revoked', 'expired'] as const;
export type SealedState = (typeof SEALED_STATES)[number];

/** Standard base64 (RFC 4648, 4) of at most so many bytes. */
const base64 = (maxBytes: number) =>
  z
    .string()
    .min(1, 'malformed')
    .max(Math.ceil(maxBytes / 3) * 4, 'malformed')
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'malformed');

const salt = z.string().regex(/^[A-Za-z0-9+/]{22}==$/, 'malformed');
/** 256 bits that only who knows the password can make; they tell neither the password nor the key. */
const proof = z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'malformed');
const linkToken = z.string().min(20, 'malformed').max(100, 'malformed');

export const beginSealedMail = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/sealed/begin',
  access: 'login',
  summary: 'Open an encrypted mail; its ciphertext follows in parts, and its link works once all of it is there',
  input: z.object({
    from: emailAddress,
    to: z.array(z.string().trim().min(1).max(1_000, 'tooLong')).min(1).max(SEALED_RECIPIENTS_MAX),
    salt,
    rounds: z.int().min(SEALED_ROUNDS_MIN).max(SEALED_ROUNDS_MAX),
    proof,
    bytes: z.int().min(1).max(SEALED_MAIL_MAX_BYTES),
    expiresAt: z.iso.datetime('malformed'),
    /** Kept for the one who sends it, to look up again. Left out: nobody but the sender knows it. */
    password: z.string().max(200, 'tooLong').optional(),
  }),
  output: z.object({ id: z.uuid(), link: z.string() }),
  errors: ['accountInvalid', 'sealedExpiryOutOfRange'],
});

export const addSealedPart = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/sealed/part',
  access: 'login',
  summary: 'The next part of an encrypted mail, as bytes; for one that is there already, where to go on',
  sends: 'query',
  takes: 'bytes',
  bodyMaxBytes: SEALED_PART_BYTES,
  input: z.object({ id: z.uuid(), offset: z.coerce.number().int().min(0).max(SEALED_MAIL_MAX_BYTES) }),
  output: z.object({ stored: z.int(), isWhole: z.boolean() }),
  errors: ['notFound'],
});

export const sealedMail = z.object({
  id: z.uuid(),
  from: z.string(),
  to: z.array(z.string()),
  state: z.enum(SEALED_STATES),
  link: z.string(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  opened: z.int(),
  firstOpenedAt: z.iso.datetime().nullable(),
  lastOpenedAt: z.iso.datetime().nullable(),
  wrongTries: z.int(),
  /** A visitor with the link said that it is not for them. */
  misdirectedAt: z.iso.datetime().nullable(),
  answers: z.int(),
  unreadAnswers: z.int(),
  hasPassword: z.boolean(),
});
export type SealedMail = z.infer<typeof sealedMail>;

export const listSealedMails = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/sealed/list',
  access: 'login',
  summary: `Encrypted mails of the caller, newest first, ${SEALED_LISTED_MAX} at a time`,
  input: z.object({ after: z.union([z.literal(''), z.uuid()]).default('') }),
  output: z.object({
    mails: z.array(sealedMail).max(SEALED_LISTED_MAX),
    /** Of the last one where there are more, else empty. */
    next: z.string(),
  }),
  errors: [],
});

const sealedAnswer = z.object({ id: z.uuid(), at: z.iso.datetime(), ciphertext: z.string() });

export const readSealedMail = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/sealed/read',
  access: 'login',
  summary: 'What is kept of an encrypted mail and its answers, for who sent it; the password opens it in the browser',
  input: z.object({ id: z.uuid() }),
  output: z.object({
    salt: z.string(),
    rounds: z.int(),
    /** Empty once it was revoked or has expired. */
    ciphertext: z.string(),
    answers: z.array(sealedAnswer).max(SEALED_ANSWERS_MAX),
  }),
  errors: ['notFound'],
});

export const showSealedPassword = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/sealed/password',
  access: 'login',
  summary: 'The password of an encrypted mail, where its sender let it be kept',
  input: z.object({ id: z.uuid() }),
  output: z.object({ password: z.string() }),
  errors: ['notFound'],
});

export const revokeSealedMail = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/sealed/revoke',
  access: 'login',
  summary: 'Delete the ciphertext; the link opens nothing any more',
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
  errors: ['notFound'],
});

export const unblockSealedMail = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/sealed/unblock',
  access: 'login',
  summary: 'Allow new tries after too many wrong ones',
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
  errors: ['notFound'],
});

export const lookAtSealedMail = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sealed/look',
  access: 'public',
  summary: 'Who sent an encrypted mail, until when it can be opened, and what a browser needs to try a password',
  input: z.object({ token: linkToken }),
  output: z.object({
    state: z.enum(['open', 'blocked', 'revoked', 'expired']),
    senderName: z.string(),
    senderEmail: z.string(),
    company: z.string(),
    /** The first recipient, with most of the name hidden. */
    to: z.string(),
    moreRecipients: z.int(),
    sentAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    triesLeft: z.int(),
    salt: z.string(),
    rounds: z.int(),
  }),
  errors: ['sealedUnknown'],
});
export type SealedLook = z.infer<(typeof lookAtSealedMail)['output']>;

const SEALED_REFUSALS = [
  'sealedUnknown',
  'sealedWrongPassword',
  'sealedBlocked',
  'sealedRevoked',
  'sealedExpired',
] as const;

export const openSealedMail = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sealed/open',
  access: 'public',
  summary: 'The ciphertext, for who proves to know the password; a wrong proof is counted',
  input: z.object({ token: linkToken, proof }),
  output: z.object({ ciphertext: z.string(), opened: z.int() }),
  errors: SEALED_REFUSALS,
});

export const answerSealedMail = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sealed/answer',
  access: 'public',
  summary: 'Answer an encrypted mail from its page, encrypted with the same key; the same id is kept once',
  input: z.object({ token: linkToken, proof, id: z.uuid(), ciphertext: base64(SEALED_ANSWER_MAX_BYTES) }),
  output: z.object({}),
  errors: [...SEALED_REFUSALS, 'sealedTooManyAnswers'],
});

export const misdirectSealedMail = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sealed/misdirected',
  access: 'public',
  summary: 'Say that an encrypted mail reached the wrong reader; its sender is notified once',
  input: z.object({ token: linkToken }),
  output: z.object({}),
  errors: ['sealedUnknown'],
});
