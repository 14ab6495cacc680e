import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { TextSigner } from '../../../platform/secrets.ts';
import type { IncomingEvent } from '../../inbox/index.ts';
import type { MessageIds, ProofDeps } from '../../ledger/index.ts';

/** What is needed of the rest of the product when something comes back. */
export type RepliesDeps = ProofDeps & {
  db: Db;
  jobs: Jobs;
  now: () => Date;
  messageIds: MessageIds;
  /** Signs and knows the links of mails. */
  signer: TextSigner;
  /** Never to be written to again; ends what is planned for them, in the same transaction. */
  suppress(
    trx: Trx,
    scope: Scope,
    wish: { email: string; reason: 'optedOut' | 'complained' | 'bounced'; about: string },
  ): Promise<void>;
  /** A person answered a campaign's mail. */
  onReply?: () => void;
  /** For a contact's timeline. */
  noteContact(
    trx: Trx,
    scope: Scope,
    event: {
      email: string;
      event: 'openedByMachine' | 'openedByPerson' | 'clicked' | 'replied' | 'bounced' | 'optedOut';
      at: Date;
      about: string;
      words?: string;
      campaignId: string;
    },
  ): Promise<void>;
  /** It was not so after all. */
  retractContact(
    trx: Trx,
    scope: Scope,
    event: { email: string; event: 'openedByMachine' | 'openedByPerson' | 'clicked'; at: Date },
  ): Promise<void>;
};

/** One for each kind of incoming mail, in the transaction that tells it. */
export type IncomingHandler = (deps: RepliesDeps, trx: Trx, scope: Scope, incoming: IncomingEvent) => Promise<void>;
