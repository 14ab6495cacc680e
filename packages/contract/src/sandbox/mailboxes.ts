import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mailServer } from '../mailboxes/add.ts';

/** What can be wrong with one mailbox, as the programs of its owner come to feel it. */
export const BOXED_MAILBOX_TROUBLES = ['none', 'wrongPassword', 'revoked', 'throttled', 'down', 'overQuota'] as const;

const address = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'tooLong')
  .regex(/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, 'email');

const BOXED_MAILBOXES_LISTED_MAX = 100;

const boxedMailbox = z.object({
  address: z.string(),
  password: z.string(),
  host: z.string(),
  /** As people know it, such as Mailhaven. */
  providerName: z.string(),
  smtp: mailServer,
  imap: mailServer,
  trouble: z.enum(BOXED_MAILBOX_TROUBLES),
});
export type BoxedMailbox = z.infer<typeof boxedMailbox>;

export const listBoxedMailboxes = endpoint({
  method: 'GET',
  path: '/sirius/api/pub/sandbox/mailbox/list',
  access: 'public',
  summary: 'The mailboxes of the box with all it takes to connect them, and the hosts that can have more',
  input: z.object({ search: z.string().max(254, 'tooLong').default('') }),
  output: z.object({
    mailboxes: z.array(boxedMailbox).max(BOXED_MAILBOXES_LISTED_MAX),
    /** How many the search leaves. */
    total: z.int(),
    hosts: z.array(z.object({ host: z.string(), providerName: z.string() })),
  }),
  errors: [],
});

export const createBoxedMailbox = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sandbox/mailbox/create',
  access: 'public',
  summary: 'A mailbox at a host of the box, for the product to connect to; one that exists stays as it is',
  input: z.object({
    address,
    password: z.string().min(1, 'blank').max(200, 'tooLong'),
    host: z.string().max(253, 'tooLong'),
    /** A domain the box does not know gets all the records sending takes, or only its MX. */
    isReady: z.boolean().default(true),
  }),
  output: z.object({}),
  errors: ['notFound'],
});

export const setBoxedMailbox = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sandbox/mailbox/set',
  access: 'public',
  summary: 'Make trouble in one mailbox of the box, or end it',
  input: z.object({ address, trouble: z.enum(BOXED_MAILBOX_TROUBLES) }),
  output: z.object({}),
  errors: ['notFound'],
});

export const deliverBoxedMail = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sandbox/mailbox/deliver',
  access: 'public',
  summary: 'Let mail arrive in a mailbox of the box, as it is given',
  withoutScreen: 'For tests and recordings of the box',
  input: z.object({
    address,
    /** Each a whole message (RFC 5322). */
    mails: z.array(z.string().min(1, 'blank').max(500_000, 'tooLong')).min(1).max(200),
  }),
  output: z.object({}),
  errors: ['notFound'],
});
