import type { Language } from '@outrider/contract/languages';
import type { Db, Scope } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type { CardProcessor } from '../cards/card-processor.ts';

export type PaymentsDeps = {
  db: Db;
  jobs: Jobs;
  log: Log;
  now: () => Date;
  cards: CardProcessor;
  /** Where people come back to from the card processor's page. */
  appUrl: string;
  /** What the account is billed in. */
  currency: string;
  /** Who gets the receipts, and in which language the page is. */
  ownerOf: (scope: Scope) => Promise<{ email: string; language: Language } | undefined>;
};
