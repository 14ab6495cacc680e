import * as call from '@outrider/contract/notifications';
import * as push from '@outrider/contract/push';
import { type Api, serve } from '../../platform/http/serve.ts';
import { changeChoices, readSettings } from './change-settings.ts';
import { listOwn, readOwn } from './list-own.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { addDevice, forgetDevice, pushDevicesOf } from './push/devices.ts';
import { stopRoutes } from './stop.routes.ts';

export function notificationRoutes(api: Api, deps: NotificationsDeps) {
  serve(api, call.listNotifications, (caller, { before }) => listOwn(deps, caller, before));
  serve(api, call.readNotifications, (caller, input) => readOwn(deps, caller, input));
  serve(api, call.getNotificationSettings, (caller) => readSettings(deps, caller));
  serve(api, call.saveNotificationSettings, async (caller, choices) => {
    await changeChoices(deps, caller, () => choices);
    return readSettings(deps, caller);
  });
  serve(api, push.listPushDevices, (caller) => pushDevicesOf(deps, caller));
  serve(api, push.addPushDevice, (caller, subscription, { userAgent }) =>
    addDevice(deps, caller, subscription, userAgent),
  );
  serve(api, push.removePushDevice, (caller, { deviceId }) => forgetDevice(deps, caller, deviceId));
  stopRoutes(api.app, deps);
}
