import type { BillLine } from '@outrider/contract/billing/plans';
import type { WantedMailbox } from '@outrider/contract/domains/names';
import type { Order, OrderedDomain } from '@outrider/contract/domains/orders';
import type { OrderState, PaymentState } from '@outrider/domain-orders/order';
import type { OrderKind, OrderStep } from '@outrider/domain-orders/order-steps';
import type { ItemPrice } from '@outrider/domain-orders/quote-order';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

export type StepTimes = Partial<Record<OrderStep, string>>;
export type WaitingFor = NonNullable<Order['items'][number]['waiting']>['for'];

declare module '../../platform/db.ts' {
  interface Tables {
    name_checks: {
      domain: string;
      wanted_at: Date;
      checked_at: Date | null;
      is_free: boolean | null;
      is_premium: Generated<boolean>;
      first_year: number | null;
      renewal: number | null;
      currency: string | null;
      min_years: Generated<number>;
    };
    name_listings: {
      domain: string;
      wanted_at: Date;
      asked_at: Date | null;
      listed_on: Generated<string[]>;
      answered: Generated<number>;
    };
    domain_quotes: {
      id: string;
      workspace_id: string;
      number: Generated<number>;
      kind: OrderKind;
      years: number;
      domains: Json<OrderedDomain[]>;
      items: Json<ItemPrice[]>;
      lines: Json<BillLine[]>;
      currency: string;
      due_now: number;
      monthly: number;
      monthly_from: Date | null;
      renewal_total: number | null;
      renewal_at: Date | null;
      made_at: Date;
      expires_at: Date;
      ready_at: Date | null;
    };
    domain_orders: {
      id: string;
      workspace_id: string;
      user_id: string | null;
      quote_id: string;
      number: Generated<number>;
      kind: OrderKind;
      state: OrderState;
      ordered_at: Date;
      pay_by: Date;
      years: number;
      currency: string;
      total: number;
      payment_id: string | null;
      payment_state: Generated<PaymentState>;
      captured: Generated<number>;
      capture_asked_at: Date | null;
      ending: 'cancelled' | 'unpaid' | null;
      declined_for: string | null;
      card: ColumnType<Order['card'], string | null, string | null>;
      ready_at: Date | null;
      tries: Generated<number>;
      next_try_at: Date | null;
      waiting_words: Generated<string>;
      next_work_at: Date | null;
      lease: string | null;
      lease_until: Date | null;
    };
    domain_order_items: {
      order_id: string;
      workspace_id: string;
      domain: string;
      place: number;
      mailboxes: Json<WantedMailbox[]>;
      name_price: number;
      mailboxes_price: number;
      step: Generated<OrderStep>;
      done_at: Json<StepTimes>;
      asked_at: Date | null;
      expires_at: Date | null;
      expired_at_before: Date | null;
      is_failed: Generated<boolean>;
      failed_for: string | null;
      owed: Generated<number>;
      given_back: Generated<number>;
      given_back_as: 'released' | 'refunded' | null;
      waiting_for: WaitingFor | null;
      waiting_words: Generated<string>;
      waiting_since: Date | null;
      tries: Generated<number>;
      next_try_at: Date | null;
    };
    domain_order_log: {
      id: Generated<string>;
      workspace_id: string;
      order_id: string;
      domain: string;
      step: OrderStep | 'released' | 'refunded';
      words: string;
      attempt: number;
      at: Date;
    };
    owned_domains: {
      workspace_id: string;
      domain: string;
      origin: 'new' | 'existing' | 'warmed';
      registered_at: Date | null;
      expires_at: Date | null;
      renews_itself: Generated<boolean>;
      renewal: number | null;
      monthly: Generated<number>;
      currency: string;
      renewed_at: Date | null;
      reminded_days: number | null;
    };
    bought_mailboxes: {
      address: string;
      workspace_id: string;
      domain: string;
      first_name: string;
      last_name: string;
      sealed: string;
      created_at: Date;
      connected_at: Date | null;
      disabled_at: Date | null;
    };
    warmed_stock: {
      domain: string;
      stocked_in: string;
      fits: ColumnType<string[], string[] | undefined, string[]>;
      monthly: number;
      currency: string;
      since: Date;
      order_id: string | null;
    };
  }
}
