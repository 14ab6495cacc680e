/** Business constants of the specification, section 9. */
export const VERSION = '0.0.1';
export const API_TIMEOUT_MS = 70_000;
export const TOAST_SECONDS = 1.5;
export const TOASTS_AT_ONCE = 2;
export const UNDO_SECONDS = 20;
/** For so long a deleted campaign can be brought back. */
export const DELETED_CAMPAIGN_DAYS = 30;
export const SIGN_OUT_DELAY_MS = 1_500;
export const BODY_LIMIT_BYTES = 1_048_576;
export const BODY_DEPTH_LIMIT = 32;
export const PASSWORD_LENGTH = { min: 8, max: 20 } as const;
export const ACTIVE_EVENTS_A_DAY = 3;
export const PHONE_SIDE_MAX_PX = 600;
export const USER_AGENT_MAX_LENGTH = 500;
/** Quiet time between two verification or reset mails to one address. */
export const RESEND_AFTER_SECONDS = 60;
export const VERIFY_LINK_HOURS = 24;
export const RESET_LINK_MINUTES = 30;
export const INVITATION_DAYS = 7;
export const OWNER_LINK_HOURS = 24;
/** A chosen picture may have 2 MB; the browser makes it a small square before it sends it as text of at most this length. */
export const AVATAR_FILE_MAX_BYTES = 2 * 1_048_576;
export const AVATAR_MAX_LENGTH = 200_000;
