// @vitest-environment jsdom
import { getBilling } from '@outrider/contract/billing/subscription';
import { ERRORS } from '@outrider/contract/errors';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Billing, billingQuery } from '../../../api/billing.ts';
import { ApiError } from '../../../platform/create-call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { refusals } from '../../../platform/refusals.ts';
import { serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { billingOf } from '../testing.ts';
import { BillingOff } from './billing-off.tsx';
import { PlanFullBanner } from './plan-full-banner.tsx';
import { PlanStateBanner } from './plan-state-banner.tsx';

const refuse = (code: number, words: string) =>
  act(() => refusals.tell(new ApiError(words, { failure: 'refused', code })));
const showState = async (changed: Partial<Billing>, at = '/inbox') => {
  serveCalls({ [getBilling.path]: () => billingOf(changed) });
  await showPart(<PlanStateBanner to="/setting/billing" />, ['shell'], at);
};

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(['contactQuotaReached', 'verificationQuotaReached', 'agentQuotaReached', 'mailboxQuotaTooSmall'] as const)(
  'a refusal by %s stays on the page in the words of the server, and leads to the plans',
  async (name) => {
    await showPart(<PlanFullBanner to="/purchase/plan" />, ['shell']);
    refuse(ERRORS[name].code, ERRORS[name].en);
    expect(screen.getByRole('alert').textContent).toContain(ERRORS[name].en);
    await userEvent.click(screen.getByRole('link', { name: 'View plans' }));
    expect(screen.getByLabelText('here').textContent).toBe('/purchase/plan');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('no room for a mailbox is known by its reason, with any code and language', async () => {
  await showPart(<PlanFullBanner to="/purchase/plan" />, ['shell']);
  const { code: reason, zh } = ERRORS.mailboxQuotaReached;
  act(() => refusals.tell(new ApiError(zh, { failure: 'refused', code: 500, reason })));
  expect(screen.getByRole('alert').textContent).toContain(zh);
});

test('other refusals have nothing to do with the plan, and a notice can be closed', async () => {
  await showPart(<PlanFullBanner to="/purchase/plan" />, ['shell']);
  refuse(ERRORS.notFound.code, ERRORS.notFound.en);
  expect(screen.queryByRole('alert')).toBeNull();
  refuse(ERRORS.agentQuotaReached.code, 'No more leads');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  [{ state: 'readOnly' as const }, /^An invoice is unpaid, so nothing new can be sent or started/],
  [
    { state: 'pastDue' as const, graceUntil: '2026-11-24T12:00:00.000Z' },
    /Everything keeps working until Nov 24, 2026/,
  ],
  [{ state: 'paused' as const, pausedUntil: '2027-02-01T12:00:00.000Z' }, /paused until Feb 01, 2027/],
])('every page says that the plan is %o', async (changed, words) => {
  await showState(changed);
  await screen.findByText(words);
  expect(screen.getByRole('link', { name: 'View billing' }).getAttribute('href')).toBe('/setting/billing');
});

test('a user who is refused for an unpaid bill sees why at once', async () => {
  let state: Billing['state'] = 'active';
  serveCalls({ [getBilling.path]: () => billingOf({ state }) });
  await showPart(<PlanStateBanner to="/setting/billing" />, ['shell'], '/inbox');
  await waitFor(() => expect(queryClient.getQueryData(billingQuery.queryKey)).toBeDefined());
  state = 'readOnly';
  refuse(ERRORS.planIsReadOnly.code, ERRORS.planIsReadOnly.en);
  await screen.findByText(/^An invoice is unpaid, so nothing new/);
});

test('the page of the bills says it itself, and an ordinary plan has nothing to say', async () => {
  await showState({ state: 'readOnly' }, '/setting/billing');
  await waitFor(() => expect(queryClient.getQueryData(billingQuery.queryKey)).toBeDefined());
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  await showState({});
  await waitFor(() => expect(queryClient.getQueryData(billingQuery.queryKey)).toBeDefined());
  expect(screen.queryByRole('link')).toBeNull();
});

test('where nothing is sold a sentence says so, and nothing asks to buy', async () => {
  await showPart(<BillingOff />, ['billing']);
  screen.getByText(`${ERRORS.billingIsOff.en}.`);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
