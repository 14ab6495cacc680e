import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { mailOnItsWay, session } from './sign.ts';
import { registrationStatus } from './user.ts';
import { agreement, companyName, timeZone } from './validation.ts';

export const OAUTH_PROVIDERS = ['google', 'microsoft'] as const;
export const oauthProvider = z.enum(OAUTH_PROVIDERS);
export type OauthProvider = z.infer<typeof oauthProvider>;

/** What the handle page gets from the server after the provider said yes. Works once, for ten minutes. */
const ticket = z.string().min(20, 'malformed').max(100, 'malformed');

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
  input: z.object({ ticket }),
  output: session,
  errors: ['oauthTicketExpired', 'userNotFound', 'emailTaken', 'emailNotVerified'],
});

export const oauthSignUpForm = z.object({ companyName, agree: agreement });

export const signUpWithOauth = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/user/signup/oauth',
  access: 'public',
  summary: 'Create an account with what the provider confirmed; an address it did not confirm gets a verification mail',
  input: oauthSignUpForm.extend({ ticket, timeZone: timeZone.catch('UTC').optional() }),
  output: z.object({ session: session.nullable(), mail: mailOnItsWay.nullable() }),
  errors: ['oauthTicketExpired', 'emailTaken'],
});

export const signInWay = z.object({ provider: oauthProvider, email: z.string(), linkedAt: z.iso.datetime() });

export const listSignInWays = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/user/oauth/list',
  access: 'login',
  summary: 'The third-party accounts this user can sign in with',
  input: z.object({}),
  output: z.object({ offered: z.array(oauthProvider), linked: z.array(signInWay) }),
  errors: [],
});

export const linkSignInWay = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/user/oauth/link',
  access: 'login',
  summary: 'Add a third-party account to sign in with',
  input: z.object({ ticket }),
  output: signInWay,
  errors: ['oauthTicketExpired', 'emailTaken'],
});

export const unlinkSignInWay = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/user/oauth/unlink',
  access: 'login',
  summary: 'Remove a third-party account',
  input: z.object({ provider: oauthProvider }),
  output: z.object({}),
  errors: ['lastSignInWay'],
});
