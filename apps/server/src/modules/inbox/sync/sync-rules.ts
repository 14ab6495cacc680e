const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** How a mailbox is watched. Tests have shorter ones. */
export type SyncRules = {
  /** A mailbox whose holder does not renew the lease for so long is anybody's. */
  leaseMs: number;
  renewMs: number;
  /** How often a worker looks for mailboxes to take, and for ones a user wants looked at. */
  takeMs: number;
  /** RFC 2177 asks for a fresh IDLE every 29 minutes; this often we also want a sign of life. */
  idleMs: number;
  /** A server that does not give that sign within so long is gone, no matter what the connection says. */
  aliveMs: number;
  /** What a call needs, once the connection is gone, to fail with words of its own. */
  graceMs: number;
  /** Where the server knows no IDLE. */
  pollMs: number;
  /** Every folder, with what is known of it here. */
  lookAroundMs: number;
  /** The counters of all folders alone, compared with those of the last time; `pace.ts` says what it costs. */
  glanceMs: number;
  /** Flags of all messages, where no counter tells that one changed. */
  compareAllMs: number;
  /** Messages fetched and stored at a time. */
  batch: number;
  /** The first sync is usable from here on; the rest comes in the background. */
  windowMessages: number;
  windowMs: number;
  /** Texts are fetched and classified by so many at a time, each up to so many bytes. */
  textBatch: number;
  textBytes: number;
  backoff: { firstMs: number; maxMs: number };
};

export const SYNC_RULES: SyncRules = {
  leaseMs: 35 * SECOND_MS,
  renewMs: 10 * SECOND_MS,
  takeMs: 2 * SECOND_MS,
  idleMs: 30 * SECOND_MS,
  aliveMs: 15 * SECOND_MS,
  graceMs: SECOND_MS,
  pollMs: 8 * SECOND_MS,
  lookAroundMs: MINUTE_MS,
  glanceMs: 6 * SECOND_MS,
  compareAllMs: 10 * MINUTE_MS,
  batch: 500,
  windowMessages: 5_000,
  windowMs: 90 * 24 * 60 * MINUTE_MS,
  textBatch: 20,
  textBytes: 524_288,
  backoff: { firstMs: 5 * SECOND_MS, maxMs: 15 * MINUTE_MS },
};
