import type { DoubtProof, DoubtSettlement } from '@outrider/contract/campaigns/doubts';
import type { Generated } from 'kysely';

/** Where a mail stands. The first three are open; `doubt` waits for a look into Sent; the others are final. */
export type LedgerState =
  | 'planned'
  | 'reserved'
  | 'complete'
  | 'doubt'
  | 'taken'
  | 'accepted'
  | 'rejected'
  | 'failed'
  | 'stopped'
  | 'skipped';

/** Who plans mails. What else an owner keeps in its rows it declares itself; the ledger reads none of it. */
export type OwnerKind = 'campaign' | 'compose';

export interface SendLedgerTable {
  id: Generated<string>;
  workspace_id: string;
  owner_kind: Generated<OwnerKind>;
  /** What it belongs to among its owner's things; campaigns name a lead and a round in columns of their own. */
  owner_id: string | null;
  mailbox_id: string;
  message_id: string;
  /** The end of time while it is held, which the driver gives as a number. */
  due_at: Date;
  reason: Generated<string>;
  state: Generated<LedgerState>;
  open: Generated<boolean>;
  holder: string | null;
  attempt: Generated<number>;
  put_off: Generated<number>;
  counted_in: string[] | null;
  reserved_at: Date | null;
  completed_at: Date | null;
  taken_at: Date | null;
  settled_at: Date | null;
  doubt_at: Date | null;
  looked_up: Generated<number>;
  reply_code: number | null;
  reply_text: Generated<string>;
  proof: DoubtProof | null;
  doubt_settled_by: DoubtSettlement | null;
  doubt_settled_at: Date | null;
  doubt_settled_name: Generated<string>;
}

declare module '../../platform/db.ts' {
  interface Tables {
    send_ledger: SendLedgerTable;
    send_workers: { id: Generated<string>; alive_until: Date };
    cap_counters: { id: Generated<string>; kind: string; key: string; day: string; used: Generated<number> };
    send_unrecorded: { ledger_id: string };
  }
}
