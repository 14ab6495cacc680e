import type { explainWorkspace as explainCall } from '@outrider/contract/campaigns/forecast';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { countByStatus } from '../../campaigns/index.ts';
import type { ForecastDeps } from '../states/forecast-deps.ts';
import { lookAtWorkspace } from '../states/look-at-workspace.ts';
import type { LeadStates } from '../worker/compute-states.ts';

/** The next mail of everything that runs; without one, why the newest of them waits. */
export async function explainWorkspace(deps: ForecastDeps, scope: Scope): Promise<z.input<typeof explainCall.output>> {
  const [{ next, waitReason, looks }, counts] = await Promise.all([
    lookAtWorkspace(deps, scope),
    countByStatus(deps.db, scope),
  ]);
  return {
    next,
    waitReason,
    mailboxes: nextOfMailboxes(looks),
    campaigns: [...counts.values()].reduce((sum, count) => sum + count, 0),
  };
}

/** Of each mailbox the soonest of all it sends for. */
function nextOfMailboxes(looks: readonly Pick<LeadStates, 'mailboxes'>[]): { mailboxId: string; at: string }[] {
  const soonest = new Map<string, number>();
  for (const { id, next } of looks.flatMap(({ mailboxes }) => mailboxes)) {
    if (next) soonest.set(id, Math.min(next.at, soonest.get(id) ?? Number.POSITIVE_INFINITY));
  }
  return [...soonest].map(([mailboxId, at]) => ({ mailboxId, at: new Date(at).toISOString() }));
}
