// @vitest-environment jsdom
import { downloadInvoice, exportInvoices, listInvoices } from '@outrider/contract/billing/invoices';
import {
  cancelPlan,
  changeCard,
  getUsage,
  pausePlan,
  previewCancel,
  resumePlan,
  saveBillingAddress,
} from '@outrider/contract/billing/subscription';
import { listCountries } from '@outrider/contract/mailboxes/places';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drafts } from '../../../platform/drafts.ts';
import { type Answers, serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { billingOf, INVOICE, PURCHASE_ID } from '../testing.ts';
import { InvoicesCard } from './invoices-card.tsx';
import { LedgerCard } from './ledger-card.tsx';
import { NextBillCard } from './next-bill-card.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PhoneInvoices } from './phone-invoices.tsx';
import { PlanCard } from './plan-card.tsx';
import { StateNote } from './state-note.tsx';

const left = vi.fn();
const saved = vi.fn();
const PAY = 'https://cards.test/pay/2';
const PARTS = [
  {
    kind: 'plan',
    of: 'growth',
    endsAt: '2026-12-01T00:00:00.000Z',
    price: { amount: 7900, currency: 'USD' },
    interval: 'month',
  },
  {
    kind: 'mailbox',
    of: 'maya@getharborline.test',
    endsAt: '2026-12-01T00:00:00.000Z',
    price: { amount: 300, currency: 'USD' },
    interval: 'month',
  },
  {
    kind: 'domain',
    of: 'getharborline.test',
    endsAt: '2027-11-09T00:00:00.000Z',
    price: { amount: 1299, currency: 'USD' },
    interval: 'year',
  },
];

const serve = (answers: Answers = {}) =>
  serveCalls({
    [previewCancel.path]: () => ({ parts: PARTS, endsAt: '2026-12-01T00:00:00.000Z' }),
    [cancelPlan.path]: () => billingOf({ state: 'cancelling' }),
    [pausePlan.path]: () => billingOf({ pausedUntil: '2027-02-01T00:00:00.000Z' }),
    [resumePlan.path]: () => billingOf(),
    [changeCard.path]: () => ({ url: PAY, purchaseId: PURCHASE_ID }),
    [listCountries.path]: () => ({
      countryList: [
        { code: 'DE', name: 'Germany' },
        { code: 'PL', name: 'Poland' },
      ],
    }),
    [saveBillingAddress.path]: () => billingOf(),
    [listInvoices.path]: () => ({ invoices: [INVOICE], total: 1 }),
    [exportInvoices.path]: () => ({ csv: 'number\r\nOR-0007' }),
    [getUsage.path]: () => ({
      days: [{ day: '2026-11-17', quotaType: 'MAIL', used: 41 }],
      movements: [
        { at: '2026-11-17T09:41:00.000Z', quotaType: 'VERIFICATION', kind: 'used', amount: 1842, of: 'badge scans' },
        { at: '2026-11-17T08:12:00.000Z', quotaType: 'VERIFICATION', kind: 'givenBack', amount: 36, of: '' },
      ],
    }),
    ...answers,
  });
const asked = (log: ReturnType<typeof serve>, path: string) => log.filter((each) => each.path === path);

beforeEach(() => {
  standInForBrowser();
  drafts.belongTo('maya');
  window.sessionStorage.clear();
  URL.createObjectURL = saved.mockReturnValue('blob:file');
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('every quota shows what is used, what is free, and where its pace leads', async () => {
  serve();
  await showPart(<PlanCard billing={billingOf()} planTo="/plan" />, ['billing']);
  screen.getByText('$88 due on Dec 01, 2026');
  screen.getByText('13 left');
  screen.getByText('10,970 by Nov 30 at this pace');
  screen.getByText('Runs out on Nov 21 at this pace');
  expect(screen.getByRole('progressbar', { name: 'Verifications' }).getAttribute('aria-valuenow')).toBe('8260');
});

test('one cancel lists everything that is paid for before anything ends, and keeps what was typed', async () => {
  const log = serve();
  const { unmount } = await showPart(<PlanCard billing={billingOf()} planTo="/plan" />, ['billing']);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }));
  const parts = await screen.findByRole('list', { name: 'What ends' });
  expect(within(parts).getAllByRole('listitem')).toHaveLength(3);
  within(parts).getByText('Domain, yours until Nov 09, 2027, not renewed');
  expect(asked(log, cancelPlan.path)).toHaveLength(0);
  await userEvent.type(screen.getByRole('textbox', { name: /^What was missing/ }), 'A CRM');
  unmount();
  await showPart(<PlanCard billing={billingOf()} planTo="/plan" />, ['billing']);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }));
  expect(await screen.findByRole('textbox', { name: /^What was missing/ })).toHaveProperty('value', 'A CRM');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel on Dec 01, 2026' }));
  await waitFor(() => expect(asked(log, cancelPlan.path)[0]?.input).toEqual({ reason: 'A CRM' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a pause is chosen by months and says from when', async () => {
  const log = serve();
  await showPart(<PlanCard billing={billingOf()} planTo="/plan" />, ['billing']);
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await screen.findByText(/^Starting Dec 01, 2026, when the paid period ends/);
  await userEvent.click(screen.getByText('2 months'));
  await userEvent.click(screen.getByRole('button', { name: 'Pause for 2 months' }));
  await waitFor(() => expect(asked(log, pausePlan.path)[0]?.input).toEqual({ months: 2 }));
});

test('a pause that is still to come is not offered again', async () => {
  serve();
  const coming = billingOf({ pausedUntil: '2027-02-01T00:00:00.000Z' });
  await showPart(<PlanCard billing={coming} planTo="/plan" />, ['billing']);
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

test('a free plan can neither be paused nor cancelled', async () => {
  serve();
  const free = billingOf({ plan: 'free', state: 'free', interval: null, paidUntil: null, nextBill: null, card: null });
  await showPart(<PlanCard billing={free} planTo="/plan" />, ['billing']);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Change plan' }).getAttribute('href')).toBe('/plan');
});

test('the next bill is shown to the cent with its lines', async () => {
  serve();
  await showPart(<NextBillCard nextBill={billingOf().nextBill} />, ['billing']);
  screen.getByText('3 mailboxes at getharborline.test, $3 each');
  screen.getByText('$88');
});

test.each([
  ['pastDue', /^An invoice is unpaid\. Everything keeps working until Nov 24, 2026\./],
  ['readOnly', /^An invoice is unpaid, so nothing new can be sent or started\./],
] as const)('a plan that is %s says what to do, and that everything is kept', async (state, words) => {
  serve();
  const unpaid = {
    total: { amount: 7900, currency: 'USD' },
    since: '2026-11-10T08:00:00.000Z',
    reason: 'insufficient_funds',
    payUrl: PAY,
  };
  const billing = billingOf({ state, graceUntil: '2026-11-24T12:00:00.000Z', unpaid });
  await showPart(<StateNote billing={billing} onLeave={left} />, ['billing', 'declines']);
  const note = screen.getByRole('alert');
  expect(note.textContent).toMatch(words);
  expect(note.textContent).toContain('$79 since Nov 10, 2026. The card has insufficient funds.');
  expect(note.textContent).toContain('All data is kept.');
  await userEvent.click(screen.getByRole('button', { name: 'Pay now' }));
  expect(left).toHaveBeenCalledExactlyOnceWith(PAY);
});

test.each([
  [{ state: 'cancelling' as const }, /^The Growth plan ends on Dec 01, 2026/, 'Undo'],
  [{ state: 'paused' as const, pausedUntil: '2027-02-01T12:00:00.000Z' }, /paused until Feb 01, 2027/, 'Resume now'],
  [
    { scheduled: { plan: 'starter' as const, interval: 'month' as const, at: '2026-12-01T12:00:00.000Z' } },
    /^Your plan changes to Starter on Dec 01, 2026/,
    'Undo',
  ],
])('what is still to come can be taken back: %o', async (changed, words, button) => {
  const log = serve();
  await showPart(<StateNote billing={billingOf(changed)} onLeave={left} />, ['billing', 'declines']);
  screen.getByText(words);
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(asked(log, resumePlan.path)).toHaveLength(1));
});

test('an address is kept while it is typed, and what is refused is said beside it', async () => {
  const log = serve({
    [saveBillingAddress.path]: () => {
      throw new Error('refused');
    },
  });
  await showPart(<PaymentCard billing={billingOf({ address: null })} onLeave={left} />, ['billing']);
  await userEvent.click(screen.getByRole('button', { name: 'Add address' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Company or name' }), 'Harborline');
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  cleanup();
  await showPart(<PaymentCard billing={billingOf({ address: null })} onLeave={left} />, ['billing']);
  await userEvent.click(screen.getByRole('button', { name: 'Add address' }));
  expect(await screen.findByRole('textbox', { name: 'Company or name' })).toHaveProperty('value', 'Harborline');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(asked(log, saveBillingAddress.path)).toHaveLength(0);
  await screen.findByRole('option', { name: 'Germany' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'DE');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('refused');
  expect(asked(log, saveBillingAddress.path)[0]?.input).toMatchObject({ name: 'Harborline', country: 'DE', taxId: '' });
});

test('a card is changed on the page of the card processor', async () => {
  serve();
  await showPart(<PaymentCard billing={billingOf()} onLeave={left} />, ['billing']);
  screen.getByText('Expires 08/2028');
  screen.getByText('Tax ID DE318842107');
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(PAY));
});

test.each([
  ['a desktop', InvoicesCard],
  ['a phone', PhoneInvoices],
])('on %s invoices come as PDF one by one and as CSV all at once', async (_name, Invoices) => {
  const log = serve();
  await showPart(<Invoices />, ['billing']);
  await screen.findByText('Growth, Nov 01 to Dec 01');
  screen.getByText('$94.01');
  await userEvent.click(screen.getByRole('button', { name: /Save OR-0007 as PDF/ }));
  await waitFor(() => expect(asked(log, downloadInvoice.path)[0]?.input).toEqual({ invoiceId: INVOICE.invoiceId }));
  await userEvent.click(screen.getByRole('button', { name: 'All as CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
});

test('the invoice of a larger plan is named after that plan, not after what is credited for the old one', async () => {
  const [growth] = INVOICE.lines;
  const credited = { ...growth, kind: 'unusedPlan', of: 'starter', each: -2900, amount: -2900 };
  serve({ [listInvoices.path]: () => ({ invoices: [{ ...INVOICE, lines: [credited, growth] }], total: 1 }) });
  await showPart(<InvoicesCard />, ['billing']);
  await screen.findByText('Growth, Nov 01 to Dec 01, and 1 more');
});

test('the ledger says what was taken and what came back', async () => {
  serve();
  await showPart(<LedgerCard />, ['billing']);
  const ledger = await screen.findByRole('list', { name: 'Quota ledger' });
  expect(
    within(ledger)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Verificationsbadge scans, used−1,842'),
    expect.stringContaining('Verificationsreturned+36'),
  ]);
});

test('a disputed payment and what came back of one are shown at the invoice and above', async () => {
  const dispute = {
    state: 'open',
    reason: 'fraudulent',
    amount: { amount: 9401, currency: 'USD' },
    openedAt: '2026-11-12T08:00:00.000Z',
    answerUntil: null,
  };
  const invoices = [
    { ...INVOICE, dispute },
    { ...INVOICE, invoiceId: '0b3c1f7e-5f2d-4a53-8b1e-2c9d5a6f7e10', refunded: { amount: 900, currency: 'USD' } },
  ];
  serve({ [listInvoices.path]: () => ({ invoices, total: 2 }) });
  const disputed = { invoice: 'OR-0007', total: dispute.amount, since: dispute.openedAt };
  await showPart(
    <>
      <StateNote billing={billingOf({ disputed })} onLeave={left} />
      <InvoicesCard />
    </>,
    ['billing'],
  );
  await screen.findByText(/^The payment of invoice OR-0007 \(\$94\.01\) has been disputed since /);
  await screen.findByText('Disputed');
  screen.getByText('Partially refunded');
});
