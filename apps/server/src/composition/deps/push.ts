import { type NotificationsDeps, openPushKeys } from '../../modules/notifications/index.ts';
import { createLiveNetwork, createRoutedNetwork, WEB_PORTS } from '../../platform/net/network.ts';
import { createSealer } from '../../platform/secrets.ts';
import { createPostBytes } from '../../platform/web/post-bytes.ts';
import type { Infrastructure } from '../infrastructure.ts';

/** How closed browsers are notified. No way leads out of the box. */
export function composePush({ config, db, box, mail }: Infrastructure): NotificationsDeps['push'] {
  const { appUrl, secret, oldSecrets } = config;
  const { resolver } = mail;
  const network = box
    ? createRoutedNetwork({ resolver, ports: WEB_PORTS, route: box.route, ca: box.ca })
    : createLiveNetwork({ resolver, ports: WEB_PORTS });
  let keys: ReturnType<typeof openPushKeys> | undefined;
  return {
    keys: () => {
      keys ??= openPushKeys(db, createSealer([secret, ...oldSecrets], 'push'));
      return keys;
    },
    subject: appUrl.startsWith('https:') ? appUrl : `mailto:postmaster@${new URL(appUrl).hostname}`,
    post: createPostBytes(network),
  };
}
