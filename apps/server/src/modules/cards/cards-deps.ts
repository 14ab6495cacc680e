import type { Language } from '@outrider/contract/languages';
import type { Db, Scope } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

export type CardOwner = Scope & { userId: string };

export type CardsDeps = {
  db: Db;
  jobs: Jobs;
  now: () => Date;
  links: { tokenFor(id: string): string; idOf(token: string): string | undefined };
  appUrl: string;
  findUser(person: CardOwner): Promise<{ email: string; language: Language }>;
};
