/** Stripe's objects, as far as the product reads them, with the field places of API 2026-07-29. Times in seconds, money in minor units. */

type Base<Kind extends string> = { id: string; object: Kind; created: number };
type Metadata = Record<string, string>;
export type List<T> = { object: 'list'; data: T[]; has_more: boolean; url: string };

export type Customer = Base<'customer'> & {
  email: string | null;
  name: string | null;
  address: Record<string, string> | null;
  /** Below zero: what the next bill is lowered by. */
  balance: number;
  metadata: Metadata;
  invoice_settings: { default_payment_method: string | null };
};

export type TaxId = Base<'tax_id'> & { customer: string; type: string; value: string };

export type PaymentMethod = Base<'payment_method'> & {
  type: 'card';
  customer: string;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
};

export type PaymentError = {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
};

export type PaymentIntent = Base<'payment_intent'> & {
  amount: number;
  amount_capturable: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  capture_method: 'automatic' | 'manual';
  status: 'requires_payment_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled';
  payment_method: string | null;
  latest_charge: string | null;
  last_payment_error: PaymentError | null;
  metadata: Metadata;
};

export type Charge = Base<'charge'> & {
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  refunded: boolean;
  disputed: boolean;
  currency: string;
  customer: string | null;
  payment_intent: string;
  payment_method: string;
  status: 'succeeded';
};

export type Refund = Base<'refund'> & {
  amount: number;
  currency: string;
  payment_intent: string;
  charge: string;
  /** The bank may send it back. */
  status: 'succeeded' | 'failed';
  /** Null where no money moved, as when a part of what was held is let go. */
  balance_transaction: string | null;
  reason: string | null;
  metadata: Metadata;
};

export type Dispute = Base<'dispute'> & {
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: 'fraudulent';
  status: 'needs_response' | 'won' | 'lost';
  evidence_details: { due_by: number | null };
};

/** Which payment was tried for a bill. */
export type InvoicePayment = Base<'invoice_payment'> & {
  invoice: string;
  amount_requested: number;
  amount_paid: number | null;
  currency: string;
  is_default: boolean;
  payment: { type: 'payment_intent'; payment_intent: string };
  status: 'open' | 'paid';
};

export type SetupIntent = Base<'setup_intent'> & {
  customer: string;
  payment_method: string | null;
  status: 'requires_payment_method' | 'succeeded';
  metadata: Metadata;
};

export type CheckoutSession = Base<'checkout.session'> & {
  mode: 'payment' | 'setup' | 'subscription';
  ui_mode: 'hosted_page';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  customer: string;
  client_reference_id: string | null;
  currency: string;
  amount_subtotal: number;
  amount_total: number;
  payment_intent: string | null;
  setup_intent: string | null;
  subscription: string | null;
  expires_at: number;
  success_url: string;
  cancel_url: string;
  url: string | null;
  metadata: Metadata;
};

export type Price = Base<'price'> & {
  active: boolean;
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  product: string;
  type: 'recurring';
  recurring: { interval: 'month' | 'year'; interval_count: number };
};

export type Product = Base<'product'> & { name: string; active: boolean };

export type SubscriptionItem = Base<'subscription_item'> & {
  subscription: string;
  price: Price;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
};

export type Subscription = Base<'subscription'> & {
  customer: string;
  status: 'active' | 'past_due' | 'unpaid' | 'canceled';
  currency: string;
  items: List<SubscriptionItem>;
  default_payment_method: string | null;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  pause_collection: { behavior: 'void'; resumes_at: number | null } | null;
  schedule: string | null;
  latest_invoice: string | null;
  billing_cycle_anchor: number;
  metadata: Metadata;
};

export type Phase = {
  start_date: number;
  end_date: number;
  items: { price: string; quantity: number }[];
};

export type SubscriptionSchedule = Base<'subscription_schedule'> & {
  subscription: string;
  customer: string;
  status: 'active' | 'released' | 'canceled';
  end_behavior: 'release';
  current_phase: Pick<Phase, 'start_date' | 'end_date'>;
  phases: Phase[];
};

export type InvoiceLine = {
  id: string;
  object: 'line_item';
  amount: number;
  currency: string;
  description: string;
  quantity: number;
  period: { start: number; end: number };
  parent: {
    type: 'subscription_item_details';
    subscription_item_details: { subscription: string; subscription_item: string; proration: boolean };
  };
  pricing: { type: 'price_details'; price_details: { price: string; product: string } };
};

export type Invoice = Base<'invoice'> & {
  customer: string;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  currency: string;
  lines: List<InvoiceLine>;
  subtotal: number;
  total: number;
  total_taxes: { amount: number }[];
  starting_balance: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  next_payment_attempt: number | null;
  hosted_invoice_url: string | null;
  number: string | null;
  status_transitions: { finalized_at: number | null; paid_at: number | null };
};

export type StripeObjects = {
  customer: Customer;
  tax_id: TaxId;
  payment_method: PaymentMethod;
  payment_intent: PaymentIntent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  setup_intent: SetupIntent;
  'checkout.session': CheckoutSession;
  price: Price;
  product: Product;
  subscription: Subscription;
  subscription_schedule: SubscriptionSchedule;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
};

export type Kind = keyof StripeObjects;
export type StripeObject = StripeObjects[Kind];

export const listOf = <T>(data: T[], url: string, hasMore = false): List<T> => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});
