import type { SuppressionReason, SuppressionScope } from '@outrider/contract/contacts/suppression';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { KeyedHasher, TextSigner } from '../../platform/secrets.ts';

export type UserScope = Scope & { userId: string };

/** What every use case of contacts is handed. */
export type ContactsDeps = {
  db: Db;
  jobs: Jobs;
  log: Log;
  /** Of addresses nobody may write to: all that is left of them once a person was erased. */
  hasher: KeyedHasher;
  /** Of the statement that a person was erased. */
  signer: TextSigner;
  /** How many contacts the workspace's plan has room for. */
  roomFor(scope: Scope): Promise<number>;
  /** What a person is called on a note. */
  nameOf(person: UserScope): Promise<string>;
  /** Every place of the product that knows something of a person. */
  personalData: readonly PersonalData[];
  /** For those who write to people; in the transaction that makes it so. */
  onSuppressed?(
    trx: Trx,
    scope: Scope,
    targets: readonly { scope: SuppressionScope; value: string }[],
    why: { reason: SuppressionReason; at: Date },
  ): Promise<void>;
  onUnsuppressed?(trx: Trx, scope: Scope, emails: readonly string[]): Promise<void>;
  /** These were suppressed at that time only by a merge, which is undone: what it stopped goes on. */
  onMergeUndone?(trx: Trx, scope: Scope, freed: readonly { email: string; since: Date }[]): Promise<void>;
  /** What mails may say about these people is other than it was; `many`: about more than one would name. */
  onValuesChanged?(trx: Trx, scope: Scope, emails: readonly string[] | 'many'): Promise<void>;
  /** Names of campaigns that take contacts as they get a list or a tag. */
  campaignsByLabel?(db: Db, scope: Scope, labelId: string): Promise<string[]>;
  /** In the transaction that deletes a list or a tag. */
  onLabelDeleted?(trx: Trx, scope: Scope, labelId: string): Promise<void>;
  now: () => Date;
};
