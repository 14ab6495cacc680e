/** How long a plan and a clock are taken as known: they are asked for at every reservation. */
export const PLAN_KNOWN_MS = 5_000;
