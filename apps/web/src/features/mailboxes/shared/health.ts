import type { Tone } from '../../../ui/tag.tsx';

/** From here a mailbox may be ready for campaigns. */
const READY_FROM = 90;
/** Below this providers are turning away. */
const BAD_BELOW = 80;

export function healthTone(health: number | null): Tone {
  if (health === null) return 'grey';
  if (health >= READY_FROM) return 'green';
  return health >= BAD_BELOW ? 'amber' : 'red';
}
