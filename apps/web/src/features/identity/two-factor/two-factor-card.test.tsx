// @vitest-environment jsdom
import * as identityErrors from '@outrider/contract/errors/identity';
import {
  disableTwoFactor,
  enableAuthenticator,
  getTwoFactorStatus,
  setUpAuthenticator,
  type TwoFactorStatus,
} from '@outrider/contract/identity/two-factor';
import { getUserInfo, type UserInfo } from '@outrider/contract/user';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Asked, serveWith, show } from './testing.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

const maya: UserInfo = {
  id: crypto.randomUUID(),
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
const OFF: TwoFactorStatus = { on: false, app: null, keys: [], recoveryCodes: { left: 0, total: 0 } };
const ON: TwoFactorStatus = {
  on: true,
  app: { addedAt: '2026-09-03T08:00:00.000Z', lastUsedAt: '2026-11-12T08:00:00.000Z' },
  keys: [],
  recoveryCodes: { left: 7, total: 10 },
};

type Changed = Partial<Record<string, ReturnType<Parameters<typeof serveWith>[0]>>>;

const card = async (
  status: TwoFactorStatus,
  { user = maya, changed = {} }: { user?: UserInfo; changed?: Changed } = {},
) => {
  const answers: Changed = {
    [getUserInfo.path]: { data: user },
    [getTwoFactorStatus.path]: { data: status },
    ...changed,
  };
  const log = serveWith(({ path }: Asked) => answers[path] ?? { code: 404, message: path });
  await show(<TwoFactorCard />);
  await screen.findByText('Recovery codes');
  return log;
};

// jsdom has no modal dialogs; what a browser adds to them is seen by the browser tests.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('says when the app was added and used, and how many recovery codes are left', async () => {
  await card(ON);
  screen.getByText('Added Sep 03, 2026, last used Nov 12');
  screen.getByText('7 of 10 left; each works once');
  screen.getByText('Not set up. More secure than codes, nothing to type.');
});

test('without a password nothing can be added, and it says why', async () => {
  await card(OFF, { user: { ...maya, hasPassword: false } });
  screen.getByText(identityErrors.twoFactorNeedsPassword.en);
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
});

test('adding an app leads from the password over a code to the recovery codes', async () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  const log = await card(OFF, {
    changed: {
      [setUpAuthenticator.path]: { data: { secret, url: `otpauth://totp/Outrider?secret=${secret}` } },
      [enableAuthenticator.path]: { data: { recoveryCodes: ['abcde-fghjk-mnpqr'] } },
    },
  });
  const [addApp] = screen.getAllByRole('button', { name: 'Add' });
  if (addApp) await userEvent.click(addApp);
  await userEvent.type(await screen.findByLabelText('Your password'), 'harborline1{Enter}');
  await screen.findByRole('img', { name: 'QR code for the authenticator app' });
  screen.getByText('JBSW Y3DP EHPK 3PXP');
  await userEvent.type(screen.getByLabelText('Code from the app'), '123456{Enter}');
  await screen.findByText('abcde-fghjk-mnpqr');
  expect(log.find(({ path }) => path === setUpAuthenticator.path)?.body).toEqual({
    proof: { password: 'harborline1' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(screen.queryByText('abcde-fghjk-mnpqr')).toBeNull();
});

test('turning off with a wrong password says so at the field and changes nothing', async () => {
  const { code } = identityErrors.wrongCurrentPassword;
  await card(ON, { changed: { [disableTwoFactor.path]: { code, message: 'The current password is incorrect' } } });
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  await userEvent.type(screen.getByLabelText('Your password'), 'guessed-1{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('The current password is incorrect');
  screen.getByText('On');
});
