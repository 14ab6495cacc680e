/** How often an incident was there again, and for how long. */
export type Repeated = { again: number; seconds: number };

/** Writes an incident's first line by `tell`; of the same one again only how often, once it is over. */
export type RepeatFilter = (incident: string, tell: (repeated?: Repeated) => void) => void;

type Incident = { since: number; last: number; times: number; tell: (repeated: Repeated) => void };

/** An incident is over when it was not there for so long, */
const QUIET_MS = 60_000;
/** and one that does not end is logged each hour. */
const LONGEST_MS = 3_600_000;

/** `look` is to be called now and then, `end` at the end of the process. */
export function createRepeats(now: () => number): { pass: RepeatFilter; look: () => void; end: () => void } {
  const open = new Map<string, Incident>();
  const close = (incident: string, { since, last, times, tell }: Incident) => {
    open.delete(incident);
    if (times > 0) tell({ again: times, seconds: Math.round((last - since) / 1000) });
  };
  return {
    pass(incident, tell) {
      const known = open.get(incident);
      if (known) {
        known.times += 1;
        known.last = now();
        return;
      }
      open.set(incident, { since: now(), last: now(), times: 0, tell });
      tell();
    },
    look() {
      for (const [incident, known] of open)
        if (now() - known.last >= QUIET_MS || now() - known.since >= LONGEST_MS) close(incident, known);
    },
    end() {
      for (const [incident, known] of open) close(incident, known);
    },
  };
}
