import { z } from 'zod';
import { oauthProvider } from './identity/oauth.ts';

/** Who may sign up without an invitation: `domains` names whose addresses, in the mode of that name. */
export const signUpRule = z.object({
  mode: z.enum(['open', 'domains', 'invite', 'closed']),
  domains: z.array(z.string()),
});
export type SignUpRule = z.infer<typeof signUpRule>;

/** What the browser learns at run time from `/config.js`; nothing of it is baked into the build. */
export const appConfig = z.object({
  appName: z.string(),
  version: z.string(),
  world: z.enum(['box', 'live']),
  environment: z.string(),
  loginHost: z.string(),
  oauthHost: z.string(),
  appUrl: z.string(),
  trackerUrl: z.string(),
  websiteUrl: z.string(),
  sourceUrl: z.string(),
  signInMethods: z.array(oauthProvider),
  signUp: signUpRule,
  /** Whether plans and domains are sold here; without it there are no limits and no purchase pages. */
  billing: z.boolean(),
  /** Off unless the operator names a script. */
  analytics: z.object({ scriptUrl: z.string(), projectId: z.string() }).nullable(),
});
export type AppConfig = z.infer<typeof appConfig>;
