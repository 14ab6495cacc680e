import type { Interval } from '@outrider/billing-rules/periods';
import type { BillLine, PlanOffer } from '@outrider/contract/billing/plans';
import type { BillingAddress } from '@outrider/contract/billing/subscription';
import type { ColumnType, Generated, Selectable, Updateable } from 'kysely';
import type { Tables } from '../../platform/db.ts';
import type { Card, CardDispute } from './cards/card-processor.ts';

type Json<T> = ColumnType<T, string, string>;
/** Has a value of its own where none is given. */
type JsonOr<T> = ColumnType<T, string | undefined, string>;

export type AccountRow = Selectable<Tables['billing_accounts']>;
export type AccountChange = Updateable<Tables['billing_accounts']>;

/** A bill to come, with the day it is of. */
export type ForetoldBill = { at: string; lines: BillLine[]; total: number };

/** Where a piece of a quota can be. */
export type QuotaAccount = 'free' | 'reserved' | 'used';

declare module '../../platform/db.ts' {
  interface Tables {
    billing_settings: {
      is_only_row: Generated<boolean>;
      is_on: boolean;
      plans: string;
    };
    quota_usage: {
      workspace_id: string;
      quota_type: string;
      period_start: string;
      used: number;
      reserved: Generated<number>;
    };
    quota_entries: {
      id: Generated<string>;
      workspace_id: string;
      quota_type: string;
      period_start: string;
      moved_from: QuotaAccount;
      moved_to: QuotaAccount;
      amount: number;
      reference: string;
      at: Date;
    };
    billing_accounts: {
      workspace_id: string;
      customer_id: Generated<string | null>;
      subscription_id: Generated<string | null>;
      pays_by: Generated<Interval | null>;
      period_start: Generated<Date | null>;
      period_end: Generated<Date | null>;
      scheduled_plan: Generated<string | null>;
      scheduled_by: Generated<Interval | null>;
      scheduled_at: Generated<Date | null>;
      cancels_at: Generated<Date | null>;
      cancel_reason: Generated<string>;
      paused_from: Generated<Date | null>;
      paused_until: Generated<Date | null>;
      unpaid_since: Generated<Date | null>;
      unpaid_total: Generated<number | null>;
      unpaid_reason: Generated<string>;
      pay_url: Generated<string | null>;
      notice_day: Generated<number | null>;
      credit: Generated<number>;
      mailboxes: Generated<number>;
      warmed: JsonOr<Record<string, number>>;
      card: JsonOr<Card | null>;
      address: JsonOr<BillingAddress | null>;
      looked_at: Generated<Date | null>;
      parts_paid_until: Generated<Date | null>;
      next_bill: ColumnType<ForetoldBill | null, string | null | undefined, string | null>;
    };
    plan_quotes: {
      id: string;
      workspace_id: string;
      plan: PlanOffer['key'];
      pays_by: Interval;
      kind: 'start' | 'upgrade' | 'downgrade' | 'interval';
      at: Date;
      is_now: boolean;
      takes_effect_at: Date;
      lines: Json<BillLine[]>;
      due: number;
      currency: string;
      expires_at: Date;
      confirmed_at: Date | null;
    };
    invoices: {
      id: string;
      workspace_id: string;
      number: number;
      source: string;
      issued_at: Date;
      state: 'paid' | 'open' | 'refunded' | 'void';
      lines: Json<BillLine[]>;
      currency: string;
      total: number;
      billed_to: Json<BillingAddress | null>;
      credits: Generated<string | null>;
    };
    card_disputes: {
      dispute_id: string;
      workspace_id: string;
      payment_id: string;
      source: string;
      amount: number;
      currency: string;
      reason: string;
      state: CardDispute['state'];
      opened_at: Date;
      answer_until: Date | null;
    };
  }
}
