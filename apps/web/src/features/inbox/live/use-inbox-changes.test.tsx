// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useInboxChanges } from './use-inbox-changes.ts';

const { refreshMail, refreshNotifications } = vi.hoisted(() => ({
  refreshMail: vi.fn(async () => {}),
  refreshNotifications: vi.fn(async () => {}),
}));
vi.mock('../../../api/inbox/live.ts', () => ({ followInboxChanges: async () => {} }));
vi.mock('../../../api/inbox/live-queries.ts', () => ({ refreshMail, refreshSync: async () => {} }));
vi.mock('../../../api/notifications.ts', () => ({ refreshNotifications }));

afterEach(cleanup);

test('a shell that comes again reads what it missed; the first one reads nothing twice', async () => {
  const first = renderHook(() => useInboxChanges(() => {}));
  first.unmount();
  expect(refreshNotifications).not.toHaveBeenCalled();

  renderHook(() => useInboxChanges(() => {}));
  await vi.waitFor(() => expect(refreshMail).toHaveBeenCalledOnce());
  expect(refreshNotifications).toHaveBeenCalledOnce();
});
