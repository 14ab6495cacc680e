import { z } from 'zod';
import { endpoint } from './endpoint.ts';

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

/** How a mail host of the box can be told to behave. */
export const HOST_MOODS = [
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
export type HostMood = (typeof HOST_MOODS)[number];

export const boxedHost = z.object({
  name: z.string(),
  address: z.string(),
  mood: z.enum(HOST_MOODS),
  taken: z.int(),
});
export type BoxedHost = z.infer<typeof boxedHost>;

export const CLOCK_SPEEDS = [1, 10, 60, 600] as const;

export const boxState = z.object({
  seed: z.string(),
  now: z.iso.datetime(),
  speed: z.number(),
  accepted: z.int(),
  doubled: z.int(),
  hosts: z.array(boxedHost),
});
export type BoxState = z.infer<typeof boxState>;

export const getBoxState = endpoint({
  method: 'GET',
  path: '/sirius/api/pub/sandbox/state',
  access: 'public',
  summary: 'The boxed world at a glance: its clock, its counts and its hosts',
  input: z.object({}),
  output: boxState,
  errors: [],
});

export const setBoxedHost = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sandbox/host/set',
  access: 'public',
  summary: 'Make a mail host of the box behave differently from now on',
  input: z.object({ name: z.string().max(253, 'tooLong'), mood: z.enum(HOST_MOODS) }),
  output: boxState,
  errors: ['notFound'],
});

const SKIP_LIMIT_MS = 31 * 86_400_000;

export const moveBoxClock = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sandbox/clock/move',
  access: 'public',
  summary: 'Let the box’s time pass faster, or skip some of it',
  input: z.object({
    speed: z.union(CLOCK_SPEEDS.map((speed) => z.literal(speed))).optional(),
    skipMs: z.int().min(0).max(SKIP_LIMIT_MS).default(0),
  }),
  output: boxState,
  errors: [],
});

/** What somebody who becomes a person of the box can make them do with the newest mail they got. */
export const PERSON_ACTS = [
  'read',
  'click',
  'answer',
  'forward',
  'goOnLeave',
  'optOut',
  'scan',
  'complain',
  'bounce',
] as const;
export type PersonAct = (typeof PERSON_ACTS)[number];
export const PERSON_ANSWERS = ['interested', 'question', 'notInterested', 'wrongPerson', 'stop'] as const;
export type PersonAnswer = (typeof PERSON_ANSWERS)[number];
/** What people do by themselves. */
const NATURAL_ACTS = [
  'read',
  'click',
  'scan',
  'answer',
  'forward',
  'outOfOffice',
  'optOut',
  'complain',
  'bounce',
] as const;

const personAddress = z.string().max(254, 'tooLong');

export const boxedPerson = z.object({
  address: z.string(),
  name: z.string(),
  title: z.string(),
  company: z.string(),
  zone: z.string(),
  received: z.int(),
  /** What they will do by their nature, soonest first. */
  planned: z.array(z.object({ act: z.enum(NATURAL_ACTS), at: z.iso.datetime() })),
});
export type BoxedPerson = z.infer<typeof boxedPerson>;

export const getBoxedPerson = endpoint({
  method: 'GET',
  path: '/sirius/api/pub/sandbox/person/read',
  access: 'public',
  summary: 'Who is behind an address of the box, and what they are about to do',
  input: z.object({ address: personAddress }),
  output: boxedPerson,
  errors: [],
});

export const actAsPerson = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sandbox/person/act',
  access: 'public',
  summary: 'Become a person of the box and do something with the newest mail',
  input: z.object({
    address: personAddress,
    act: z.enum(PERSON_ACTS),
    answer: z.enum(PERSON_ANSWERS).default('interested'),
  }),
  output: boxedPerson,
  errors: ['notFound'],
});
