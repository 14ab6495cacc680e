// @vitest-environment jsdom
import { getPurchase } from '@outrider/contract/billing/plans';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Purchase } from '../../../api/billing.ts';
import { OFFLINE, serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { PURCHASE_ID, purchaseOf } from '../testing.ts';
import { PurchasePage } from './purchase-page.tsx';

const left = vi.fn();
const places = { plan: '/plan', billing: '/billing', order: (id: string) => `/order/${id}` };
const CHECKOUT = 'https://cards.test/pay/1';

const show = (answers: (() => Purchase)[], wasLeft = false) => {
  let asked = 0;
  serveCalls({
    [getPurchase.path]: () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      return answer?.();
    },
  });
  return showPart(<PurchasePage purchaseId={PURCHASE_ID} wasLeft={wasLeft} places={places} onLeave={left} />, [
    'billing',
  ]);
};

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('a paid plan is named with what it cost', async () => {
  await show([() => purchaseOf()]);
  await screen.findByRole('heading', { name: 'You are on the Scale plan' });
  screen.getByText('Paid with Visa 4242');
  screen.getByText('$52');
  expect(screen.getByRole('link', { name: 'Billing and usage' }).getAttribute('href')).toBe('/billing');
});

test('the address says success, the bank says no: nobody is congratulated, and it can be tried again', async () => {
  await show([() => purchaseOf({ state: 'declined', declinedFor: 'insufficient_funds', checkoutUrl: CHECKOUT })]);
  await screen.findByRole('heading', { name: 'The card was declined' });
  screen.getByText('insufficient_funds');
  expect(screen.getByRole('alert').textContent).toContain('The card has insufficient funds.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(left).toHaveBeenCalledExactlyOnceWith(CHECKOUT);
});

test('a word of the bank that nobody knows is shown as it is', async () => {
  await show([() => purchaseOf({ state: 'declined', declinedFor: 'word_of_tomorrow' })]);
  await screen.findByText('word_of_tomorrow');
  screen.getByText(/The bank declined it without giving a reason/);
});

test('an open payment is waited for until the card processor says how it ended', async () => {
  await show([() => purchaseOf({ state: 'open' }), () => purchaseOf()]);
  await screen.findByRole('heading', { name: 'Waiting for the payment processor' });
  await waitFor(() => screen.getByRole('heading', { name: 'You are on the Scale plan' }), { timeout: 8000 });
}, 15_000);

test('a customer who left the payment page sees that nothing was charged, and can go on', async () => {
  await show([() => purchaseOf({ state: 'open', checkoutUrl: CHECKOUT })], true);
  await screen.findByRole('heading', { name: 'The payment is not complete' });
  await userEvent.click(screen.getByRole('button', { name: 'Continue payment' }));
  expect(left).toHaveBeenCalledExactlyOnceWith(CHECKOUT);
});

test('an order leads to its own page', async () => {
  const orderId = 'c2b1f7aa-90a4-4d63-8b77-52f3b8e2d111';
  await show([() => purchaseOf({ kind: 'order', orderId })]);
  await screen.findByRole('heading', { name: 'Your order is placed' });
  expect(screen.getByRole('link', { name: 'View order' }).getAttribute('href')).toBe(`/order/${orderId}`);
});

test('a purchase of another customer, or none, congratulates nobody', async () => {
  await show([
    () => {
      throw new Error('No match');
    },
  ]);
  await screen.findByRole('heading', { name: 'No purchase found' });
  expect(screen.queryByText(/You are on the/)).toBeNull();
});

test('without a connection nothing is claimed, and it can be asked again', async () => {
  await show([
    () => {
      throw OFFLINE;
    },
    () => {
      throw OFFLINE;
    },
    () => {
      throw OFFLINE;
    },
    () => purchaseOf(),
  ]);
  await screen.findByRole('heading', { name: 'The payment result could not be loaded' });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'You are on the Scale plan' });
});
