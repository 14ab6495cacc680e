import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log.ts';

export type UserScope = Scope & { userId: string };

/** What is known about people, by address. */
export type ListValues = (
  db: Db | Trx,
  scope: Scope,
  emails: readonly string[],
) => Promise<ReadonlyMap<string, Readonly<Record<string, string>>>>;

/** What every use case around campaigns is handed. */
export type CampaignsDeps = {
  db: Db;
  jobs: Jobs;
  log: Log;
  now: () => Date;
  listValues: ListValues;
  /** What a person is called where it says who did it. */
  nameOf(person: UserScope): Promise<string>;
  /** Where a person says they are. */
  zoneOf(person: UserScope): Promise<string>;
};
