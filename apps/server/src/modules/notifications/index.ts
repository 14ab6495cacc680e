export { KEPT_BY_NOTIFICATIONS } from './kept.ts';
export { findNextNotice } from './notifications.repository.ts';
export type { NotificationsDeps } from './notifications-deps.ts';
export { PERSONAL_DATA_OF_NOTIFICATIONS } from './personal-data.repository.ts';
export { openPushKeys, SEALED_BY_NOTIFICATIONS } from './push/push-keys.ts';
export { register } from './register.ts';
