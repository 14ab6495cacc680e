// @vitest-environment jsdom
import { listNotifications, type NotificationPage, readNotifications } from '@outrider/contract/notifications';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../platform/query-client.ts';
import { serveCalls, showPart, standInForBrowser } from '../../ui/testing.tsx';
import { BrowserPops } from './browser-pops.tsx';
import { NotificationList, ReadAll } from './notification-list.tsx';

const campaignId = '8c5b1f2e-6a3d-4c8e-9b7a-1d2e3f4a5b6c';

const page = (readAt: string | null = null): NotificationPage => ({
  unread: readAt === null ? 1 : 0,
  hasMore: false,
  notifications: [
    {
      id: '0f0e0d0c-0b0a-4908-8706-050403020100',
      at: '2026-11-17T09:00:00.000Z',
      readAt,
      pops: true,
      facts: { kind: 'guardRail', campaignId, campaign: 'Autumn', rule: 'complaints', count: 2, sent: 50 },
    },
  ],
});

const none: NotificationPage = { unread: 0, hasMore: false, notifications: [] };

beforeEach(() => {
  standInForBrowser();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pathTo = () => '/what-it-tells-of';

test('a notification says what happened, leads there and is read then', async () => {
  const asked = serveCalls({ [listNotifications.path]: () => page(), [readNotifications.path]: () => ({ unread: 0 }) });
  const onFollow = vi.fn();
  await showPart(<NotificationList pathTo={pathTo} onFollow={onFollow} />, ['notifications', 'shell']);
  await userEvent.click(await screen.findByRole('link', { name: /“Autumn” was paused by a guardrail/ }));
  screen.getByText('2 of 50 emails were reported as spam');
  expect(screen.getByLabelText('here').textContent).toBe('/what-it-tells-of');
  expect(onFollow).toHaveBeenCalled();
  await waitFor(() =>
    expect(asked.find(({ path }) => path === readNotifications.path)?.input).toEqual({
      ids: [page().notifications[0]?.id],
    }),
  );
});

test('all are read up to the newest that is shown', async () => {
  const asked = serveCalls({ [listNotifications.path]: () => page(), [readNotifications.path]: () => ({ unread: 0 }) });
  await showPart(<ReadAll />, ['notifications', 'shell']);
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === readNotifications.path)?.input).toEqual({
      allUntil: '2026-11-17T09:00:00.000Z',
    }),
  );
});

test('a user without notifications sees no empty box', async () => {
  serveCalls({ [listNotifications.path]: () => none });
  await showPart(<NotificationList pathTo={pathTo} />, ['notifications', 'shell']);
  await screen.findByText('No notifications');
});

test('a list that cannot be read says why', async () => {
  serveCalls({
    [listNotifications.path]: () => {
      throw new Error('The database is away');
    },
  });
  await showPart(<NotificationList pathTo={pathTo} />, ['notifications', 'shell']);
  await screen.findByText('The database is away');
});

test('the browser shows what comes while nobody looks, and not what was there before', async () => {
  const shown = vi.fn();
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      constructor(title: string, { body }: NotificationOptions) {
        shown(title, body);
      }
    },
  );
  localStorage.setItem('outrider_app_browser_notices', 'on');
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  let listed = none;
  serveCalls({ [listNotifications.path]: () => listed });
  await showPart(<BrowserPops pathTo={pathTo} />, ['notifications', 'shell']);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  listed = page();
  await queryClient.invalidateQueries();
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  expect(shown).toHaveBeenCalledWith('“Autumn” was paused by a guardrail', '2 of 50 emails were reported as spam');
  await queryClient.invalidateQueries();
  expect(shown).toHaveBeenCalledTimes(1);
});
