export const BOUNCE_SHARE_MAX = 0.02;
export const BOUNCE_SENDS_MIN = 20;
export const COMPLAINT_SHARE_MAX = 0.001;
/** How far back mails and what became of them are counted. */
export const GUARD_DAYS = 28;
export const AUTH_FAILURES_MAX = 10;
export const HOST_FAILURES_MAX = 5;
export const HOST_REST_MS = 5 * 60_000;

export type GuardFacts = {
  sent: number;
  bounced: number;
  complained: number;
  /** What was counted when a user last said "go on": the same evidence does not trip it again. */
  accepted: { sent: number; bounced: number; complained: number };
};

export const GUARD_RULES = ['bounces', 'complaints'] as const;

export type Tripped = { rule: (typeof GUARD_RULES)[number]; count: number; sent: number; share: number; max: number };

/** Whether a campaign must stop for the sake of its senders' name; with the evidence. */
export function judgeGuardRails({ sent, bounced, complained, accepted }: GuardFacts): Tripped | undefined {
  const share = (count: number) => (sent > 0 ? count / sent : 0);
  if (sent >= BOUNCE_SENDS_MIN && bounced > accepted.bounced && share(bounced) >= BOUNCE_SHARE_MAX) {
    return { rule: 'bounces', count: bounced, sent, share: share(bounced), max: BOUNCE_SHARE_MAX };
  }
  if (sent >= BOUNCE_SENDS_MIN && complained > accepted.complained && share(complained) >= COMPLAINT_SHARE_MAX) {
    return { rule: 'complaints', count: complained, sent, share: share(complained), max: COMPLAINT_SHARE_MAX };
  }
  return undefined;
}

const MINUTE = 60_000;
const RETRY_AFTER_MS = [5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 240 * MINUTE] as const;

/** When a mail that was put off (4xx) is tried again; nothing when it was put off often enough. */
export const retryAfter = (attempts: number): number | undefined => RETRY_AFTER_MS[attempts - 1];
