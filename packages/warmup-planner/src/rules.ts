const HOUR_MS = 3_600_000;

/** The numbers of warm-up. Everything that plans or judges reads them here. */
export const RAMP = { start: 5, step: 1, capDefault: 20, capMax: 40 } as const;

/** Once a campaign sends from the mailbox, warm-up only keeps it in practice. */
export const BESIDE_A_CAMPAIGN = 5;

/** Human hours, on the wall clock of the mailbox. */
export const OPENS_AT_HOUR = 8;
export const CLOSES_AT_HOUR = 18;

export const PAIR_REST_MS = 72 * HOUR_MS;

/** Below this many partners the same few people would write to each other all day. */
export const PARTNERS_WANTED = 8;

/** Mails in one conversation, the first included. */
export const THREAD_DEPTH_MAX = 4;

export const REPLY_PERCENT_DEFAULT = 30;

export const SENDING_DAYS = { known: 14, newDomain: 21 } as const;
export const NEW_DOMAIN_DAYS = 30;

export const HEALTH_WANTED_PERCENT = 90;
export const HEALTH_WINDOW_DAYS = 7;
/** With fewer judged mails one unlucky landing would swing health by more than 20 points. */
export const HEALTH_JUDGED_MIN = 5;
