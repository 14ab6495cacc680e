import { createSession, expireSession } from './checkout/checkout-sessions.ts';
import { addTaxId, createCustomer, taxIdsOf, updateCustomer } from './customers.ts';
import { type Form, formOf, textOf, textsOf } from './form-body.ts';
import { briefly, listLines, payInvoice, previewInvoice } from './invoices.ts';
import { cancelPayment, capturePayment, createPayment, refundPayment } from './payments.ts';
import { createPrice } from './prices.ts';
import { mustFind, type Parts, pageOf, seconds } from './processor-parts.ts';
import { invalid, missing } from './refusal.ts';
import { createSchedule, releaseSchedule, updateSchedule } from './schedules.ts';
import { type Kind, type List, listOf, type StripeObjects } from './shapes.ts';
import { createSubscription, updateSubscription } from './subscriptions.ts';

type Handle = (parts: Parts, form: Form, ids: string[]) => unknown;

/** The first id of a path; a route without one is never asked for it. */
const withId =
  (handle: (parts: Parts, id: string, form: Form) => unknown): Handle =>
  (parts, form, [id = '']) =>
    handle(parts, id, form);

const get = (kind: Kind): Handle => withId((parts, id) => mustFind(parts, kind, id));

/** Newest first. */
function page<K extends Kind>(
  { store }: Parts,
  kind: K,
  form: Form,
  fits: (object: StripeObjects[K]) => boolean,
): List<StripeObjects[K]> {
  return pageOf(store.list(kind).filter(fits), form, `/v1/${kind}s`);
}

/** Only what the product asks for. `*` stands for an id. */
const ROUTES: Record<string, Handle> = {
  'POST customers': createCustomer,
  'GET customers/*': get('customer'),
  'POST customers/*': withId(updateCustomer),
  'GET customers/*/tax_ids': withId((parts, id) => listOf(taxIdsOf(parts, id), `/v1/customers/${id}/tax_ids`)),
  'POST customers/*/tax_ids': withId(addTaxId),
  'DELETE customers/*/tax_ids/*': (parts, _form, [, taxId = '']) => {
    parts.store.remove(mustFind(parts, 'tax_id', taxId).id);
    return { id: taxId, object: 'tax_id', deleted: true };
  },
  'POST checkout/sessions': createSession,
  'GET checkout/sessions/*': get('checkout.session'),
  'POST checkout/sessions/*/expire': withId((parts, id) => expireSession(parts, id)),
  'POST payment_intents': createPayment,
  'GET payment_intents': (parts, form) =>
    page(parts, 'payment_intent', form, ({ customer }) => customer === textOf(form.customer)),
  'GET payment_intents/*': get('payment_intent'),
  'POST payment_intents/*/capture': withId(capturePayment),
  'POST payment_intents/*/cancel': withId((parts, id) => cancelPayment(parts, id)),
  'GET charges': (parts, form) => page(parts, 'charge', form, ({ customer }) => customer === textOf(form.customer)),
  'GET disputes': (parts, form) =>
    page(parts, 'dispute', form, ({ payment_intent: of }) => of === textOf(form.payment_intent)),
  'GET invoice_payments': (parts, form) => {
    const payment = textOf(formOf(form.payment).payment_intent);
    const invoice = textOf(form.invoice);
    return page(
      parts,
      'invoice_payment',
      form,
      (one) =>
        (invoice === undefined || one.invoice === invoice) &&
        (payment === undefined || one.payment.payment_intent === payment),
    );
  },
  'POST refunds': refundPayment,
  'GET refunds': (parts, form) =>
    page(parts, 'refund', form, ({ payment_intent: of }) => of === textOf(form.payment_intent)),
  'POST prices': createPrice,
  'GET prices': (parts, form) => {
    const keys = textsOf(form.lookup_keys);
    if (keys.length > 10) throw invalid('You can specify up to 10 lookup keys.', 'lookup_keys');
    return page(parts, 'price', form, ({ lookup_key: key }) => key !== null && keys.includes(key));
  },
  'POST subscriptions': createSubscription,
  'GET subscriptions': (parts, form) =>
    page(
      parts,
      'subscription',
      form,
      ({ customer, status }) => customer === textOf(form.customer) && status !== 'canceled',
    ),
  'GET subscriptions/*': get('subscription'),
  'POST subscriptions/*': withId(updateSubscription),
  'POST subscription_schedules': createSchedule,
  'GET subscription_schedules/*': get('subscription_schedule'),
  'POST subscription_schedules/*': withId(updateSchedule),
  'POST subscription_schedules/*/release': withId((parts, id) => releaseSchedule(parts, id)),
  'POST invoices/create_preview': previewInvoice,
  'GET invoices': (parts, form) => {
    const found = page(parts, 'invoice', form, ({ customer }) => customer === textOf(form.customer));
    return { ...found, data: found.data.map(briefly) };
  },
  'GET invoices/*': withId((parts, id) => briefly(mustFind(parts, 'invoice', id))),
  'GET invoices/*/lines': withId(listLines),
  'POST invoices/*/pay': withId((parts, id, form) => briefly(payInvoice(parts, id, form.off_session === 'false'))),
  'POST billing_portal/sessions': (parts, form) => {
    const { id: customer } = mustFind(parts, 'customer', textOf(form.customer) ?? '');
    const returnUrl = textOf(form.return_url) ?? '';
    const url = `${parts.origin}/p/session/${customer}?return=${encodeURIComponent(returnUrl)}`;
    const id = parts.store.newId('bps');
    return {
      id,
      object: 'billing_portal.session',
      created: seconds(parts.now()),
      customer,
      return_url: returnUrl,
      url,
    };
  },
};

export function answerCall(parts: Parts, method: string, path: string, form: Form): unknown {
  const names = path.split('/').filter((name) => name !== '');
  for (const [route, handle] of Object.entries(ROUTES)) {
    const [wanted = '', pattern = ''] = route.split(' ');
    const steps = pattern.split('/');
    if (wanted !== method || steps.length !== names.length) continue;
    if (!steps.every((part, index) => part === '*' || part === names[index])) continue;
    return handle(
      parts,
      form,
      names.filter((_name, index) => steps[index] === '*'),
    );
  }
  throw missing('route', `${method} /v1/${path}`);
}
