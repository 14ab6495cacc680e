import { addPushDevice } from '../../../api/push.ts';
import { hasServiceWorker } from '../../../platform/service-worker.ts';
import { storage } from '../../../platform/storage.ts';

/** `refused`: the browser says no for this site. `unable`: it has no push, or no service worker, as without https. */
export type PushState = 'on' | 'off' | 'refused' | 'unable';

const isAble = () => hasServiceWorker() && 'PushManager' in window && 'Notification' in window;

export function pushState(userId: string): PushState {
  if (!isAble()) return 'unable';
  if (Notification.permission === 'denied') return 'refused';
  return Notification.permission === 'granted' && storage.readPushedTo() === userId ? 'on' : 'off';
}

const manager = async () => (await navigator.serviceWorker.ready).pushManager;

/** Asks the browser, which may ask the person; only ever called because they switched it on. Undefined when they said no. */
export async function subscribeHere(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const push = await manager();
  // Of an installation with another key, as after a new start from nothing.
  await (await push.getSubscription())?.unsubscribe();
  return partsOf(await push.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
}

export async function unsubscribeHere(): Promise<void> {
  storage.writePushedTo('');
  await (await (await manager()).getSubscription())?.unsubscribe();
}

/** The browser's address belongs to a session: a new one takes it along. */
export async function renewPush(userId: string): Promise<void> {
  if (pushState(userId) !== 'on') return;
  const subscription = await (await manager()).getSubscription();
  if (!subscription) storage.writePushedTo('');
  else {
    const added = await addPushDevice(partsOf(subscription), { silent: true }).catch(() => undefined);
    if (added) storage.writePushedTo(userId, added.deviceId);
  }
}

function partsOf(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}
