import type { DoubtSettlement } from '@outrider/contract/campaigns/doubts';
import type { Scope, Trx } from '../../platform/db.ts';
import type { OwnerKind } from './ledger.tables.ts';

/** What the ledger asks of the module that planned a mail. All of it in the transaction that changes the mail. */
export type LedgerOwner = {
  /** A worker is dead: what it had not finished goes back, what it may have finished is in doubt. */
  release: (trx: Trx, worker: string, now: Date) => Promise<void>;
  /** Locks of the owner's that come before counters and mails. */
  lockBefore?: (trx: Trx, scope: Scope, ledgerId: string) => Promise<void>;
  /** Their doubt is over; by what. */
  onSettled: (
    trx: Trx,
    scope: Scope,
    settled: { ledgerIds: readonly string[]; by: DoubtSettlement; at: Date },
  ) => Promise<void>;
  /** It is certainly absent: to be sent again. */
  sendAgain: (trx: Trx, scope: Scope, mail: { ledgerId: string; mailboxId: string; at: Date }) => Promise<void>;
  /** Records what follows from mails that left or were skipped, and settles them; campaigns do it by themselves, many at a time. */
  recordEnded?: (trx: Trx, ledgerIds: readonly string[]) => Promise<void>;
};

export type LedgerOwners = Readonly<Partial<Record<OwnerKind, LedgerOwner>>>;

export function ownerOf(owners: LedgerOwners, kind: OwnerKind): LedgerOwner {
  const owner = owners[kind];
  if (!owner) throw new Error(`no module owns mails of ${kind}`);
  return owner;
}
