// @vitest-environment jsdom
import { searchNames } from '@outrider/contract/domains/names';
import { cancelOrder, getOrder, makeQuote, payOrder } from '@outrider/contract/domains/orders';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAgainAfter, type OrderDetail } from '../../../api/domains.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { type Answers, serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { AT, itemOf, nameOf, ORDER_ID, orderOf, quoteOf, usd } from '../testing.ts';
import { personOf } from './another-name.tsx';
import { OrderDecisions } from './order-decisions.tsx';
import { OrderLog } from './order-log.tsx';
import { OrderNumbers } from './order-numbers.tsx';
import { OrderTimeline, PhoneTimeline } from './order-timeline.tsx';
import { PaymentDue } from './payment-due.tsx';
import { stepStates } from './step-states.ts';
import { useOrder } from './use-order.ts';

const left = vi.fn();
const quoted = vi.fn();

const GONE = itemOf('harborline.eu.test', 'authorised', {
  mailboxes: ['tomas.verhoeven@harborline.eu.test', 'ellen@harborline.eu.test'],
  failedFor: '2302 Object exists.',
  givenBack: usd(1179),
  givenBackAs: 'released',
});
const WAITS = itemOf('harborlineops.test', 'captured', {
  waiting: { for: 'nameServers', words: 'ns3.nameport.test says NXDOMAIN', tries: 6, nextTryAt: AT },
});

const ANSWERS: Answers = {
  [getOrder.path]: () => orderOf({ items: [itemOf('askharborline.test', 'dnsPublished'), WAITS, GONE] }),
  [searchNames.path]: () => ({
    names: [nameOf('meetharborline.test'), nameOf('harborline.test', { state: 'taken' }), nameOf('askharborline.test')],
    endings: ['test'],
    waiting: 0,
    secondsLeft: null,
  }),
  [makeQuote.path]: () => quoteOf(),
  [payOrder.path]: () => ({ checkoutUrl: 'https://cards.test/2', purchaseId: ORDER_ID }),
  [cancelOrder.path]: () => orderOf({ state: 'cancelled' }),
};

function OneOrder() {
  const state = useOrder(ORDER_ID, { leaveTo: left, onQuoted: quoted });
  const { order } = state;
  if (!order) return null;
  return (
    <>
      <PaymentDue order={order} state={state} />
      <OrderNumbers order={order} />
      <OrderTimeline order={order} />
      <OrderLog order={order} />
      <OrderDecisions
        order={order}
        state={state}
        accountsTo="/accounts"
        domainsTo="/domains"
        recordsTo={(domain) => `/records/${domain}`}
      />
      {order.items.map((item) => (
        <PhoneTimeline key={item.domain} order={order} item={item} />
      ))}
    </>
  );
}

const show = () => showPart(<OneOrder />, ['domains', 'declines']);

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('an order says for each domain how far it is, why it waits and what was given back', async () => {
  serveCalls(ANSWERS);
  await show();
  const table = within(await screen.findByRole('table', { name: 'Steps for each domain' }));
  const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers.slice(1)).toEqual([
    'Ordered',
    'Authorized',
    'Registered',
    'Charged',
    'DNS published',
    'Mailboxes created',
    'Warming',
    'Ready',
  ]);
  table.getByText(/Waiting for the name servers: ns3\.nameport\.test says NXDOMAIN/);
  table.getByText('2302 Object exists. $11.79 released.');
  const numbers = within(screen.getByLabelText('Order figures'));
  numbers.getByText('$31.58');
  numbers.getByText('of $43.37 authorized, Visa 4242');
  numbers.getByText('released, never charged');
  numbers.getByText('of 3 registered');
});

test.each([
  ['en', 'Authorized, Visa 4242', 'Charged, $12.99', '3 mailboxes created, sign-in tested both ways'],
  ['zh', '已授权，Visa 4242', '已扣款，US$12.99', '已创建 3 个邮箱，收发登录均已测试'],
  [
    'de',
    'Autorisiert, Visa 4242',
    'Abgebucht, 12,99 $',
    '3 Postfächer angelegt, Anmeldung in beide Richtungen getestet',
  ],
] as const)('the log of an order speaks the reader’s language (%s), a provider its own', async (language, ...notes) => {
  const line = { at: AT, domain: '', attempt: 1 };
  const log: OrderDetail['log'] = [
    { ...line, step: 'authorised', words: { note: 'paymentAuthorised', card: { brand: 'visa', lastFour: '4242' } } },
    { ...line, step: 'captured', words: { note: 'paymentCaptured', sum: usd(1299) } },
    { ...line, step: 'mailboxesCreated', words: { note: 'mailboxesMade', values: { count: 3 } } },
    { ...line, step: 'registered', words: '2302 Object exists.' },
  ];
  serveCalls({ ...ANSWERS, [getOrder.path]: () => orderOf({ log }) });
  await show();
  await screen.findByText('2302 Object exists.');
  await act(() => i18n.changeLanguage(language));
  for (const note of notes) await screen.findByText(note);
  screen.getByText('2302 Object exists.');
  await act(() => i18n.changeLanguage('en'));
});

