import { type Form, formOf, formsOf, metadataOf, textOf } from './form-body.ts';
import { mustFind, type Parts, seconds } from './processor-parts.ts';
import { invalid } from './refusal.ts';
import type { Customer, PaymentMethod, TaxId } from './shapes.ts';
import { findTryCard } from './try-cards.ts';

export function createCustomer(parts: Parts, form: Form): Customer {
  const customer: Customer = {
    id: parts.store.newId('cus'),
    object: 'customer',
    created: seconds(parts.now()),
    email: null,
    name: null,
    address: null,
    balance: 0,
    metadata: {},
    invoice_settings: { default_payment_method: null },
  };
  parts.store.put(customer);
  for (const taxId of formsOf(form.tax_id_data)) addTaxId(parts, customer.id, taxId);
  return updateCustomer(parts, customer.id, form);
}

export function updateCustomer(parts: Parts, id: string, form: Form): Customer {
  const customer = mustFind(parts, 'customer', id);
  const card = textOf(formOf(form.invoice_settings).default_payment_method);
  if (card !== undefined && mustFind(parts, 'payment_method', card).customer !== id) {
    throw invalid('The customer does not have that payment method.', 'invoice_settings[default_payment_method]');
  }
  if (form.email !== undefined) customer.email = textOf(form.email) ?? null;
  if (form.name !== undefined) customer.name = textOf(form.name) ?? null;
  if (form.address !== undefined) customer.address = metadataOf(form.address);
  if (form.metadata !== undefined) customer.metadata = { ...customer.metadata, ...metadataOf(form.metadata) };
  if (card !== undefined) customer.invoice_settings.default_payment_method = card;
  return customer;
}

export function addTaxId(parts: Parts, customer: string, form: Form): TaxId {
  mustFind(parts, 'customer', customer);
  const type = textOf(form.type);
  const value = textOf(form.value);
  if (type === undefined || value === undefined) throw invalid('A tax id needs type and value.', 'value');
  if (type === 'eu_vat' && !/^[A-Z]{2}[0-9A-Z]{2,13}$/.test(value)) {
    throw invalid(`Invalid value for ${type}.`, 'value', 'tax_id_invalid');
  }
  const id = parts.store.newId('txi');
  const taxId: TaxId = { id, object: 'tax_id', created: seconds(parts.now()), customer, type, value };
  parts.store.put(taxId);
  return taxId;
}

export const taxIdsOf = ({ store }: Parts, customer: string): TaxId[] =>
  store.list('tax_id').filter((taxId) => taxId.customer === customer);

export type GivenCard = { number: string; month: number; year: number };

export function keepCard(parts: Parts, customer: string, { number, month, year }: GivenCard): PaymentMethod {
  const card = findTryCard(number);
  const method: PaymentMethod = {
    id: parts.store.newId('pm'),
    object: 'payment_method',
    created: seconds(parts.now()),
    type: 'card',
    customer,
    card: { brand: card?.brand ?? 'unknown', last4: number.slice(-4), exp_month: month, exp_year: year },
  };
  parts.store.put(method);
  return method;
}
