import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { worldState } from './sandbox.ts';

/** How a name of the box can be told to let a resolver down. */
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
