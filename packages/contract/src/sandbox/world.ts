import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { worldState } from '../sandbox.ts';

export const revokeBoxedConsent = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sandbox/consent/revoke',
  access: 'public',
  summary: 'Take back what the owner of a boxed mailbox allowed the product at its provider',
  input: z.object({ address: z.string().min(3).max(254, 'tooLong') }),
  output: z.object({}),
  errors: ['notFound'],
});

export const resetBox = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/sandbox/world/reset',
  access: 'public',
  summary: 'Let the boxed world begin anew from a seed',
  input: z.object({ seed: z.string().regex(/^[\w-]{1,40}$/, 'malformed') }),
  output: worldState,
  errors: [],
});

/** A call of the control page, with the box's time at which it was made. */
const recordedStep = z.object({
  at: z.iso.datetime(),
  path: z.string(),
  input: z.record(z.string(), z.unknown()),
});
export type RecordedStep = z.infer<typeof recordedStep>;

/** What was done to the box since it began. The same calls in this order on a box of the same seed do it again. */
export const boxRecording = z.object({
  seed: z.string(),
  startedAt: z.iso.datetime(),
  now: z.iso.datetime(),
  steps: z.array(recordedStep),
});
export type BoxRecording = z.infer<typeof boxRecording>;

export const getBoxRecording = endpoint({
  method: 'GET',
  path: '/sirius/api/pub/sandbox/world/recording',
  access: 'public',
  summary: 'What was done to the boxed world since it began, for a test to do again',
  input: z.object({}),
  output: boxRecording,
  errors: [],
});
