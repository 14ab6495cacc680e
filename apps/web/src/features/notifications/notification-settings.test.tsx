// @vitest-environment jsdom
import {
  DEFAULT_CHOICES,
  getNotificationSettings,
  type NotificationChoices,
  type NotificationSettings,
} from '@outrider/contract/notifications';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OFFLINE, serveCalls, showPart, standInForBrowser } from '../../ui/testing.tsx';
import { NotificationSettingsPage } from './notification-settings.tsx';

const SETTINGS: NotificationSettings = {
  choices: DEFAULT_CHOICES,
  email: 'maya@harborline.test',
  zone: 'Europe/Berlin',
  mailedToday: { atOnce: 3, digests: 1 },
  nextDigest: { at: '2026-11-18T07:00:00.000Z', counts: [{ kind: 'campaignFinished', count: 2 }] },
  isHeld: false,
};

beforeEach(() => {
  standInForBrowser();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const PATH = getNotificationSettings.path;
const isSave = (input: Record<string, unknown>) => 'channels' in input;
const saved = (input: Record<string, unknown>) => ({ ...SETTINGS, choices: input as NotificationChoices });

const show = () => showPart(<NotificationSettingsPage userId="1" name="Maya" />, ['notifications', 'shell']);

/** A browser that answers so when it is asked. */
function aBrowser(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const asked = vi.fn(async () => {
    FakeNotification.permission = answer;
    return answer;
  });
  const shown = vi.fn();
  class FakeNotification {
    static permission = permission;
    static requestPermission = asked;
    constructor(title: string) {
      shown(title);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  return { asked, shown };
}

test('shows each event by each way, what was mailed today and what waits for the digest', async () => {
  serveCalls({ [PATH]: () => SETTINGS });
  await show();
  expect(await screen.findByLabelText('Interested reply or question: Email')).toHaveProperty('value', 'atOnce');
  expect(screen.getByLabelText('Campaign completed: Email')).toHaveProperty('value', 'digest');
  screen.getByText('3 immediate, 1 digest today');
  screen.getByText('2 items so far');
  screen.getByText('for Maya only; others choose their own');
});

test('a choice is saved at once with all the others', async () => {
  const asked = serveCalls({ [PATH]: (input) => (isSave(input) ? saved(input) : SETTINGS) });
  await show();
  await userEvent.selectOptions(await screen.findByLabelText('Campaign completed: Email'), 'Off');
  await userEvent.click(screen.getByRole('switch', { name: 'Sat and Sun' }));
  await waitFor(() => expect(asked.filter(({ input }) => isSave(input))).toHaveLength(2));
  expect(asked.at(-1)?.input).toMatchObject({
    channels: { campaignFinished: { app: true, mail: 'off' }, guardRail: { mail: 'atOnce' } },
    quiet: { weekends: true },
  });
});

test('a choice that could not be saved stays, says so, and goes with the next try', async () => {
  let isOffline = true;
  serveCalls({
    [PATH]: (input) => {
      if (!isSave(input)) return SETTINGS;
      if (isOffline) throw OFFLINE;
      return saved(input);
    },
  });
  await show();
  const mail = await screen.findByLabelText('Verification completed: Email');
  await userEvent.selectOptions(mail, 'Immediately');
  await screen.findByText(/Your changes are not saved yet/);
  expect(mail).toHaveProperty('value', 'atOnce');
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/not saved yet/)).toBeNull());
  expect(mail).toHaveProperty('value', 'atOnce');
});

test('settings that cannot be read say why and are asked for again', async () => {
  let isDown = true;
  serveCalls({
    [PATH]: () => {
      if (isDown) throw new Error('The database is away');
      return SETTINGS;
    },
  });
  await show();
  await screen.findByText(/The database is away/);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Campaign completed: Email');
});

test('without the app there is nothing for the browser to show', async () => {
  serveCalls({ [PATH]: (input) => (isSave(input) ? saved(input) : SETTINGS) });
  await show();
  await userEvent.selectOptions(await screen.findByLabelText('Interested reply or question: In the app'), 'Off');
  const browser = screen.getByLabelText('Interested reply or question: Browser');
  expect(browser).toHaveProperty('disabled', true);
  expect(browser).toHaveProperty('value', 'off');
});

test('while sending is held the page says that mails wait', async () => {
  serveCalls({ [PATH]: () => ({ ...SETTINGS, isHeld: true }) });
  await show();
  await screen.findByText('Sending is on hold, so these emails wait too.');
});

test('the browser is asked when the user switches it on, and not before', async () => {
  serveCalls({ [PATH]: () => SETTINGS });
  const { asked, shown } = aBrowser('default', 'granted');
  await show();
  const browser = await screen.findByRole('switch', { name: 'This browser' });
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(browser);
  await userEvent.click(await screen.findByRole('button', { name: 'Test' }));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(shown).toHaveBeenCalledWith('Test notification');
});

test.each([
  ['denied', /blocks notifications from this site/],
  ['default', /the permission request was dismissed/],
] as const)('a browser that answers %s is reported plainly, and stays off', async (answer, words) => {
  serveCalls({ [PATH]: () => SETTINGS });
  aBrowser('default', answer);
  await show();
  await userEvent.click(await screen.findByRole('switch', { name: 'This browser' }));
  await screen.findByText(words);
  expect(screen.getByRole('switch', { name: 'This browser' })).toHaveProperty('checked', false);
});

test('a browser without notifications says so', async () => {
  serveCalls({ [PATH]: () => SETTINGS });
  await show();
  await screen.findByText('This browser does not support notifications');
});
