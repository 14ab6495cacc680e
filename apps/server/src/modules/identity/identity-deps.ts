import type { SignUpRule } from '@outrider/contract/app-config';
import type { Quota } from '@outrider/contract/user';
import type { ChangeCache } from '../../platform/change-cache.ts';
import type { Db, Scope } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { LinkSigner, Sealer } from '../../platform/secrets.ts';
import type { Passwords } from './passwords/passwords.ts';

/** What identity asks of the plans: the name and the counts to show. */
export type PlanOf = (scope: Scope) => Promise<{ plan: string; quota: Quota[] } | undefined>;

/** Who security keys are made for (Web Authentication level 3, section 4). A key works for this host name only. */
export type RelyingParty = { id: string; name: string; origin: string };

/** What every use case of identity is handed. */
export type IdentityDeps = {
  db: Db;
  jobs: Jobs;
  cache: ChangeCache;
  passwords: Passwords;
  /** Makes and reads the tokens of mailed links. */
  links: LinkSigner;
  /** Keeps the secrets of authenticator apps. */
  sealer: Sealer;
  relyingParty: RelyingParty;
  signUpRule: SignUpRule;
  planOf: PlanOf;
  /** The clock that quotas go by. */
  planNow: () => Date;
  now: () => Date;
  pause: (milliseconds: number) => Promise<void>;
};
