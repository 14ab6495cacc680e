import type { Scope } from '../../../platform/db.ts';
import { listSharing } from '../planner/planner-rows.repository.ts';
import { describeStates, looksOf } from './campaign-states.ts';
import type { ForecastDeps } from './forecast-deps.ts';

/** Everything that runs, looked at once: each campaign, and the next mail of all of them. */
export async function lookAtWorkspace(deps: ForecastDeps, scope: Scope) {
  const sharing = await listSharing(deps.db, scope, []);
  const running = sharing.map(({ id }) => id);
  const found = await looksOf(deps, scope, running, { sharing });
  const states = await describeStates(deps, scope, found);
  const all = [...states.values()];
  const [next = null] = all.flatMap((state) => state.next ?? []).toSorted((a, b) => (a.at < b.at ? -1 : 1));
  return {
    next,
    /** Without a next mail: why the newest of them waits. */
    waitReason: next ? null : (all.find((state) => state.waitReason)?.waitReason ?? null),
    states,
    looks: [...new Set([...found.values()].map(({ look }) => look))],
  };
}
