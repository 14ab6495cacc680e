import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddress } from '../validation.ts';

/** A further address of a mailbox, which its server lets through (`aliasSender` of a mail names it by its id). */
const alias = z.object({ aliasId: z.uuid(), accountId: z.uuid(), email: z.string(), name: z.string() });
export type Alias = z.infer<typeof alias>;

export const listAliases = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/compose/aliases',
  access: 'login',
  summary: 'Further addresses mailboxes may write from',
  input: z.object({ accountId: z.union([z.uuid(), z.literal('')]).default('') }),
  output: z.object({ aliases: z.array(alias) }),
  errors: [],
});

export const addAlias = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/compose/aliases',
  access: 'login',
  summary:
    'Let a mailbox write from a further address of its own domain, once its server has let that through; again, it gets the new name',
  input: z.object({
    accountId: z.uuid(),
    email: emailAddress,
    name: z.string().trim().max(100, 'tooLong').default(''),
  }),
  output: alias,
  /** `aliasRefused`: with the server's words, or that it is of another domain. */
  errors: ['notFound', 'aliasRefused'],
});

export const removeAlias = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/compose/aliases/remove',
  access: 'login',
  summary: 'Take a further address away; drafts that were to leave from it name another sender first',
  input: z.object({ aliasId: z.uuid() }),
  output: z.object({}),
  errors: ['notFound'],
});
