// @vitest-environment jsdom
import { getBilling } from '@outrider/contract/billing/subscription';
import { confirmQuote, getQuote, makeQuote } from '@outrider/contract/domains/orders';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drafts } from '../../../platform/drafts.ts';
import { type Answers, OFFLINE, serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { ORDER_ID, QUOTE_ID, quoteOf, TEAM, usd } from '../testing.ts';
import { QuoteClock } from './quote-clock.tsx';
import { QuotePay } from './quote-pay.tsx';
import { QuoteSteps } from './quote-steps.tsx';
import { QuoteView } from './quote-view.tsx';
import { useQuote } from './use-quote.ts';

const CHECKOUT = 'https://cards.test/checkout/1';
const ordered = vi.fn();
const quoted = vi.fn();
const editAddress = vi.fn();

const ANSWERS: Answers = {
  [getQuote.path]: () => quoteOf(),
  [getBilling.path]: () => billingOf(null),
  [confirmQuote.path]: () => ({ orderId: ORDER_ID, purchaseId: null, checkoutUrl: CHECKOUT }),
  [makeQuote.path]: () => quoteOf({ number: 'Q-2042' }),
};

const ADDRESS = {
  name: 'Harborline GmbH',
  street: '4 Speicherstadt',
  postcode: '20457',
  city: 'Hamburg',
  country: 'DE',
  taxId: 'DE318842107',
};
const VISA = { brand: 'visa', lastFour: '4242', expiresMonth: 8, expiresYear: 2028 };

/** Of a customer without a plan. */
const billingOf = (card: typeof VISA | null, address: typeof ADDRESS | null = ADDRESS) => ({
  plan: 'free',
  interval: null,
  state: 'free',
  paidUntil: null,
  graceUntil: null,
  pausedUntil: null,
  scheduled: null,
  nextBill: null,
  card,
  address,
  usage: [],
  expected: [],
  disputed: null,
  unpaid: null,
});

function OneQuote() {
  const state = useQuote(QUOTE_ID, { onOrdered: ordered, onQuoted: quoted });
  return (
    <>
      <QuoteClock state={state} />
      <QuoteView state={state} onEditAddress={editAddress} />
      {state.quote && <QuoteSteps quote={state.quote} />}
      <QuotePay state={state} orderTo={(orderId) => `/orders/${orderId}`} />
    </>
  );
}

const show = () => showPart(<OneQuote />, ['domains']);

beforeEach(() => {
  standInForBrowser();
  sessionStorage.clear();
  drafts.belongTo('somebody');
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('a quote says what is due now, each month and in a year, and for how long it holds', async () => {
  serveCalls(ANSWERS);
  await show();
  await screen.findByText('1 domain with 2 mailboxes');
  screen.getByText('$15.79');
  screen.getByText('On Dec 01, 2026 and each month after');
  screen.getByText('On Nov 17, 2027, only if you renew');
  expect(screen.getByText(/^Quote Q-2041 is valid for/).textContent).toMatch(/(?:30:00|29:\d\d)$/);
  screen.getByText('Charged');
});

test('nothing is paid without agreeing, and paying leads to the card processor', async () => {
  const asked = serveCalls(ANSWERS);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $15.79' }));
  screen.getByText('Please agree to the terms first');
  expect(asked.some(({ path }) => path === confirmQuote.path)).toBe(false);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Pay $15.79' }));
  await waitFor(() => expect(ordered).toHaveBeenCalledOnce());
  expect(ordered.mock.calls[0]?.[1]).toMatchObject({ orderId: ORDER_ID, checkoutUrl: CHECKOUT });
  expect(asked.find(({ path }) => path === confirmQuote.path)?.input).toEqual({
    quoteId: QUOTE_ID,
    agreesToTerms: true,
    paysWith: 'page',
  });
});

test('a card on file pays at once, and another card is given at the page', async () => {
  const asked = serveCalls({ ...ANSWERS, [getBilling.path]: () => billingOf(VISA) });
  await show();
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $15.79 with Visa 4242' }));
  await waitFor(() => expect(ordered).toHaveBeenCalledOnce());
  const confirmed = () => asked.filter(({ path }) => path === confirmQuote.path).map(({ input }) => input);
  expect(confirmed()).toMatchObject([{ paysWith: 'cardOnFile' }]);
  cleanup();
  await show();
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(await screen.findByRole('button', { name: 'Other card' }));
  await waitFor(() => expect(confirmed()).toMatchObject([{}, { paysWith: 'page' }]));
});

test('the address of the invoice is shown, and can be changed from here', async () => {
  serveCalls(ANSWERS);
  await show();
  await screen.findByText('For Harborline GmbH, 4 Speicherstadt, 20457 Hamburg, DE, Tax ID DE318842107');
  await userEvent.click(screen.getByRole('button', { name: 'Edit billing address' }));
  expect(editAddress).toHaveBeenCalledOnce();
  cleanup();
  serveCalls({ ...ANSWERS, [getBilling.path]: () => billingOf(null, null) });
  await show();
  await screen.findByText('No billing address yet: the invoice carries none.');
  screen.getByRole('button', { name: 'Add billing address' });
});

test('a quote can be paid for while nothing is known of the account', async () => {
  serveCalls({
    ...ANSWERS,
    [getBilling.path]: () => {
      throw OFFLINE;
    },
  });
  await show();
  await screen.findByRole('button', { name: 'Pay $15.79' });
});

test('an expired quote is not paid for; a new one is made of the same cart', async () => {
  const asked = serveCalls({
    ...ANSWERS,
    [getQuote.path]: () => quoteOf({ expiresAt: new Date(Date.now() - 1000).toISOString() }),
  });
  await show();
  await screen.findByText('Quote Q-2041 has expired');
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Get new quote' }));
  await waitFor(() => expect(quoted).toHaveBeenCalledOnce());
  expect(asked.find(({ path }) => path === makeQuote.path)?.input).toEqual({
    kind: 'new',
    domains: [{ domain: 'goharborline.test', mailboxes: TEAM.slice(0, 2) }],
  });
});

test('another name for a mailbox is another quote', async () => {
  const asked = serveCalls(ANSWERS);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Change jonas@goharborline.test' }));
  const first = screen.getByRole('textbox', { name: 'First name' });
  await userEvent.clear(first);
  await userEvent.type(first, 'Johann');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(quoted).toHaveBeenCalledOnce());
  expect(asked.find(({ path }) => path === makeQuote.path)?.input).toMatchObject({
    domains: [{ mailboxes: [TEAM[0], { localPart: 'jonas', firstName: 'Johann' }] }],
  });
});

test('a quote that was ordered leads to its order and cannot be paid again', async () => {
  serveCalls({ ...ANSWERS, [getQuote.path]: () => quoteOf({ orderId: ORDER_ID }) });
  await show();
  expect((await screen.findByRole('link', { name: 'View order' })).getAttribute('href')).toBe(`/orders/${ORDER_ID}`);
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('where nothing is due, there is nothing to pay', async () => {
  serveCalls({ ...ANSWERS, [getQuote.path]: () => quoteOf({ dueNow: usd(0) }) });
  await show();
  await screen.findByRole('button', { name: 'Order now' });
});

test('a quote that cannot be read can be asked for again', async () => {
  let isOffline = true;
  serveCalls({
    ...ANSWERS,
    [getQuote.path]: () => {
      if (isOffline) throw OFFLINE;
      return quoteOf();
    },
  });
  await show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  isOffline = false;
  await userEvent.click(again);
  await screen.findByText('1 domain with 2 mailboxes');
});

test('mailboxes that cost nothing today say that they come on the monthly bill', async () => {
  const [domain, mailboxes] = quoteOf().lines;
  if (!domain || !mailboxes) throw new Error('the quote has two lines');
  serveCalls({
    ...ANSWERS,
    [getQuote.path]: () =>
      quoteOf({ lines: [domain, { ...mailboxes, each: 0, amount: 0 }], monthlyFrom: new Date().toISOString() }),
  });
  await show();
  await screen.findByText('on your monthly bill');
  screen.getByText('Per month, from the day the mailboxes are created');
});
