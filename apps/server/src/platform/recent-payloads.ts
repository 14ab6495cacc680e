/** Payloads of the last moments, for those who begin to listen and have asked for the rest just before. */
export type RecentPayloads = {
  add(payload: string): void;
  /** From here on everything is heard; what was said before may have been missed. */
  begin(): void;
  /** What came within so long; undefined where some of it may have been missed. */
  within(milliseconds: number): string[] | undefined;
};

type Limits = {
  keptMs: number;
  max: number;
  /** Milliseconds of a clock that is never set back. */
  monotonic: () => number;
};

export function createRecentPayloads({ keptMs, max, monotonic }: Limits): RecentPayloads {
  let kept: { payload: string; at: number }[] = [];
  let missedUntil = Number.POSITIVE_INFINITY;

  /** Half of them at a time, so that a busy time costs little a payload. */
  function makeRoom() {
    const dropped = kept.slice(0, Math.ceil(kept.length / 2));
    kept = kept.slice(dropped.length);
    missedUntil = Math.max(missedUntil, dropped.at(-1)?.at ?? missedUntil);
  }

  return {
    add(payload) {
      if (kept.length >= max) makeRoom();
      kept.push({ payload, at: monotonic() });
    },
    begin() {
      kept = [];
      missedUntil = monotonic();
    },
    within(milliseconds) {
      const from = monotonic() - milliseconds;
      if (milliseconds > keptMs || from <= missedUntil) return undefined;
      return kept.flatMap(({ payload, at }) => (at >= from ? payload : []));
    },
  };
}
