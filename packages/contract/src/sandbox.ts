import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { boxedCardProcessor } from './sandbox/cards.ts';

/** Calls that exist only in the boxed world. There is no log-in: a newcomer reads the verification mail here. */
export const boxedMail = z.object({
  id: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  receivedAt: z.iso.datetime(),
  text: z.string(),
  html: z.string(),
  raw: z.string(),
});
export type BoxedMail = z.infer<typeof boxedMail>;

export const listBoxedMail = endpoint({
  method: 'GET',
  path: '/sirius/api/pub/sandbox/mail/list',
  access: 'public',
  summary: 'Mail the product sent inside the boxed world, newest first',
  input: z.object({ search: z.string().max(200, 'tooLong').default('') }),
  output: z.object({ mails: z.array(boxedMail.omit({ text: true, html: true, raw: true })) }),
  errors: [],
});

export const readBoxedMail = endpoint({
  method: 'GET',
  path: '/sirius/api/pub/sandbox/mail/read',
  access: 'public',
  summary: 'One mail of the boxed world',
  input: z.object({ id: z.string().max(100, 'tooLong') }),
  output: boxedMail,
  errors: ['notFound'],
});

export const WIRE_KINDS = ['smtp', 'imap', 'http', 'dns'] as const;

/** One thing that happened in the box, as the log of truth has it. */
export const wireEvent = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  kind: z.enum(WIRE_KINDS),
  direction: z.enum(['in', 'out']),
  from: z.string(),
  to: z.string(),
  what: z.string(),
  code: z.string(),
  messageId: z.string(),
});
export type WireEvent = z.infer<typeof wireEvent>;

export const listWire = endpoint({
  method: 'GET',
  path: '/sirius/api/pub/sandbox/wire/list',
  access: 'public',
  summary: 'What happened in the boxed world, newest first',
  input: z.object({ kind: z.enum(WIRE_KINDS).optional(), search: z.string().max(200, 'tooLong').default('') }),
  output: z.object({ events: z.array(wireEvent) }),
  errors: [],
});

/** One line of a conversation: what the client or the server of an SMTP session said. */
export const transcriptLine = z.object({ at: z.iso.datetime(), who: z.enum(['C', 'S']), line: z.string() });
export type TranscriptLine = z.infer<typeof transcriptLine>;

export const readTranscript = endpoint({
  method: 'GET',
  path: '/sirius/api/pub/sandbox/wire/transcript',
  access: 'public',
  summary: 'The conversation an event of the wire comes from; empty when none is kept',
  input: z.object({ id: z.coerce.number().int().min(0) }),
  output: z.object({ lines: z.array(transcriptLine) }),
  errors: [],
});

/** How a mail host of the box can be made to behave. */
export const HOST_BEHAVIOURS = [
  'accept',
  'catchAll',
  'liarCatchAll',
  'greylist',
  'tarpit',
  'unknownUser',
  'disabled',
  'full',
  'policy',
  'rateLimit',
  'connectionLimit',
  'drop',
  'tls',
  'refuseVrfy',
  'refuseNullSender',
  'acceptThenBounce',
] as const;
export type HostBehaviour = (typeof HOST_BEHAVIOURS)[number];

export const boxedHost = z.object({
  name: z.string(),
  address: z.string(),
  behaviour: z.enum(HOST_BEHAVIOURS),
  taken: z.int(),
});
export type BoxedHost = z.infer<typeof boxedHost>;

/** What can be wrong with a host of the user's own mailboxes, for every mailbox on it. */
export const MAILBOX_TROUBLES = [
  'none',
  'wrongPassword',
  'revoked',
  'throttled',
  'down',
  'expiredCertificate',
  'noStarttls',
  'refusesStarttls',
] as const;
export type MailboxTrouble = (typeof MAILBOX_TROUBLES)[number];

