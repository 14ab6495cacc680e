import { useEffect } from 'react';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { BrowserPops } from '../../../features/notifications/browser-pops.tsx';
import { renewPush } from '../../../features/notifications/push/push-here.ts';
import { notificationPath } from './notification-path.ts';

/** Around every page of a signed-in user; fetched after it. */
export function Pops() {
  const { id } = useUserInfo();
  useEffect(() => void renewPush(id), [id]);
  return <BrowserPops pathTo={notificationPath} />;
}
