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
