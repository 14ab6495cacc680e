import type { Money } from '@outrider/contract/billing/plans';
import type { Language } from '@outrider/contract/languages';
import type { Db, Scope } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { CardProcessor } from './cards/card-processor.ts';
import type { Purchases } from './payments/purchases.ts';
import type { WorkspacePlan } from './plan-of-workspace.ts';
import type { PlanBook } from './plans.ts';

/** A domain that was bought here, as a cancellation tells of it. */
export type PaidDomain = { domain: string; expiresAt: Date; renewal: Money; mailboxes: string[] };

export type BillingDeps = {
  db: Db;
  jobs: Jobs;
  log: Log;
  now: () => Date;
  isOn: boolean;
  book: PlanBook;
  cards: CardProcessor;
  purchases: Purchases;
  /** With mailboxes and contacts counted where they are. */
  usageOf: (scope: Scope) => Promise<WorkspacePlan | undefined>;
  ownerOf: (scope: Scope) => Promise<{ email: string; language: Language } | undefined>;
  listDomains: (scope: Scope) => Promise<PaidDomain[]>;
  /** What quota movements were for, by reference; those without a name are left out. */
  namesOf: (scope: Scope, references: string[]) => Promise<ReadonlyMap<string, string>>;
};