export const mailboxHost = z.object({
  name: z.string(),
  address: z.string(),
  trouble: z.enum(MAILBOX_TROUBLES),
  /** How many mailboxes live there. */
  mailboxes: z.int(),
});
export type MailboxHost = z.infer<typeof mailboxHost>;

/** Services the leads agent asks, whose stand-ins are in the box. */
export const SOURCE_APIS = ['brave', 'searxng', 'customSearch', 'gemini', 'claude', 'apollo'] as const;
export type SourceApiName = (typeof SOURCE_APIS)[number];

/** What can be wrong with one of them. */
export const SOURCE_API_TROUBLES = [
  'none',
  'wrongKey',
  'unpaid',
  'forbidden',
  'refused',
  'tooMany',
  'tooManyUntil',
  'down',
  'slow',
  'malformed',
  'cutOff',
  'failsWithin',
] as const;
export type SourceApiTrouble = (typeof SOURCE_API_TROUBLES)[number];

export const sourceApiState = z.object({
  name: z.enum(SOURCE_APIS),
  trouble: z.enum(SOURCE_API_TROUBLES),
  /** How often it was asked. */
  asked: z.int(),
});
export type SourceApiState = z.infer<typeof sourceApiState>;

/**
 * What can be wrong with the registrar. `noAnswer…` hangs up and `silent…` never answers, before or after it did what was
 * asked; `malformed` cuts its answer; `slowNames`: new records are seen half an hour later. `noFunds` is met only by an order,
 * `emptyAccount` by a rehearsal too. `accessOff`: nothing of a single domain may be read or changed.
 */
export const REGISTRAR_TROUBLES = [
  'none',
  'wrongKey',
  'down',
  'tooMany',
  'takenMeanwhile',
  'priceChanged',
  'noFunds',
  'spendLimit',
  'keyInUse',
  'noAnswerBefore',
  'noAnswerAfter',
  'silentBefore',
  'silentAfter',
  'malformed',
  'slowNames',
  'emailNotVerified',
  'emptyAccount',
  'accessOff',
] as const;
export type RegistrarTrouble = (typeof REGISTRAR_TROUBLES)[number];

/**
 * What can be wrong with the mail host that sells mailboxes. `noAnswerAfter`: it did what was asked and hung up. `full`: it has
 * no room for another mailbox. `tooOld`: the Stalwart of before its interface changed.
 */
export const MAIL_HOST_TROUBLES = [
  'none',
  'wrongKey',
  'addressNotAllowed',
  'readOnlyKey',
  'down',
  'full',
  'weakPassword',
  'noAnswerBefore',
  'noAnswerAfter',
  'malformed',
  'tooOld',
] as const;
export type MailHostTrouble = (typeof MAIL_HOST_TROUBLES)[number];

export const PAUSED = 0;
/** A day a second, if the work allows: time waits at every moment something is planned for until that is done. */
export const FULL_SPEED = 86_400;
export const CLOCK_SPEEDS = [1, 10, 60, 600, FULL_SPEED] as const;

export const boxState = z.object({
  seed: z.string(),
  now: z.iso.datetime(),
  /** How many times as fast as outside; 0 while time stands still. */
  speed: z.number(),
  /** When a person or a host of the box does something next, if anybody has something to do. */
  nextAt: z.iso.datetime().nullable(),
  accepted: z.int(),
  doubled: z.int(),
  /** Taken by a submission host, and since then neither delivered, nor bounced, nor waiting. */
  lost: z.int(),
  /** Open connections. */
  wireNow: z.object({ smtp: z.int(), imap: z.int() }),
  /** A person exists as soon as they are written to. */
  people: z.int(),
  nameServerSlow: z.boolean(),
  hosts: z.array(boxedHost),
  mailboxHosts: z.array(mailboxHost),
  sourceApis: z.array(sourceApiState),
  /** Where names are bought, and how many were. */
  registrar: z.object({ trouble: z.enum(REGISTRAR_TROUBLES), domains: z.int() }),
  /** Who takes cards. */
  cardProcessor: boxedCardProcessor,
  /** Where mailboxes are bought, and how many were. */
  mailHost: z.object({ trouble: z.enum(MAIL_HOST_TROUBLES), mailboxes: z.int() }),
});
export type BoxState = z.infer<typeof boxState>;

