import type { Db, Scope } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { SendingDeps } from '../facts/sending-deps.ts';

export type MaintenanceDeps = Pick<SendingDeps, 'listMailboxes' | 'messageIds' | 'now' | 'log'> & {
  db: Db;
  jobs: Jobs;
  /** Mailboxes the user chose, by hand or by their tags. */
  listSenderIds: (db: Db, scope: Scope, senders: { mailboxIds: string[]; tagIds: string[] }) => Promise<string[]>;
};
