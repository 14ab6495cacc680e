export type VerifierOptions = {
  /** Conversations at once, in all and with one address. */
  sessions: number;
  sessionsPerHost: number;
  /** With all hosts of one provider together. */
  sessionsPerProvider: number;
  /** What one conversation names, strangers included; a host that wants fewer is believed. Many at once look like a harvest. */
  recipientsPerSession: number;
  /** When to ask again after "later" (RFC 6647 speaks of 1 minute to 24 hours). Empty: never. */
  retryAfterMs: readonly number[];
  /** Only syntax and names: no mail host is asked. */
  namesOnly: boolean;
  /** Ends it after the conversations under way; who was not asked by then gets no verdict. */
  signal: AbortSignal | undefined;
};

export const DEFAULT_OPTIONS: VerifierOptions = {
  sessions: 100,
  sessionsPerHost: 2,
  sessionsPerProvider: 20,
  recipientsPerSession: 10,
  retryAfterMs: [60_000, 300_000, 900_000, 3_600_000],
  namesOnly: false,
  signal: undefined,
};