/** Whether a host behaves otherwise than when the world began. */
const changeable = { isChanged: z.boolean() };
/** What the control page gets: the box, and which of its hosts were broken by hand. */
export const worldState = boxState.extend({
  /** When the next mail of a campaign or of the composer may leave. */
  nextSendAt: z.iso.datetime().nullable(),
  /** Where time passes to by itself, as fast as the work on the way allows. */
  passesTo: z.iso.datetime().nullable(),
  hosts: z.array(boxedHost.extend(changeable)),
  mailboxHosts: z.array(mailboxHost.extend(changeable)),
  sourceApis: z.array(sourceApiState.extend(changeable)),
});
export type WorldState = z.infer<typeof worldState>;

export const getBoxState = endpoint({
  method: 'GET',
  path: '/sirius/api/pub/sandbox/state',
  access: 'public',
  summary: 'The boxed world at a glance: its clock, its counts and its hosts',
  input: z.object({}),
  output: worldState,
  errors: [],
});

const hostName = z.string().max(253, 'tooLong');

export const setBoxedHost = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sandbox/host/set',
  access: 'public',
  summary: 'Make a mail host of the box behave differently from now on',
  input: z.object({ name: hostName, behaviour: z.enum(HOST_BEHAVIOURS) }),
  output: worldState,
  errors: ['notFound'],
});

export const setMailboxHost = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sandbox/mailbox-host/set',
  access: 'public',
  summary: 'Make trouble on a host of the user’s own mailboxes, or end it',
  input: z.object({ name: hostName, trouble: z.enum(MAILBOX_TROUBLES) }),
  output: worldState,
  errors: ['notFound'],
});

export const setSourceApi = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sandbox/source-api/set',
  access: 'public',
  summary: 'Make trouble at a service the leads agent asks, or end it',
  input: z.object({ name: z.enum(SOURCE_APIS), trouble: z.enum(SOURCE_API_TROUBLES) }),
  output: worldState,
  errors: [],
});

export const setBoxedRegistrar = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sandbox/registrar/set',
  access: 'public',
  summary: 'Make trouble at the registrar, or end it',
  input: z.object({ trouble: z.enum(REGISTRAR_TROUBLES) }),
  output: worldState,
  errors: [],
});

export const setBoxedCardProcessor = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sandbox/card-processor/set',
  access: 'public',
  summary: 'Make trouble with charges of cards or with the events about them, or end it',
  input: boxedCardProcessor.pick({ charges: true, webhooks: true }).partial(),
  output: worldState,
  errors: [],
});

export const setBoxedMailHost = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sandbox/mail-host/set',
  access: 'public',
  summary: 'Make trouble at the host mailboxes are bought from, or end it',
  input: z.object({ trouble: z.enum(MAIL_HOST_TROUBLES) }),
  output: worldState,
  errors: [],
});

const SKIP_LIMIT_MS = 31 * 86_400_000;

export const clockMove = z.object({
  speed: z.union([PAUSED, ...CLOCK_SPEEDS].map((speed) => z.literal(speed))).optional(),
  /** Everything that is due on the way is done at its time. */
  skipMs: z.int().min(0).max(SKIP_LIMIT_MS).default(0),
  /** Passes to the moment a person or a host of the box waits for next. */
  toNext: z.boolean().default(false),
  /** Passes on until a mail of a campaign or of the composer leaves. */
  toNextSend: z.boolean().default(false),
});
export type ClockMove = z.infer<typeof clockMove>;

export const moveBoxClock = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sandbox/clock/move',
  access: 'public',
  summary: 'Stop the box’s time, let it pass faster, or pass to a later moment',
  input: clockMove,
  output: worldState,
  errors: [],
});
