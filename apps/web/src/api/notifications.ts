import {
  getNotificationSettings,
  listNotifications,
  type NotificationChoices,
  readNotifications,
  saveNotificationSettings,
} from '@outrider/contract/notifications';
import { listPushDevices, removePushDevice } from '@outrider/contract/push';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';
import { addPushDevice } from './push.ts';

const NOTIFICATIONS = 'notifications';

export const notificationsQuery = infiniteQueryOptions({
  queryKey: [NOTIFICATIONS, 'list'],
  queryFn: ({ pageParam, signal }) => call(listNotifications, { before: pageParam }, { silent: true, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ hasMore, notifications }) => (hasMore ? notifications.at(-1)?.at : undefined),
  // News of them come on the inbox's stream.
  staleTime: 60_000,
});

export const notificationSettingsQuery = queryOptions({
  queryKey: [NOTIFICATIONS, 'settings'],
  queryFn: ({ signal }) => call(getNotificationSettings, {}, { silent: true, signal }),
});

export const refreshNotifications = () => queryClient.invalidateQueries({ queryKey: [NOTIFICATIONS] });

export const readNotificationsMutation = mutationOptions({
  mutationFn: (read: { ids?: string[]; allUntil?: string }) => call(readNotifications, read),
  onSettled: () => queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
});

export const pushDevicesQuery = queryOptions({
  queryKey: [NOTIFICATIONS, 'push'],
  queryFn: ({ signal }) => call(listPushDevices, {}, { silent: true, signal }),
});

export const addPushDeviceMutation = mutationOptions({
  mutationFn: (subscription: z.input<typeof addPushDevice.input>) => addPushDevice(subscription),
  onSuccess: (saved) => queryClient.setQueryData(pushDevicesQuery.queryKey, saved),
});

export const removePushDeviceMutation = mutationOptions({
  mutationFn: (deviceId: string) => call(removePushDevice, { deviceId }),
  onSuccess: (left) => queryClient.setQueryData(pushDevicesQuery.queryKey, left),
});

/** One after the other: the last choice is the one that stays. */
export const saveNotificationSettingsMutation = mutationOptions({
  scope: { id: 'notification-settings' },
  mutationFn: (choices: NotificationChoices) => call(saveNotificationSettings, choices, { silent: true }),
  onSuccess: (saved) => queryClient.setQueryData(notificationSettingsQuery.queryKey, saved),
});
