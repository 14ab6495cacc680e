import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mailedLink, session, signUpForm } from '../sign.ts';
import { timeZone } from '../validation.ts';

/** What an invitation's link carries. Works once. */
export const invitationToken = z.string().min(20, 'malformed').max(100, 'malformed');

export const getInvitation = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/user/signup/invitation',
  access: 'public',
  summary: 'Whom a link to sign up is for, and whether it still works; uses nothing up',
  input: z.object({ token: invitationToken }),
  output: z.object({
    /** Null: the visitor with the link names an address. */
    email: z.string().nullable(),
    /** For the first account of this installation. */
    forOwner: z.boolean(),
    state: z.enum(['open', 'expired', 'used']),
    expiresAt: z.iso.datetime(),
  }),
  errors: ['invitationOver'],
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/user/signup/invitation/accept',
  access: 'public',
  summary: 'Create an account by a link; an address the link does not name gets a verification mail',
  input: signUpForm.extend({ token: invitationToken, timeZone: timeZone.catch('UTC').optional() }),
  output: z.object({ session: session.nullable(), mail: mailedLink.nullable() }),
  errors: ['invitationOver', 'invitationForOther', 'emailTaken'],
});