test('records that the owner has still to publish are theirs to do, with the way to them', async () => {
  const waiting = { for: 'yourRecords', words: '', tries: 2, nextTryAt: AT } as const;
  const items = [itemOf('brought.test', 'captured', { waiting, mailboxes: ['maya@brought.test'] })];
  serveCalls({ ...ANSWERS, [getOrder.path]: () => orderOf({ kind: 'existing', items }) });
  await show();
  await screen.findByRole('heading', { name: 'Action needed' });
  screen.getByText('Publish the records of brought.test');
  expect(screen.getByRole('link', { name: 'View the records' }).getAttribute('href')).toBe('/records/brought.test');
  screen.getByRole('heading', { name: 'After the records are published' });
  expect(screen.queryByText('No action needed')).toBeNull();
  expect(screen.queryByText(/continues automatically/)).toBeNull();
});

test('another name for one that was gone is quoted for the same people', async () => {
  const asked = serveCalls(ANSWERS);
  await show();
  await screen.findByText('Another name instead of harborline.eu.test?');
  // Neither taken names nor those of this order are offered.
  const [quote, ...others] = await screen.findAllByRole('button', { name: 'Quote' });
  expect(others).toHaveLength(0);
  if (quote) await userEvent.click(quote);
  await waitFor(() => expect(quoted).toHaveBeenCalledOnce());
  expect(asked.find(({ path }) => path === makeQuote.path)?.input).toEqual({
    kind: 'new',
    domains: [
      {
        domain: 'meetharborline.test',
        mailboxes: [
          { localPart: 'tomas.verhoeven', firstName: 'Tomas', lastName: 'Verhoeven' },
          { localPart: 'ellen', firstName: 'Ellen', lastName: '' },
        ],
      },
    ],
  });
});

test('why a card was declined is said once, beside the way to pay again, and the log has the bank’s word', async () => {
  const words = { note: 'declined', values: { reason: 'insufficient_funds' } } as const;
  const waiting = { for: 'payment', words, tries: 1, nextTryAt: AT } as const;
  serveCalls({
    ...ANSWERS,
    [getOrder.path]: () =>
      orderOf({
        state: 'waitingForPayment',
        declinedFor: 'insufficient_funds',
        captured: usd(0),
        givenBack: usd(0),
        items: [itemOf('askharborline.test', 'ordered', { waiting })],
        log: [{ at: AT, domain: '', attempt: 1, step: 'authorised', words }],
      }),
  });
  await show();
  await screen.findByText('Declined: insufficient_funds');
  expect(screen.getAllByText(/insufficient funds/).map(({ textContent }) => textContent)).toEqual([
    'The card was declined and nothing was charged. The card has insufficient funds.',
  ]);
  const due = within(screen.getByRole('alert'));
  await userEvent.click(due.getByRole('button', { name: 'Retry payment of $43.37' }));
  await waitFor(() => expect(left).toHaveBeenCalledWith('https://cards.test/2'));
});

test('an order is given up only after it was said what that does, and not once a name is registered', async () => {
  const asked = serveCalls({
    ...ANSWERS,
    [getOrder.path]: () => orderOf({ items: [itemOf('askharborline.test', 'authorised')], captured: usd(0) }),
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  screen.getByText('$43.37 reserved by your bank is released.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel this order' }));
  await waitFor(() => expect(asked.some(({ path }) => path === cancelOrder.path)).toBe(true));
  cleanup();
  serveCalls(ANSWERS);
  await show();
  await screen.findByText('Another name instead of harborline.eu.test?');
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('the log can be read for one domain', async () => {
  serveCalls({
    ...ANSWERS,
    [getOrder.path]: () =>
      orderOf({
        items: [itemOf('a.test', 'registered'), itemOf('b.test', 'registered')],
        log: [
          { at: AT, domain: '', step: 'ordered', words: 'Confirmed', attempt: 1 },
          { at: AT, domain: 'a.test', step: 'registered', words: '1000 Command completed', attempt: 2 },
          { at: AT, domain: 'b.test', step: 'registered', words: 'No answer in 30 s', attempt: 1 },
        ],
      }),
  });
  await show();
  await screen.findByText('No answer in 30 s');
  await userEvent.click(screen.getByRole('radio', { name: 'a.test' }));
  screen.getByText('1000 Command completed');
  screen.getByText('Confirmed');
  expect(screen.queryByText('No answer in 30 s')).toBeNull();
});

test('a step is done, under way, held up, failed or still to come', () => {
  const statesOf = (item: Parameters<typeof stepStates>[0], isOver = false) =>
    stepStates(item, isOver).map(({ state }) => state);
  expect(statesOf(itemOf('a.test', 'registered')).slice(2, 5)).toEqual(['done', 'now', 'open']);
  expect(statesOf(WAITS).slice(3, 6)).toEqual(['done', 'waits', 'open']);
  expect(statesOf(GONE).slice(1, 4)).toEqual(['done', 'failed', 'open']);
  expect(statesOf(itemOf('a.test', 'ordered'), true).slice(0, 2)).toEqual(['done', 'open']);
});

test('an order is asked for again while something moves, seldom while it only warms up, and not once it has ended', () => {
  const warming = itemOf('a.test', 'warming', { waiting: { for: 'warmUp', words: '', tries: 1, nextTryAt: null } });
  const soon = askAgainAfter(orderOf());
  const seldom = askAgainAfter(orderOf({ items: [warming, GONE] }));
  expect(Number(soon)).toBeGreaterThan(0);
  expect(Number(seldom)).toBeGreaterThan(Number(soon));
  expect(askAgainAfter(orderOf({ state: 'ready', items: [itemOf('a.test', 'ready')] }))).toBe(false);
  expect(askAgainAfter(orderOf({ state: 'cancelled' }))).toBe(false);
});

test('an address says whose it was', () => {
  expect(personOf('maya@a.test')).toEqual({ localPart: 'maya', firstName: 'Maya', lastName: '' });
});
