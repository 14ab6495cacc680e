// @vitest-environment jsdom
import { changePassword } from '@outrider/contract/sign';
import { getUserInfo, type UserInfo, updateUser } from '@outrider/contract/user';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { drafts } from '../../../../platform/drafts.ts';
import { serveCalls, showPart, standInForBrowser } from '../../../../ui/testing.tsx';
import { useUserInfo } from '../../user-info.ts';
import { keptProfile } from '../profile-values.ts';
import { PhonePasswordCard } from './phone-password-card.tsx';
import { PhoneProfileCard } from './phone-profile-card.tsx';

const MAYA: UserInfo = {
  id: '6ff37c1c-7a3f-4a3b-8a92-0d8c5b1f0c11',
  email: 'maya@harborline.test',
  emailVerified: true,
  name: 'Maya',
  companyName: 'Harborline',
  website: 'harborline.test',
  avatar: '',
  language: 'en',
  timeZone: 'Europe/Berlin',
  dateFormat: 'MMM DD, YYYY',
  weekStart: 'monday',
  hasPassword: true,
  passwordChangedAt: '2026-01-02T10:00:00.000Z',
  plan: 'free',
  quota: [],
  quotaCountInfoList: [],
};

beforeAll(standInForBrowser);

const Mine = () => <PhoneProfileCard user={useUserInfo()} />;

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('on a phone only what was changed of a profile is saved, and what was typed outlives the page until then', async () => {
  drafts.belongTo(MAYA.id);
  const asked = serveCalls({
    [getUserInfo.path]: () => MAYA,
    [updateUser.path]: ({ name }) => ({ ...MAYA, name }),
  });
  const { unmount } = await showPart(<Mine />, ['profile']);
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Maya L.' } });
  unmount();
  await showPart(<Mine />, ['profile']);
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Maya L.');
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(keptProfile.read()).toBeUndefined());
  expect(asked.filter(({ path }) => path === updateUser.path).map(({ input }) => input)).toEqual([{ name: 'Maya L.' }]);
});

test('on a phone a password that was repeated otherwise is not sent, and a refusal stands at its field', async () => {
  const asked = serveCalls({
    [changePassword.path]: () => {
      throw new Error('This password was used before.');
    },
  });
  await showPart(<PhonePasswordCard user={MAYA} />, ['profile']);
  type('Current password', 'harborline1');
  type('New password', 'another-one-2');
  type('Repeat new password', 'another-one-3');
  const sent = () => asked.filter(({ path }) => path === changePassword.path);
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(sent()).toEqual([]);
  type('Repeat new password', 'another-one-2');
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await screen.findByText('This password was used before.')).toBeDefined();
});
