import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const MESSAGES_MAX = 200;

/** Of a mail whose writer asked for it (`mailTrace`). A receipt is the recipient's word and is kept apart from these. */
const mailOpens = z.object({
  mid: z.uuid(),
  /** Of a mail to several people nobody knows which of them. */
  people: z.int(),
  /** Programs that look into mail before or instead of a person. */
  machines: z.int(),
  unknown: z.int(),
  /** By a person, as far as that is still kept. */
  firstAt: z.iso.datetime().nullable(),
});
export type MailOpens = z.infer<typeof mailOpens>;

export const listOpens = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/compose/opens',
  access: 'login',
  summary: 'How often mails of the composer were opened, of those whose opens are seen',
  input: z.object({ mids: z.array(z.uuid()).max(MESSAGES_MAX) }),
  output: z.object({ opens: z.array(mailOpens) }),
  errors: [],
});
