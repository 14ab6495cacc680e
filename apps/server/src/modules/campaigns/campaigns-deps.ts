import type { Provider } from '@outrider/campaign-rules/campaign';
import type { Db, Scope } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { ContactsDeps } from '../contacts/index.ts';
import type { ProofDeps } from '../ledger/index.ts';
import type { VerificationDeps } from '../verification/index.ts';
import type { OutlookDeps } from './outlook/outlook-deps.ts';
import type { SendingDeps } from './sending/sending-deps.ts';
import type { StatisticsDeps } from './statistics/statistics-deps.ts';

export type UserScope = Scope & { userId: string };

/** What every use case of campaigns is handed; the sender has its own (`SendingDeps`). */
export type CampaignsDeps = ProofDeps &
  Pick<SendingDeps, 'listMailboxes' | 'listValues' | 'messageIds'> & {
    db: Db;
    jobs: Jobs;
    log: Log;
    now: () => Date;
    contacts: Pick<ContactsDeps, 'db' | 'hasher' | 'roomFor' | 'now'>;
    verification: VerificationDeps;
    /** What a person is called where it says who did it. */
    nameOf(person: UserScope): Promise<string>;
    /** Where a person says they are. */
    zoneOf(person: UserScope): Promise<string>;
    /** In the box nobody's morning is disturbed: a first campaign may send at once. */
    isPractice: boolean;
    mailHosts: MailHosts;
    tracking: {
      /** Looks again whether the tracking domains of these mailboxes lead here. */
      recheck(scope: Scope, mailboxIds: readonly string[]): Promise<{ domain: string; email: string; state: string }[]>;
      /** Whether mails of the others are seen at all. */
      hasTracker: boolean;
    };
    outlook: OutlookDeps & StatisticsDeps;
  };

export type MailHosts = {
  /** Whose mailboxes are behind a mail host that is known already. */
  ofHost(mx: string): Provider;
  /** By the domain's MX, which is asked for; other when nobody answers. */
  ofDomain(domain: string): Promise<Provider>;
  /** Whether anybody can have an address there, so that the same domain is no company. */
  isFree(domain: string): boolean;
};
