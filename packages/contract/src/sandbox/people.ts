import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What a user who acts as a person of the box can make them do with the newest mail they got. */
export const PERSON_ACTS = [
  'read',
  'click',
  'answer',
  'goOnLeave',
  'forward',
  'optOut',
  'scan',
  'complain',
  'bounce',
  'receipt',
] as const;
export type PersonAct = (typeof PERSON_ACTS)[number];
export const PERSON_ANSWERS = ['interested', 'question', 'notInterested', 'wrongPerson', 'stop'] as const;
export type PersonAnswer = (typeof PERSON_ANSWERS)[number];
/**
 * What a person does with the mails they get. Answers and opt-outs are given once, to the next mail; `bounces`: their host
 * takes a mail and sends it back; `refuses`: it does not take any; `scanned`: a machine in front of the mailbox opens it.
 */
export const PERSON_HABITS = [
  'byNature',
  'interested',
  'question',
  'notInterested',
  'wrongPerson',
  'stop',
  'optsOut',
  'away',
  'bounces',
  'refuses',
  'clicks',
  'reads',
  'scanned',
  'neverReads',
] as const;
export type PersonHabit = (typeof PERSON_HABITS)[number];
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
  'receipt',
] as const;

const personAddress = z.string().max(254, 'tooLong');

export const boxedPerson = z.object({
  address: z.string(),
  name: z.string(),
  title: z.string(),
  company: z.string(),
  zone: z.string(),
  received: z.int(),
  habit: z.enum(PERSON_HABITS),
  /** The mail they can be made to act on. */
  newest: z.object({ at: z.iso.datetime(), from: z.string(), subject: z.string() }).optional(),
  /** What they will do by their nature, soonest first. */
  planned: z.array(
    z.object({ act: z.enum(NATURAL_ACTS), at: z.iso.datetime(), answer: z.enum(PERSON_ANSWERS).optional() }),
  ),
});
export type BoxedPerson = z.infer<typeof boxedPerson>;
export type PlannedAct = BoxedPerson['planned'][number];

export const listBoxedPeople = endpoint({
  method: 'GET',
  path: '/sirius/api/pub/sandbox/person/list',
  access: 'public',
  summary: 'People of the box: with a behaviour of their own, with mail, then others; a whole address finds its owner',
  input: z.object({ search: z.string().max(254, 'tooLong').default('') }),
  output: z.object({
    people: z.array(
      boxedPerson.pick({ address: true, name: true, title: true, company: true, received: true, habit: true }),
    ),
  }),
  errors: [],
});

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

export const setPersonHabit = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sandbox/person/habit',
  access: 'public',
  summary: 'Say what a person of the box does with the next mails; an unknown one exists from then on',
  input: z.object({
    address: z
      .string()
      .trim()
      .toLowerCase()
      .max(254, 'tooLong')
      .regex(/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, 'email'),
    habit: z.enum(PERSON_HABITS),
  }),
  output: boxedPerson,
  /** No company of the box has such addresses. */
  errors: ['notFound'],
});
