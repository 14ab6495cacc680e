import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddress } from '../validation.ts';

export const SUPPRESSION_REASONS = ['optedOut', 'bounced', 'complained', 'manual', 'file', 'erased'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];
/** `alias`: the address with any +word. `domain`: everybody there, and at names below it. */
export const SUPPRESSION_SCOPES = ['address', 'alias', 'domain'] as const;
export type SuppressionScope = (typeof SUPPRESSION_SCOPES)[number];

export const suppression = z.object({
  suppressionId: z.uuid(),
  scope: z.enum(SUPPRESSION_SCOPES),
  /** Empty when only the hash is kept, after an erasure. */
  value: z.string(),
  reason: z.enum(SUPPRESSION_REASONS),
  about: z.string(),
  at: z.iso.datetime(),
});
export type Suppression = z.infer<typeof suppression>;

export const listSuppressions = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/suppression/list',
  access: 'login',
  summary: 'Who may not be written to, newest first',
  input: z.object({
    search: z.string().trim().max(254).default(''),
    reason: z.enum(SUPPRESSION_REASONS).optional(),
    after: z.string().max(500).default(''),
  }),
  output: z.object({ suppressionList: z.array(suppression), next: z.string(), total: z.int() }),
  errors: [],
});

export const addSuppressions = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/suppression/add',
  access: 'login',
  summary: 'Never write to these addresses, or to anybody at these domains',
  input: z.object({
    values: z.array(z.string().trim().min(1).max(254)).min(1).max(10_000),
    about: z.string().trim().max(200, 'tooLong').default(''),
    fromFile: z.boolean().default(false),
    /** They asked for it themselves, by phone or in another system: counted as an opt-out, and never taken back. */
    isOptOut: z.boolean().default(false),
  }),
  output: z.object({ added: z.int(), already: z.int(), refused: z.array(z.string()) }),
  errors: [],
});

export const removeSuppression = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/suppression/remove',
  access: 'login',
  summary: 'Allow writing again. Only a manual or file entry can go; an opt-out and a complaint are the person’s own',
  input: z.object({ suppressionId: z.uuid() }),
  output: z.object({}),
  errors: ['notFound', 'suppressionStays'],
});

export const checkSuppressed = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/suppression/check',
  access: 'login',
  summary: 'Which of these addresses may not be written to, and why',
  withoutScreen: 'For programs that send elsewhere; screens get the suppression with each contact they list',
  input: z.object({ emails: z.array(emailAddress).min(1).max(500) }),
  output: z.object({
    suppressed: z.array(z.object({ email: z.string(), reason: z.enum(SUPPRESSION_REASONS), at: z.iso.datetime() })),
  }),
  errors: [],
});

/** Everything known of one person, for the person. */
export const exportPerson = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/person/export',
  access: 'login',
  summary: 'Everything stored about one address, as the person may ask for it',
  input: z.object({ email: emailAddress }),
  output: z.object({
    email: z.string(),
    exportedAt: z.iso.datetime(),
    parts: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
  errors: [],
});

export const erasePerson = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/person/erase',
  access: 'login',
  summary: 'Forget a person everywhere. A hash stays, so that nobody writes to them again',
  input: z.object({ email: emailAddress }),
  output: z.object({ erasedAt: z.iso.datetime(), proof: z.string(), erased: z.record(z.string(), z.int()) }),
  errors: [],
});
