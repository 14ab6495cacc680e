import type { HostBehaviour } from '@outrider/contract/sandbox';
import type { Behaviour } from './mx/mx-hosts.ts';
import type { HostManner } from './world/domains.ts';

/** A behaviour with the numbers a person at the control page is not asked for. */
const BEHAVIOURS: Record<HostBehaviour, Behaviour> = {
  accept: { kind: 'accept' },
  catchAll: { kind: 'catchAll' },
  liarCatchAll: { kind: 'liarCatchAll' },
  greylist: { kind: 'greylist', seconds: 300 },
  tarpit: { kind: 'tarpit', seconds: 20 },
  unknownUser: { kind: 'unknownUser' },
  disabled: { kind: 'disabled' },
  full: { kind: 'full', permanent: false },
  policy: { kind: 'policy' },
  rateLimit: { kind: 'rateLimit', perMinute: 10 },
  connectionLimit: { kind: 'connectionLimit', max: 2 },
  drop: { kind: 'drop', after: 'banner' },
  tls: { kind: 'tls', fault: 'expired' },
  refuseVrfy: { kind: 'refuseVrfy' },
  refuseNullSender: { kind: 'refuseNullSender' },
  acceptThenBounce: { kind: 'acceptThenBounce', reason: 'unknownUser' },
};

export const behaviourOf = (behaviour: HostBehaviour): Behaviour => BEHAVIOURS[behaviour];

/** How a domain's hosts behave from the start. */
export function behaviourOfManner(manner: HostManner): Behaviour {
  if (manner === 'dropAfterBanner') return BEHAVIOURS.drop;
  if (manner === 'brokenTls') return { kind: 'tls', fault: 'broken' };
  return BEHAVIOURS[manner];
}
