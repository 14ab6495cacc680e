import type { Language } from '@outrider/contract/languages';
import type { Db, Scope } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Sealer } from '../../platform/secrets.ts';

export type SealedMailDeps = {
  db: Db;
  jobs: Jobs;
  now: () => Date;
  /** For passwords that a sender lets be kept. */
  sealer: Sealer;
  links: { tokenFor(id: string): string; idOf(token: string): string | undefined };
  appUrl: string;
  /** The address as the workspace connected it; undefined for one it has not. */
  findSender(scope: Scope, email: string): Promise<{ email: string; name: string } | undefined>;
  findUser(person: SealedMailOwner): Promise<{ email: string; name: string; company: string; language: Language }>;
};

/** Who sent an encrypted mail: nobody else of the workspace sees it. */
export type SealedMailOwner = Scope & { userId: string };
