import type { Scope } from '../../../platform/db.ts';
import type { DeliverDeps } from './deliver-deps.ts';
import { findDelivery } from './deliveries.repository.ts';

/** Less than a client waits for an answer (specification, section 9: 70 seconds). */
const WAIT_MS = 60_000;
/** A notification may be lost with its connection. */
const LOOK_EVERY_MS = 1_000;

/** Until the server took the mail, refused it, or asked to wait. */
export async function waitForEnd(
  { db, now, pause, changes }: Pick<DeliverDeps, 'db' | 'now' | 'pause' | 'changes'>,
  scope: Scope,
  deliveryId: string,
): Promise<void> {
  let ring: () => void = () => undefined;
  const hear = (payload: string) => {
    if (payload.endsWith(deliveryId)) ring();
  };
  const end = changes.listen({ onPayload: hear, onGap: () => ring() });
  const until = performance.now() + WAIT_MS;
  try {
    while (performance.now() < until) {
      const rung = new Promise<void>((resolve) => (ring = resolve));
      const delivery = await findDelivery(db, scope, deliveryId);
      // Put off: its next try is far away, and nobody waits for that.
      if (delivery?.state !== 'waiting' || delivery.deliverAt.getTime() > now().getTime() + LOOK_EVERY_MS) return;
      await Promise.race([rung, pause(LOOK_EVERY_MS)]);
    }
  } finally {
    end();
  }
}
