/** From best to none known: the fields of the map of mailbox health. */
export const HEALTH_STEPS = ['best', 'good', 'fair', 'bad', 'unknown'] as const;
type HealthStep = (typeof HEALTH_STEPS)[number];

export function healthStep(health: number | null): HealthStep {
  if (health === null) return 'unknown';
  if (health >= 95) return 'best';
  if (health >= 90) return 'good';
  return health >= 75 ? 'fair' : 'bad';
}
