import { BrowserPops } from '../../../features/notifications/browser-pops.tsx';
import { notificationPath } from './notification-path.ts';

/** Around every page of somebody who is signed in; fetched after it. */
export const Pops = () => <BrowserPops pathTo={notificationPath} />;
