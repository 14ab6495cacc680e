// @vitest-environment jsdom
import { addPushDevice, listPushDevices, type PushDevice, removePushDevice } from '@outrider/contract/push';
import { getUserInfo } from '@outrider/contract/user';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storage } from '../../../platform/storage.ts';
import { serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { PushCard } from './push-card.tsx';

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

const phone: PushDevice = {
  deviceId: '0f0e0d0c-0b0a-4908-8706-050403020100',
  device: 'Chrome on Android',
  kind: 'phone',
  addedAt: '2026-11-17T09:00:00.000Z',
  pushedAt: null,
};

beforeEach(() => {
  standInForBrowser();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** The server knows these devices. */
function serve(devices: PushDevice[]) {
  let known = devices;
  const answer = () => ({ publicKey: 'key', devices: known });
  return serveCalls({
    [getUserInfo.path]: () => USER,
    [listPushDevices.path]: answer,
    [addPushDevice.path]: () => ({ ...answer(), deviceId: phone.deviceId }),
    [removePushDevice.path]: ({ deviceId }) => {
      known = known.filter((device) => device.deviceId !== deviceId);
      return answer();
    },
  });
}

test('each device that is notified by push is listed and can be taken off', async () => {
  const asked = serve([phone]);
  await showPart(<PushCard userId="1" />, ['notifications']);
  await screen.findByText('Chrome on Android');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
  expect(asked.find(({ path }) => path === removePushDevice.path)?.input).toEqual({ deviceId: phone.deviceId });
});

test('a browser without push says so, and cannot be switched on', async () => {
  serve([]);
  await showPart(<PushCard userId="1" />, ['notifications']);
  await screen.findByText(/^This browser cannot receive push notifications\./);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Push to this device' }).disabled).toBe(true);
});

test('push that is switched off after a reload is taken off at the server, too', async () => {
  const unsubscribe = vi.fn(async () => true);
  vi.stubEnv('PROD', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  const serviceWorker = { ready: Promise.resolve({ pushManager: { getSubscription: async () => ({ unsubscribe }) } }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  storage.writePushedTo('1', phone.deviceId);
  const asked = serve([phone]);
  await showPart(<PushCard userId="1" />, ['notifications']);
  await screen.findByText('Chrome on Android (This device)');
  await userEvent.click(screen.getByRole('switch', { name: 'Push to this device' }));
  await waitFor(() => expect(screen.queryByText(/Chrome on Android/)).toBeNull());
  expect(asked.find(({ path }) => path === removePushDevice.path)?.input).toEqual({ deviceId: phone.deviceId });
  expect(unsubscribe).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
