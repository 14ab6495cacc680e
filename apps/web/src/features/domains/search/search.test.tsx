// @vitest-environment jsdom
import { getPreconditions, planCapacity, searchNames, suggestMailboxes } from '@outrider/contract/domains/names';
import { makeQuote } from '@outrider/contract/domains/orders';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drafts } from '../../../platform/drafts.ts';
import { type Answers, OFFLINE, serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { CAPACITY, nameOf, quoteOf, TEAM } from '../testing.ts';
import { CartPanel } from './cart-panel.tsx';
import { PhoneNames } from './phone-names.tsx';
import { useCart } from './use-cart.ts';
import { useNameSearch } from './use-name-search.ts';

const NAMES = [
  nameOf('goharborline.test'),
  nameOf('harborline.shop.test', {
    form: 'otherEnding',
    warnings: ['filteredEnding', 'lookAlike'],
    likeBrand: 'Harbor Lines',
  }),
  nameOf('harborline.test', { state: 'taken', firstYear: null, renewal: null }),
  nameOf('getharborline.test', { state: 'yours', firstYear: null, renewal: null }),
  nameOf('meetharborline.test', {
    blocklists: { listedOn: ['dbl.spamhaus.org'], answered: 3, askedAt: '2026-11-17T09:12:00.000Z' },
    warnings: ['blocklisted'],
  }),
];
const answerNames = (waiting = 0, names = NAMES) => ({
  names,
  endings: ['test', 'shop.test'],
  waiting,
  secondsLeft: waiting > 0 ? 470 : null,
});

const ANSWERS: Answers = {
  [searchNames.path]: () => answerNames(),
  [suggestMailboxes.path]: ({ madeUp }) => ({
    mailboxes: madeUp ? [{ localPart: 'ellen', firstName: 'Ellen', lastName: 'Foss' }] : TEAM,
  }),
  [planCapacity.path]: () => CAPACITY,
  [getPreconditions.path]: () => ({ parts: [] }),
  [makeQuote.path]: () => quoteOf(),
};

const quoted = vi.fn();

function Search() {
  const cart = useCart();
  return (
    <>
      <PhoneNames
        cart={cart}
        search={useNameSearch(cart)}
        ownTo={(name) => `/own/${name}`}
        existingTo="/own"
        ordersTo="/orders"
      />
      <CartPanel cart={cart} plansTo="/plans" onQuoted={quoted} />
    </>
  );
}

const show = () => showPart(<Search />, ['domains']);
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Keyword or company' });
const cart = () => within(screen.getByRole('complementary', { name: 'Cart' }));
const row = (domain: string) =>
  within(screen.getByRole('list', { name: 'Names' }))
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.startsWith(domain)) ?? document.body;

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

test('a name with its mailboxes goes into the cart, and a binding quote is asked for with them', async () => {
  const asked = serveCalls(ANSWERS);
  await show();
  await userEvent.type(field(), 'harborline');
  await userEvent.click(await screen.findByRole('button', { name: 'Add goharborline.test' }));
  await cart().findByRole('button', { name: 'Change maya@goharborline.test' });
  await cart().findByText('Mailboxes, $3 per month each');
  await userEvent.click(cart().getByRole('button', { name: 'One mailbox more at goharborline.test' }));
  await cart().findByRole('button', { name: 'Change priya@goharborline.test' });
  // 12.99 for the name and three mailboxes for a month.
  cart().getByText('$21.99');
  cart().getByText(/3 mailboxes can send about 90 a day from Dec 16/);
  await userEvent.click(cart().getByRole('button', { name: 'Get quote' }));
  await waitFor(() => expect(quoted).toHaveBeenCalledOnce());
  expect(asked.find(({ path }) => path === makeQuote.path)?.input).toEqual({
    kind: 'new',
    domains: [{ domain: 'goharborline.test', mailboxes: TEAM }],
  });
});

test('what speaks against a name is said, and a name of one’s own leads to its mailboxes', async () => {
  serveCalls(ANSWERS);
  await show();
  await userEvent.type(field(), 'harborline');
  await screen.findByRole('button', { name: 'Add goharborline.test' });
  within(row('harborline.shop.test')).getByText(/often filtered, Looks like Harbor Lines, which is not yours/);
  within(row('harborline.shop.test')).getByText('Add anyway');
  within(row('harborline.test')).getByText('not available');
  expect(within(row('getharborline.test')).getByRole('link').getAttribute('href')).toBe('/own/getharborline.test');
  await userEvent.click(screen.getByRole('switch', { name: 'Hide blocklisted names' }));
  expect(screen.queryByRole('button', { name: 'Add meetharborline.test' })).toBeNull();
  // The cart still says it, where the name is about to be bought.
  await userEvent.click(screen.getByRole('button', { name: 'Add harborline.shop.test' }));
  await cart().findByText('Looks like Harbor Lines, which is not yours');
});

