// @vitest-environment jsdom
import { confirmPlan, listPlans, quotePlan } from '@outrider/contract/billing/plans';
import { changeCard } from '@outrider/contract/billing/subscription';
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plansQuery } from '../../../api/billing.ts';
import { type Answers, serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { billingOf, OFFERS, PURCHASE_ID, quoteOf } from '../testing.ts';
import { IntervalChoice } from './interval-choice.tsx';
import { NoQuote } from './no-quote.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PlanTable } from './plan-table.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { RunOutNote } from './run-out-note.tsx';
import { usePlanChoice } from './use-plan-choice.ts';

const left = vi.fn();
const done = vi.fn();
const CHECKOUT = 'https://cards.test/pay/1';

function Page({
  isPhone = false,
  card = billingOf().card,
}: {
  isPhone?: boolean;
  card?: ReturnType<typeof billingOf>['card'];
}) {
  const { data: offers } = useQuery(plansQuery);
  const { interval, chosen, isCurrent, choosePlan, chooseInterval } = usePlanChoice(offers);
  if (!offers) return null;
  const Plans = isPhone ? PlanCards : PlanTable;
  return (
    <>
      <IntervalChoice interval={interval} onChange={chooseInterval} />
      <RunOutNote offers={offers} />
      <Plans offers={offers} interval={interval} chosen={chosen} onChoose={choosePlan} />
      {chosen === undefined || isCurrent ? (
        <NoQuote isCurrent={isCurrent} />
      ) : (
        <QuotePanel
          key={`${chosen} ${interval}`}
          plan={chosen}
          interval={interval}
          card={card}
          onLeave={left}
          onDone={done}
        />
      )}
    </>
  );
}

const serve = (answers: Answers = {}) =>
  serveCalls({
    [listPlans.path]: () => OFFERS,
    [quotePlan.path]: () => quoteOf(),
    [confirmPlan.path]: () => ({ kind: 'done', purchaseId: PURCHASE_ID }),
    ...answers,
  });
const lastQuoted = (asked: ReturnType<typeof serve>) => asked.findLast(({ path }) => path === quotePlan.path)?.input;

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('the plan that lasts is quoted at once, with every line and what comes after', async () => {
  const asked = serve();
  await showPart(<Page />, ['billing']);
  await screen.findByRole('button', { name: 'Pay $52 with Visa 4242' });
  expect(lastQuoted(asked)).toEqual({ plan: 'scale', interval: 'month' });
  expect(screen.getByRole('radio', { name: 'Scale' })).toHaveProperty('checked', true);
  screen.getByText('Scale, Nov 18 to Dec 01');
  screen.getByText('$86.23');
  screen.getByText('-$34.23');
  screen.getByText('Then $199 on Dec 01, 2026 and every month');
  screen.getByText(/^Quote valid for (30:00|29:\d\d)$/);
  expect(screen.getByText(/run out on/).textContent).toMatch(
    /^Verifications run out on Nov 21 at 486 a day\. Scale covers [\d,]+ a day\.$/,
  );
});

test('plans below the use say so, the own one is named, and its fullest quota stands out', async () => {
  serve();
  await showPart(<Page />, ['billing']);
  expect(await screen.findAllByText('Below your usage')).toHaveLength(2);
  expect(screen.getAllByText('Your plan')).toHaveLength(1);
  screen.getByText('83% used');
});

test('another plan and a yearly bill are quoted anew and stay in the address', async () => {
  const asked = serve();
  await showPart(<Page />, ['billing']);
  await userEvent.click(await screen.findByText('Yearly, 2 months free'));
  await waitFor(() => expect(lastQuoted(asked)).toEqual({ plan: 'scale', interval: 'year' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Starter' }));
  await waitFor(() => expect(lastQuoted(asked)).toEqual({ plan: 'starter', interval: 'year' }));
  expect(screen.getByLabelText('here').textContent).toBe('/?interval=year&plan=starter');
  screen.getByText('$290');
});

test('the plan one has costs nothing and is not quoted', async () => {
  const asked = serve();
  await showPart(<Page />, ['billing'], '/?plan=growth');
  await screen.findByText(/^This is your current plan/);
  expect(lastQuoted(asked)).toBeUndefined();
});

test('with a card on file a confirmed change is done; twice is asked once', async () => {
  const asked = serve();
  await showPart(<Page />, ['billing']);
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Pay $52 with Visa 4242' }));
  await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith(PURCHASE_ID));
  expect(asked.filter(({ path }) => path === confirmPlan.path)).toHaveLength(1);
});

test('without a card the card processor takes over', async () => {
  serve({ [confirmPlan.path]: () => ({ kind: 'checkout', url: CHECKOUT, purchaseId: PURCHASE_ID }) });
  await showPart(<Page card={null} />, ['billing']);
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $52' }));
  await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(CHECKOUT));
  expect(done).not.toHaveBeenCalled();
});

test('another card is given on the page of the card processor', async () => {
  serve({ [changeCard.path]: () => ({ url: CHECKOUT, purchaseId: PURCHASE_ID }) });
  await showPart(<Page />, ['billing']);
  await userEvent.click(await screen.findByRole('button', { name: 'Other card' }));
  await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(CHECKOUT));
});

test('a step down names its day and what does not fit, and costs nothing now', async () => {
  serve({
    [quotePlan.path]: () =>
      quoteOf({
        kind: 'downgrade',
        isNow: false,
        takesEffectAt: '2026-12-01T00:00:00.000Z',
        lines: [],
        dueNow: { amount: 0, currency: 'USD' },
        doesNotFit: [{ quotaType: 'MAILBOX', used: 12, total: 10 }],
      }),
  });
  await showPart(<Page />, ['billing'], '/?plan=starter');
  await screen.findByRole('heading', { name: 'Change to Starter on Dec 01, 2026' });
  screen.getByText('12 mailboxes of 10');
  screen.getByText(/^Nothing is deleted\./);
  expect(screen.queryByText('Payment takes place at the payment processor')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Change to Starter' }));
  // It has not happened yet: there is no purchase to look at.
  await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith(undefined));
});

test('a quote that is over is renewed, not paid', async () => {
  let quotes = 0;
  serve({
    [quotePlan.path]: () => {
      quotes += 1;
      return quotes === 1 ? quoteOf({ expiresAt: new Date(Date.now() - 1000).toISOString() }) : quoteOf();
    },
  });
  await showPart(<Page />, ['billing']);
  await userEvent.click(await screen.findByRole('button', { name: 'Get new quote' }));
  await screen.findByRole('button', { name: 'Pay $52 with Visa 4242' });
});

test('a refused change says why and can be tried again', async () => {
  serve({
    [confirmPlan.path]: () => {
      throw new Error('The card processor did not answer as expected');
    },
  });
  await showPart(<Page />, ['billing']);
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $52 with Visa 4242' }));
  await screen.findByText('The card processor did not answer as expected');
  expect(screen.getByRole('button', { name: 'Pay $52 with Visa 4242' })).toHaveProperty('disabled', false);
});

test('on a phone the plans stand one below the other, and the chosen one shows what it has', async () => {
  serve();
  await showPart(<Page isPhone />, ['billing']);
  await screen.findByText('60,000');
  await userEvent.click(screen.getByRole('radio', { name: 'Starter' }));
  await waitFor(() => expect(screen.queryByText('60,000')).toBeNull());
});
