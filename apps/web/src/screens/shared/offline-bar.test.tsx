// @vitest-environment jsdom
import { useMutation } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '../../platform/connection.ts';
import { toasts } from '../../platform/toasts.ts';
import { OFFLINE, serveCalls, showPart, standInForBrowser } from '../../ui/testing.tsx';
import { OfflineBar } from './offline-bar.tsx';

let isReachable = true;
const saved = vi.fn<() => Promise<void>>(async () => {});

beforeEach(() => {
  standInForBrowser();
  isReachable = true;
  serveCalls({
    '/healthz': () => {
      if (!isReachable) throw OFFLINE;
    },
    '/sirius/api/biz/user/userInfo': () => USER,
  });
});
afterEach(async () => {
  cleanup();
  isReachable = true;
  await connection.check();
  vi.unstubAllGlobals();
});

const USER = {
  id: 'b2b7f3a6-3b0e-4f0f-9d5e-5a7f7f1c7a10',
  email: 'maya@harborline.test',
  emailVerified: true,
  name: 'Maya',
  companyName: 'Harborline',
  website: '',
  avatar: '',
  language: 'en',
  timeZone: 'UTC',
  dateFormat: 'MMM DD, YYYY',
  weekStart: 'monday',
  hasPassword: true,
  passwordChangedAt: null,
  plan: 'free',
  quota: [],
  quotaCountInfoList: [],
};

function Form() {
  const { mutate } = useMutation({ mutationFn: saved });
  return (
    <button type="button" onClick={() => mutate()}>
      Save
    </button>
  );
}

async function show() {
  const part = (
    <>
      <OfflineBar />
      <Form />
    </>
  );
  await showPart(part, []);
  await screen.findByRole('button', { name: 'Save' });
}

test('without a connection it says since when, and how many saves wait; once they are done it says so', async () => {
  const toast = vi.spyOn(toasts, 'show').mockImplementation(() => {});
  await show();
  expect(screen.queryByText(/You are offline since/)).toBeNull();
  isReachable = false;
  await connection.check();
  await screen.findByText(/^You are offline since \d\d:\d\d\./);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/1 change is waiting to be saved\./);
  expect(saved).not.toHaveBeenCalled();
  isReachable = true;
  await connection.check();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({ kind: 'success', text: 'Back online. Everything is saved.' }),
  );
  expect(screen.queryByText(/You are offline since/)).toBeNull();
});