test('names that wait for their answer are asked for again by themselves', async () => {
  let waiting = 2;
  const asked = serveCalls({
    ...ANSWERS,
    [searchNames.path]: () => {
      const answer = answerNames(waiting, waiting > 0 ? [nameOf('harborline.test', { state: 'unknown' })] : NAMES);
      waiting = 0;
      return answer;
    },
  });
  await show();
  await userEvent.type(field(), 'harborline');
  await screen.findByText('1 still being checked');
  screen.getByText('Checking with the registrar');
  screen.getByText(/^0 of 1 names checked\. The registrar checks only a few at a time; .* About 8 minutes left\.$/);
  await screen.findByRole('button', { name: 'Add goharborline.test' }, { timeout: 5_000 });
  expect(asked.filter(({ path }) => path === searchNames.path)).toHaveLength(2);
});

test('the cart and the word are there after a reload', async () => {
  serveCalls(ANSWERS);
  await show();
  await userEvent.type(field(), 'harborline');
  await userEvent.click(await screen.findByRole('button', { name: 'Add goharborline.test' }));
  await cart().findByRole('button', { name: 'Change maya@goharborline.test' });
  cleanup();
  await show();
  expect(field().value).toBe('harborline');
  cart().getByRole('button', { name: 'Change maya@goharborline.test' });
  cart().getByText('1 domain, 2 mailboxes');
});

test('a person can be named by hand, and an address that cannot be made stops the quote', async () => {
  serveCalls(ANSWERS);
  await show();
  await userEvent.type(field(), 'harborline');
  await userEvent.click(await screen.findByRole('button', { name: 'Add goharborline.test' }));
  await userEvent.click(await cart().findByRole('button', { name: 'Name' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Zoë');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Part before the @' }).value).toBe('zoe');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Part before the @' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Part before the @' }), 'maya');
  screen.getByText('This address already exists');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(cart().queryAllByRole('button', { name: /^Change / })).toHaveLength(2);
  await userEvent.type(screen.getByRole('textbox', { name: 'Part before the @' }), 'z');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  cart().getByRole('button', { name: 'Change mayaz@goharborline.test' });
  await userEvent.click(cart().getByRole('button', { name: 'Generate names' }));
  await cart().findByRole('button', { name: 'Change ellen@goharborline.test' });
});

test('a refused quote says why and keeps the cart', async () => {
  serveCalls({
    ...ANSWERS,
    [makeQuote.path]: () => {
      throw new Error('goharborline.test is no longer available');
    },
  });
  await show();
  await userEvent.type(field(), 'harborline');
  await userEvent.click(await screen.findByRole('button', { name: 'Add goharborline.test' }));
  await cart().findByRole('button', { name: 'Change maya@goharborline.test' });
  await userEvent.click(cart().getByRole('button', { name: 'Get quote' }));
  await screen.findByText('goharborline.test is no longer available');
  cart().getByRole('button', { name: 'Change maya@goharborline.test' });
  expect(quoted).not.toHaveBeenCalled();
});

test('a server that cannot be reached says so, with another try, while the word stays', async () => {
  serveCalls({
    ...ANSWERS,
    [searchNames.path]: () => {
      throw OFFLINE;
    },
  });
  await show();
  await userEvent.type(field(), 'harborline');
  await screen.findByRole('button', { name: 'Try again' });
  expect(field().value).toBe('harborline');
});

test('how much is needed for so many mails a day is reckoned', async () => {
  const asked = serveCalls({
    ...ANSWERS,
    [planCapacity.path]: ({ mailsPerDay }) =>
      mailsPerDay === '180'
        ? { ...CAPACITY, mailboxes: 6, domains: 3, monthly: { amount: 1800, currency: 'USD' } }
        : CAPACITY,
  });
  await show();
  await userEvent.type(screen.getByRole('textbox', { name: 'How many emails a day do you want to send?' }), '180');
  await screen.findByText(
    /^6 mailboxes on 3 domains, 30 a day each, warmed up from Dec 16, 2026. The mailboxes cost \$18 per month/,
  );
  expect(asked.some(({ input }) => input.mailsPerDay === '180')).toBe(true);
});

test('what the registrar still lacks is said in words', async () => {
  serveCalls({
    ...ANSWERS,
    [getPreconditions.path]: () => ({
      parts: [
        { part: 'registrar', provider: 'Porkbun', isReady: false, lacks: [{ need: 'balanceTooLow', words: '$1.20' }] },
        { part: 'cards', provider: 'Stripe', isReady: true, lacks: [] },
      ],
    }),
  });
  await show();
  await screen.findByText('Registrar: Porkbun');
  screen.getByText(/^The prepaid balance is too low\./);
  expect(screen.queryByText(/Stripe/)).toBeNull();
});
