import type { DeliveryState } from '@outrider/contract/compose/delivery';
import type { LinkedFile } from '@outrider/mail-kit/compose/link-card';
import type { RecipientLists } from '@outrider/mail-kit/delivery/plan-recipients';
import type { ColumnType, Generated } from 'kysely';
import '../../ledger/index.ts';

type Json<T> = ColumnType<T, string, string>;

/** The recipients a mail did not reach: the name of the error in the catalogue, and the server's words. */
export type Failure = { email: string; reason: string; words: string };

export type FrozenQuote = { html: string | null; text: string | null };

type DeliveriesTable = {
  id: string;
  workspace_id: string;
  draft_id: string;
  version: number;
  user_id: string;
  mailbox_id: string;
  kind: 'now' | 'undo' | 'schedule';
  deliver_at: Date;
  zone: Generated<string>;
  state: Generated<DeliveryState>;
  created_at: Date;
  ended_at: Date | null;
  subject: string;
  quote: ColumnType<FrozenQuote | null, string | null, string | null>;
  links: ColumnType<LinkedFile[], string | undefined, string>;
  failures: ColumnType<Failure[], string | undefined, string>;
  refusal: Generated<string>;
  words: Generated<string>;
  traced: Generated<boolean>;
  sent_mid: string | null;
  tid: string | null;
};

declare module '../../../platform/db.ts' {
  interface Tables {
    deliveries: DeliveriesTable;
    delivery_mails: { ledger_id: string; delivery_id: string; workspace_id: string; recipients: Json<RecipientLists> };
  }
}
