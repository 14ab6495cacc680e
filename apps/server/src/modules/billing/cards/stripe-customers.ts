import type Stripe from 'stripe';
import type { Card, CardCustomer, CardProcessor, WantedCustomer } from './card-processor.ts';
import { asking, keyed } from './stripe-client.ts';
import { taxIdType } from './tax-id-type.ts';

type Customers = Pick<CardProcessor, 'createCustomer' | 'updateCustomer' | 'findCustomer' | 'keepCard' | 'openPortal'>;

const EXPAND = ['invoice_settings.default_payment_method'];

export const stripeCustomers = (stripe: Stripe): Customers => ({
  createCustomer: ({ key, ...wanted }) =>
    asking(async () => {
      const taxId = taxIdOf(wanted);
      const customer = await stripe.customers.create(
        { ...fieldsOf(wanted), ...(taxId ? { tax_id_data: [taxId] } : {}), expand: EXPAND },
        keyed(key),
      );
      return describe(customer);
    }),

  updateCustomer: (customerId, wanted) =>
    asking(async () => {
      const taxId = taxIdOf(wanted);
      const { data: known } = await stripe.customers.listTaxIds(customerId);
      const isKnown = known.some(({ type, value }) => type === taxId?.type && value === taxId?.value);
      if (taxId && !isKnown) await stripe.customers.createTaxId(customerId, taxId);
      for (const { id, type, value } of known) {
        if (type !== taxId?.type || value !== taxId?.value) await stripe.customers.deleteTaxId(customerId, id);
      }
      return describe(await stripe.customers.update(customerId, { ...fieldsOf(wanted), expand: EXPAND }));
    }),

  findCustomer: (customerId) =>
    asking(async () => {
      const customer = await stripe.customers.retrieve(customerId, { expand: EXPAND });
      return customer.deleted ? { customerId, email: '', card: null, credit: 0 } : describe(customer);
    }),

  keepCard: (customerId, paymentMethodId) =>
    asking(async () => {
      const customer = await stripe.customers.update(customerId, {
        invoice_settings: { default_payment_method: paymentMethodId },
        expand: EXPAND,
      });
      const { data: subscriptions } = await stripe.subscriptions.list({ customer: customerId, limit: 100 });
      // A subscription that began at a checkout page has a card of its own, which would go before the customer's.
      for (const { id, default_payment_method: own } of subscriptions) {
        if (own !== null) await stripe.subscriptions.update(id, { default_payment_method: paymentMethodId });
      }
      return describe(customer);
    }),

  openPortal: (customerId, returnUrl) =>
    asking(async () => {
      const { url } = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
      return url;
    }),
});

function fieldsOf({
  workspaceId,
  email,
  address,
}: WantedCustomer): Stripe.CustomerCreateParams & Stripe.CustomerUpdateParams {
  return {
    email,
    metadata: { workspaceId },
    ...(address && {
      name: address.name,
      address: {
        line1: address.street,
        postal_code: address.postcode,
        city: address.city,
        country: address.country,
      },
    }),
  };
}

function taxIdOf({ address }: WantedCustomer) {
  const type = address && address.taxId !== '' ? taxIdType(address.country) : undefined;
  return type && address ? { type, value: address.taxId.replace(/[\s.-]/g, '').toUpperCase() } : undefined;
}

function describe({
  id,
  email,
  balance,
  invoice_settings: { default_payment_method: method },
}: Stripe.Customer): CardCustomer {
  // Below zero: what the customer is owed.
  return { customerId: id, email: email ?? '', card: cardOf(method), credit: Math.max(0, -balance) };
}

export function cardOf(method: string | Stripe.PaymentMethod | null | undefined): Card | null {
  if (!method || typeof method === 'string' || !method.card) return null;
  const { brand, last4, exp_month: expiresMonth, exp_year: expiresYear } = method.card;
  return { brand, lastFour: last4, expiresMonth, expiresYear };
}
