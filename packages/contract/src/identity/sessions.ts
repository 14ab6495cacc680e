import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const signedInDevice = z.object({
  sessionId: z.uuid(),
  /** Browser and system, in no language: "Chrome · Linux". */
  device: z.string(),
  kind: z.enum(['computer', 'phone']),
  address: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
  /** The first session ever from this network. */
  newPlace: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/user/session/list',
  access: 'login',
  summary: 'Where the user is signed in',
  input: z.object({}),
  output: z.object({ sessions: z.array(signedInDevice) }),
  errors: [],
});

export const revokeSession = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/user/session/revoke',
  access: 'login',
  summary: 'Sign one device out',
  input: z.object({ sessionId: z.uuid() }),
  output: z.object({}),
  errors: ['notFound'],
});

export const revokeOtherSessions = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/user/session/revoke-others',
  access: 'login',
  summary: 'Sign all other devices out',
  input: z.object({}),
  output: z.object({ signedOut: z.int() }),
  errors: [],
});
