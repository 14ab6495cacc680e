import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mailedLink, session } from '../sign.ts';
import { registrationStatus } from '../user.ts';
import { agreement, companyName, timeZone, triedPassword } from '../validation.ts';
import { invitationToken } from './invitations.ts';
import { factorCode, keyAnswer, proof } from './two-factor.ts';

export const OAUTH_PROVIDERS = ['google', 'microsoft'] as const;
export const oauthProvider = z.enum(OAUTH_PROVIDERS);
export type OauthProvider = z.infer<typeof oauthProvider>;

/**
 * What the handle page gets from the server after the provider said yes. Works once, for ten minutes, and in the browser
 * that left for the provider, which a cookie tells.
 */
const ticket = z.string().min(20, 'malformed').max(100, 'malformed');

/** What the browser left for the provider for. */
const oauthPurpose = z.enum(['signIn', 'link']);
export type OauthPurpose = z.infer<typeof oauthPurpose>;

export const getOauthUserInfo = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/oauth/getUserInfo',
  access: 'public',
  summary: 'Who the provider says this is, and whether they have an account',
  input: z.object({ ticket }),
  output: z.object({
    provider: oauthProvider,
    email: z.string(),
    name: z.string(),
    purpose: oauthPurpose,
    status: registrationStatus,
    /** True when this provider account is linked already or may be linked to the account of the same address. */
    canSignIn: z.boolean(),
  }),
  errors: ['oauthTicketExpired'],
});

export const signInWithOauth = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/user/oauth/login',
  access: 'public',
  summary: 'Sign in with what the provider confirmed',
  input: z.object({
    ticket,
    /** Of the account with the same address, the first time this provider account signs in to it. */
    password: triedPassword.optional(),
    code: factorCode.optional(),
    key: keyAnswer.optional(),
  }),
  output: session,
  /** `twoFactorNeeded`, `twoFactorWrong`: not where the provider vouches for a second factor of its own. */
  errors: [
    'oauthTicketExpired',
    'userNotFound',
    'emailTaken',
    'emailNotVerified',
    'linkNeedsPassword',
    'linkNeedsSignIn',
    'wrongCurrentPassword',
    'twoFactorNeeded',
    'twoFactorWrong',
  ],
});

export const oauthSignUpForm = z.object({ companyName, agree: agreement });

export const signUpWithOauth = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/user/signup/oauth',
  access: 'public',
  summary: 'Create an account with what the provider confirmed; an address it did not confirm gets a verification mail',
  input: oauthSignUpForm.extend({
    ticket,
    timeZone: timeZone.catch('UTC').optional(),
    invitation: invitationToken.optional(),
  }),
  output: z.object({ session: session.nullable(), mail: mailedLink.nullable() }),
  errors: [
    'oauthTicketExpired',
    'emailTaken',
    'signUpClosed',
    'signUpByInvitation',
    'signUpOtherDomain',
    'invitationOver',
    'invitationForOther',
  ],
});

export const signInMethod = z.object({ provider: oauthProvider, email: z.string(), linkedAt: z.iso.datetime() });

export const listSignInMethods = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/user/oauth/list',
  access: 'login',
  summary: 'The third-party accounts this user can sign in with',
  input: z.object({}),
  output: z.object({ offered: z.array(oauthProvider), linked: z.array(signInMethod) }),
  errors: [],
});

export const beginLink = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/user/oauth/link/begin',
  access: 'login',
  summary:
    'Where to send the browser to add a third-party account; asks for proof unless the session was opened just now',
  input: z.object({ provider: oauthProvider, proof: proof.optional() }),
  output: z.object({ url: z.string() }),
  errors: ['proofNeeded', 'wrongCurrentPassword', 'twoFactorWrong', 'twoFactorNeedsPassword', 'oauthNotOffered'],
});

export const linkSignInMethod = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/user/oauth/link',
  access: 'login',
  summary: 'Add a third-party account to sign in with',
  input: z.object({ ticket }),
  output: signInMethod,
  errors: ['oauthTicketExpired', 'emailTaken'],
});

export const unlinkSignInMethod = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/user/oauth/unlink',
  access: 'login',
  summary: 'Remove a third-party account',
  input: z.object({ provider: oauthProvider }),
  output: z.object({}),
  errors: ['lastSignInMethod'],
});
