// @vitest-environment jsdom
import { verifyOne } from '@outrider/contract/verification/verification';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OFFLINE, serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { CheckOneDialog } from './check-one-dialog.tsx';

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const verdict = {
  email: 'dana@gmial.com',
  category: 'DOMAIN_ERROR',
  reason: 'noSuchDomain',
  flags: ['typo'],
  mx: '',
  code: null,
  enhanced: '',
  reply: '',
  attempts: 0,
  meant: 'dana@gmail.com',
};
const refused = {
  ...verdict,
  email: 'dana@gmail.com',
  category: 'INVALID',
  reason: 'noSuchUser',
  flags: ['free'],
  mx: 'mx.gmail.com',
  code: 550,
  enhanced: '5.1.1',
  reply: '550 5.1.1 The account does not exist',
  attempts: 1,
  meant: null,
};

test('one address gets its verdict with the reason, and the one that was probably meant can be asked for next', async () => {
  const asked = serveCalls({ [verifyOne.path]: ({ email }) => (email === verdict.email ? verdict : refused) });
  const onCharged = vi.fn();
  await showPart(<CheckOneDialog onClose={() => {}} onCharged={onCharged} />, ['verification']);
  await userEvent.click(await screen.findByRole('button', { name: 'Check' }));
  await screen.findByText('Email can’t be blank');
  await userEvent.type(screen.getByLabelText('Email'), 'dana@gmial.com{Enter}');
  await screen.findByText('Did you mean dana@gmail.com?');
  screen.getByText(/^No server was contacted/);
  await userEvent.click(screen.getByRole('button', { name: 'Check this one' }));
  await screen.findByText('550 5.1.1 The account does not exist');
  screen.getByText('Never send');
  screen.getByText('Contacted mx.gmail.com 1 time');
  screen.getByText('1 verification charged.');
  expect(asked.map(({ input }) => input.email)).toEqual(['dana@gmial.com', 'dana@gmail.com']);
  expect(onCharged).toHaveBeenCalledTimes(2);
});

test('an address nobody answered about is not charged, and a server that cannot be reached says so', async () => {
  let isOffline = false;
  serveCalls({
    [verifyOne.path]: () => {
      if (isOffline) throw OFFLINE;
      return { ...refused, category: 'UNCHECKED', reason: 'timedOut', code: null, enhanced: '', reply: '' };
    },
  });
  const onCharged = vi.fn();
  await showPart(<CheckOneDialog onClose={() => {}} onCharged={onCharged} />, ['verification']);
  await userEvent.type(await screen.findByLabelText('Email'), 'dana@slow.test{Enter}');
  await screen.findByText('Not charged.');
  isOffline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText('Network error, please try again later');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'dana@slow.test');
  expect(onCharged).not.toHaveBeenCalled();
});
