import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { worldState } from '../sandbox.ts';

/** How a name of the box can be made to let a resolver down. */
export const NAME_FAILURES = [
  'none',
  'nxdomain',
  'nodata',
  'servfail',
  'refused',
  'lame',
  'truncate',
  'silent',
  'slow',
] as const;
export type NameFailure = (typeof NAME_FAILURES)[number];

/** RFC 1035, 2.3.1, with the underscores of RFC 8552 and the star of a wildcard. */
const domainName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, 'tooLong')
  .regex(/^(?:\*\.)?[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*$/, 'malformed');

const boxedName = z.object({
  name: z.string(),
  failure: z.enum(NAME_FAILURES),
  records: z.array(z.object({ type: z.string(), data: z.string() })),
});
export type BoxedName = z.infer<typeof boxedName>;

/** A domain with every name at and below it. */
export const boxedZone = z.object({ domain: z.string(), names: z.array(boxedName) });
export type BoxedZone = z.infer<typeof boxedZone>;

export const readBoxedZone = endpoint({
  method: 'GET',
  path: '/sirius/api/pub/sandbox/zone/read',
  access: 'public',
  summary: 'The records of a domain of the box, and which of its names fail',
  input: z.object({ domain: domainName }),
  output: boxedZone,
  errors: ['notFound'],
});

export const listBoxedDomains = endpoint({
  method: 'GET',
  path: '/sirius/api/pub/sandbox/zone/list',
  access: 'public',
  summary: 'The domains mailboxes of the box send from, whose records are worth mending',
  input: z.object({}),
  output: z.object({ domains: z.array(z.string()) }),
  errors: [],
});

export const RECORD_TYPES = ['TXT', 'MX', 'CNAME'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** Nothing outside the box is named by it. */
const boxedDomainName = domainName.regex(/\.test$/, 'malformed');

/** RFC 1035, 3.3.9: a preference and a host. */
const MX_DATA = /^\d{1,5}\s+[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?$/i;

const boxedRecord = z.object({
  name: boxedDomainName,
  type: z.enum(RECORD_TYPES),
  /** As a zone file has it, such as `10 mailhaven.test` for an MX. */
  data: z.string().trim().min(1, 'blank').max(4_000, 'tooLong'),
});
export type BoxedRecord = z.infer<typeof boxedRecord>;

/** Whether the type can say that. */
export function isRecordData({ type, data }: Pick<BoxedRecord, 'type' | 'data'>): boolean {
  if (type === 'TXT') return true;
  return type === 'MX' ? MX_DATA.test(data) : domainName.safeParse(data).success;
}

export const publishBoxedRecord = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sandbox/zone/publish',
  access: 'public',
  summary: 'Publish a record in a zone of the box, or put it in the place of another',
  input: boxedRecord
    .extend({
      /** What the record says until now, where it is changed. */
      replaces: z.string().max(4_000, 'tooLong').optional(),
    })
    .refine(isRecordData, { error: 'malformed', path: ['data'] }),
  output: z.object({}),
  errors: [],
});

export const removeBoxedRecord = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sandbox/zone/remove',
  access: 'public',
  summary: 'Take a record out of a zone of the box',
  input: boxedRecord,
  output: z.object({}),
  errors: ['notFound'],
});

export const failBoxedName = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sandbox/zone/fail',
  access: 'public',
  summary: 'Make a name of the box fail, with all below it, or end that',
  input: z.object({ name: domainName, failure: z.enum(NAME_FAILURES) }),
  output: z.object({}),
  errors: [],
});

export const slowNameServer = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sandbox/name-server/slow',
  access: 'public',
  summary: 'Make the box’s name server slow, or quick again',
  input: z.object({ isSlow: z.boolean() }),
  output: worldState,
  errors: [],
});
