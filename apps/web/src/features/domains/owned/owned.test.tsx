// @vitest-environment jsdom
import { makeQuote } from '@outrider/contract/domains/orders';
import { exportCredentials, getTransferCode, listDomains, setAutoRenew } from '@outrider/contract/domains/owned';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as csv from '../../../platform/files/csv.ts';
import { type Answers, serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { ownedOf, quoteOf } from '../testing.ts';
import { PhoneOwned } from './phone-owned.tsx';
import { useOwned } from './use-owned.ts';

const GO = ownedOf('goharborline.test');
const ANSWERS: Answers = {
  [listDomains.path]: () => ({
    domains: [
      GO,
      ownedOf('harborline.test', {
        origin: 'existing',
        expiresAt: null,
        renewal: null,
        mailboxes: [],
        hasCredentials: false,
      }),
    ],
  }),
  [setAutoRenew.path]: ({ renewsItself }) => ({ ...GO, renewsItself }),
  [getTransferCode.path]: () => ({ code: 'EPP-123', words: 'Unlocked for five days.' }),
  [makeQuote.path]: () => quoteOf({ kind: 'renewal' }),
};
const quoted = vi.fn();

function Owned({ isSold }: { isSold: boolean }) {
  return <PhoneOwned state={useOwned(quoted, isSold)} searchTo="/search" />;
}
const show = (isSold = true) => showPart(<Owned isSold={isSold} />, ['domains']);

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a domain renews itself only once the user switched it on', async () => {
  const asked = serveCalls(ANSWERS);
  await show();
  const off = await screen.findByRole<HTMLInputElement>('switch', {
    name: 'Does not renew automatically, $14.99 per year',
  });
  expect(off.checked).toBe(false);
  // One that is registered elsewhere cannot be renewed here.
  expect(screen.getAllByRole('switch')).toHaveLength(1);
  await userEvent.click(off);
  await screen.findByRole('switch', { name: 'Renews automatically for $14.99 per year' });
  expect(asked.find(({ path }) => path === setAutoRenew.path)?.input).toEqual({
    domain: 'goharborline.test',
    renewsItself: true,
  });
});

test('a renewal is quoted like a purchase', async () => {
  const asked = serveCalls(ANSWERS);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Renew' }));
  await waitFor(() => expect(quoted).toHaveBeenCalledOnce());
  expect(asked.find(({ path }) => path === makeQuote.path)?.input).toEqual({
    kind: 'renewal',
    domains: [{ domain: 'goharborline.test', mailboxes: [] }],
  });
});

test('where nothing is sold, a domain can be taken out and nothing is offered', async () => {
  serveCalls(ANSWERS);
  await show(false);
  await screen.findByRole('button', { name: 'Transfer code' });
  screen.getByRole('button', { name: 'Credentials' });
  expect(screen.queryByRole('button', { name: 'Renew' })).toBeNull();
  expect(screen.queryAllByRole('switch')).toHaveLength(0);
});

test('the transfer code is shown with the registrar’s words', async () => {
  serveCalls(ANSWERS);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Transfer code' }));
  await screen.findByText('EPP-123');
  screen.getByText('Unlocked for five days.');
});

test('credentials come only with the right password, and a wrong one can be put right', async () => {
  const saved = vi.spyOn(csv, 'downloadCsvText').mockImplementation(() => {});
  serveCalls({
    ...ANSWERS,
    [exportCredentials.path]: ({ password }) => {
      if (password !== 'right') throw new Error('The password is wrong');
      return { csv: 'address,password' };
    },
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Credentials' }));
  const field = screen.getByLabelText('Your account password');
  await userEvent.type(field, 'wrong{Enter}');
  await screen.findByText('The password is wrong');
  await userEvent.clear(field);
  await userEvent.type(field, 'right{Enter}');
  await waitFor(() => expect(saved).toHaveBeenCalledWith('goharborline.test', 'address,password'));
});
