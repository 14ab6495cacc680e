/** What is known of a host from the last attempts to reach it. */
export type Circuit =
  | { state: 'closed'; failures: number }
  /** Nobody is let through until then; after that one goes ahead to see. */
  | { state: 'open'; until: Date; isProbing: boolean };

export type CircuitRules = { failures: number; restMs: number };

/** Five in a row, then five minutes of rest. */
const DEFAULT_RULES: CircuitRules = { failures: 5, restMs: 300_000 };

export const CLOSED: Circuit = { state: 'closed', failures: 0 };

/** Whether one may try now; if so, `circuit` already counts the attempt as the probe it may be. */
export function admit(circuit: Circuit, now: Date): { admitted: boolean; circuit: Circuit } {
  if (circuit.state === 'closed') return { admitted: true, circuit };
  if (circuit.isProbing || now < circuit.until) return { admitted: false, circuit };
  return { admitted: true, circuit: { ...circuit, isProbing: true } };
}

/** What is known after an attempt that was admitted. */
export function settle(circuit: Circuit, worked: boolean, now: Date, rules = DEFAULT_RULES): Circuit {
  if (worked) return CLOSED;
  const failures = circuit.state === 'closed' ? circuit.failures + 1 : rules.failures;
  if (failures < rules.failures) return { state: 'closed', failures };
  return { state: 'open', until: new Date(now.getTime() + rules.restMs), isProbing: false };
}
