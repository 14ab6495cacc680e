// @vitest-environment jsdom
import * as identityErrors from '@outrider/contract/errors/identity';
import type { FactorWanted } from '@outrider/contract/identity/two-factor';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../../../platform/session/session.ts';
import { openWithFactor } from '../sign-in-with-password.ts';
import { serveWith, show } from './testing.tsx';
import { TwoFactorStep } from './two-factor-step.tsx';

const keyOptions = {
  rpId: 'localhost',
  challenge: 'AAAA',
  timeout: 1,
  allowCredentials: [],
  userVerification: 'discouraged' as const,
};
const WRONG = { code: identityErrors.twoFactorWrong.code, message: 'This code is not right' };

const step = (wanted: FactorWanted, onSignedIn = () => {}) =>
  show(
    <TwoFactorStep
      email="maya@harborline.test"
      wanted={wanted}
      onFactor={(factor) => openWithFactor({ email: 'maya@harborline.test', password: 'p', ...factor })}
      onSignedIn={onSignedIn}
      onBack={() => {}}
    />,
  );

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  session.leave();
});

test('the right code signs in with what was typed before', async () => {
  const data = { token: 'a-token', expiresAt: '2027-01-01T00:00:00.000Z' };
  const asked = serveWith(() => ({ data }));
  const onSignedIn = vi.fn();
  await step({ methods: ['app', 'recovery'], keyOptions: null }, onSignedIn);
  await userEvent.type(await screen.findByLabelText('Code from your authenticator app'), '123456{Enter}');
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(asked.map(({ body }) => body)).toEqual([{ email: 'maya@harborline.test', password: 'p', code: '123456' }]);
  expect(session.token()).toBe('a-token');
});

test('a wrong code stays on the page with the words of the server', async () => {
  const wanted: FactorWanted = { methods: ['app', 'recovery'], keyOptions: null };
  serveWith(() => ({ ...WRONG, data: wanted }));
  await step(wanted);
  await userEvent.type(await screen.findByLabelText('Code from your authenticator app'), '000000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('This code is not right');
  expect(session.token()).toBe('');
});

test('a recovery code can be typed in place of the code of the app', async () => {
  const asked = serveWith(() => WRONG);
  await step({ methods: ['app', 'recovery'], keyOptions: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await userEvent.type(screen.getByLabelText('Recovery code'), 'abcde-fghjk-mnpqr{Enter}');
  await vi.waitFor(() => expect(asked[0]?.body).toMatchObject({ code: 'abcde-fghjk-mnpqr' }));
});

test('a user with a key and no app is asked for the key, and learns when the browser has none', async () => {
  serveWith(() => WRONG);
  await step({ methods: ['key'], keyOptions });
  await userEvent.click(await screen.findByRole('button', { name: 'Use a security key' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Security keys are not supported in this browser');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
});
