import type { BillLine } from '@outrider/contract/billing/plans';
import type { Generated, JSONColumnType } from 'kysely';
import type { PaymentState } from './payments.ts';

export type PurchaseKind = 'plan' | 'order' | 'card';

declare module '../../../platform/db.ts' {
  interface Tables {
    card_customers: { workspace_id: string; customer_id: string; created_at: Date; looked_at: Generated<Date | null> };
    purchases: {
      id: string;
      workspace_id: string;
      kind: PurchaseKind;
      reference: string;
      lines: JSONColumnType<BillLine[]>;
      amount: number;
      currency: string;
      state: PaymentState;
      is_on_file: boolean;
      attempt: Generated<number>;
      attempted_at: Date;
      checkout_id: string | null;
      checkout_url: string | null;
      checkout_state: 'open' | 'complete' | 'expired' | null;
      expires_at: Date | null;
      payment_id: string | null;
      subscription_id: string | null;
      authorised: Generated<number>;
      to_capture: number | null;
      captured: Generated<number>;
      refunded: Generated<number>;
      declined_for: string | null;
      card_brand: string | null;
      card_last_four: string | null;
      created_at: Date;
      next_look_at: Date | null;
    };
    purchase_refunds: {
      purchase_id: string;
      key: string;
      workspace_id: string;
      amount: number;
      lines: JSONColumnType<BillLine[]>;
      at: Date;
    };
    card_events: { event_id: string; type: string; received_at: Date };
  }
}
