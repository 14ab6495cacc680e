import type { ColumnType, Generated } from 'kysely';

export type WarmupMailState = 'waiting' | 'planned' | 'sending' | 'sent' | 'failed' | 'dropped';
export type Landed = 'inbox' | 'spam' | 'missing';

/** A day is written as text; reading casts it to text, as the driver would make it a moment in the process's own zone. */
type Day = ColumnType<never, string, string>;
type NullableDay = ColumnType<never, string | null | undefined, string | null>;

type WarmupMailsTable = {
  id: string;
  workspace_id: string;
  thread_id: string;
  place: number;
  mailbox_id: string | null;
  partner_id: string | null;
  message_id: string;
  state: WarmupMailState;
  reason: Generated<string>;
  day: NullableDay;
  slot: number | null;
  /** While an answer waits for a slot: the moment from which it may go out. */
  planned_at: Date;
  claimed_at: Date | null;
  sent_at: Date | null;
  sent_day: NullableDay;
  received_day: NullableDay;
  landed: Landed | null;
  landed_at: Date | null;
  rescued_at: Date | null;
  filed_at: Date | null;
};

declare module '../../platform/db.ts' {
  interface Tables {
    warmup_boxes: {
      mailbox_id: string;
      workspace_id: string;
      started_at: Date;
      started_on: Day;
      looked_at: Date | null;
    };
    warmup_days: {
      mailbox_id: string;
      workspace_id: string;
      day: Day;
      mails: number;
      openings: number;
      planned_at: Date;
    };
    warmup_mails: WarmupMailsTable;
  }
}
