import { setTimeout as pause } from 'node:timers/promises';
import { createPasswords, type IdentityDeps } from '../../modules/identity/index.ts';
import { systemNow } from '../../platform/clock.ts';
import { createLinkSigner, createSealer } from '../../platform/secrets.ts';
import type { Infrastructure } from '../infrastructure.ts';
import { planWithCounts } from './plans.ts';

export const composeIdentity = async ({ config, db, jobs, cache, now }: Infrastructure): Promise<IdentityDeps> => ({
  db,
  jobs,
  cache,
  passwords: await createPasswords(),
  links: createLinkSigner(config.secret, 'identity'),
  sealer: createSealer([config.secret, ...config.oldSecrets], 'identity'),
  relyingParty: {
    id: new URL(config.appUrl).hostname,
    name: config.web.appName,
    origin: new URL(config.appUrl).origin,
  },
  signUpRule: config.signUp,
  planOf: (scope) => planWithCounts(db, scope, now()),
  planNow: now,
  // Who is signed in stays so, wherever the box's time goes.
  now: systemNow,
  pause: (milliseconds) => pause(milliseconds),
});
