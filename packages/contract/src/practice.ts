import { z } from 'zod';
import { importRun } from './contacts/import.ts';
import { endpoint } from './endpoint.ts';
import { accountId } from './mailboxes/account.ts';

/** Calls for a newcomer's first steps. They exist only in the boxed world, each for the caller's own workspace. */
const practiceMailbox = z.object({
  address: z.string(),
  name: z.string(),
  /** Null until it is connected. */
  accountId: accountId.nullable(),
  /** Connected, warmed up and without a failed check. */
  isReady: z.boolean(),
});
export type PracticeMailbox = z.infer<typeof practiceMailbox>;

export const practice = z.object({
  /** Of the practice mailboxes; its records are published with the first of them. */
  domain: z.string(),
  /** Always three, taken or not. */
  mailboxes: z.array(practiceMailbox),
  people: z.object({
    fileName: z.string(),
    /** Below its header; more than people, as nobody's file is clean. */
    rows: z.int(),
    total: z.int(),
    companies: z.int(),
    zones: z.int(),
    /** How many of them are contacts of the workspace, no matter how they came. */
    contacts: z.int(),
    /** Of these, how many were found to exist. */
    valid: z.int(),
    /** The import begun by `takePracticePeople`, unless it failed or was taken back. */
    import: importRun.nullable(),
  }),
});
export type Practice = z.infer<typeof practice>;

export const readPractice = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/practice/read',
  access: 'login',
  summary: 'What a newcomer has taken of the practice world: mailboxes and people',
  input: z.object({}),
  output: practice,
  errors: [],
});

export const takePracticeMailboxes = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/practice/mailboxes/take',
  access: 'login',
  summary:
    'Make three mailboxes in the box and connect them, warmed up and with signatures; those that are connected stay',
  input: z.object({}),
  output: practice,
  errors: ['mailboxRefused'],
});

export const takePracticePeople = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/practice/people/take',
  access: 'login',
  summary: 'Import the practice people and have them verified; asked again it answers how far that is',
  input: z.object({}),
  output: practice,
  errors: ['contactQuotaReached', 'importUnreadable'],
});

export const readPracticeFile = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/practice/people/file',
  access: 'login',
  summary: 'The practice people as a CSV file with the usual mess in it, to be imported by hand',
  input: z.object({}),
  output: z.object({ fileName: z.string(), text: z.string() }),
  errors: [],
});
