import type { Scope } from '../../platform/db.ts';
import type { ForecastDeps } from '../forecast/index.ts';
import type { LeadsDeps } from '../leads/index.ts';
import type { ProofDeps } from '../ledger/index.ts';
import type { SendingDeps } from '../sending/index.ts';
import type { StatisticsDeps } from '../statistics/index.ts';

/** What people do with campaigns and their leads needs; the sender has its own (`SendingDeps`). */
export type ManagementDeps = LeadsDeps &
  ProofDeps &
  Pick<SendingDeps, 'listMailboxes' | 'messageIds'> & {
    /** In the box nobody's morning is disturbed: a first campaign may send at once. */
    isPractice: boolean;
    tracking: {
      /** Looks again whether the tracking domains of these mailboxes lead here. */
      recheck(scope: Scope, mailboxIds: readonly string[]): Promise<{ domain: string; email: string; state: string }[]>;
      /** Whether mails of the others are seen at all. */
      hasTracker: boolean;
    };
    forecast: ForecastDeps & StatisticsDeps;
  };
