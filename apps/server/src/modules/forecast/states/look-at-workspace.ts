import type { Scope } from '../../../platform/db.ts';
import { listSharing } from '../planner/planner-rows.repository.ts';
import { describeLooks, looksOf } from './outlook.ts';
import type { OutlookDeps } from './outlook-deps.ts';

/** Everything that runs, looked at once: each campaign, and the next mail of all of them. */
export async function lookAtWorkspace(deps: OutlookDeps, scope: Scope) {
  const sharing = await listSharing(deps.db, scope, []);
  const running = sharing.map(({ id }) => id);
  const found = await looksOf(deps, scope, running, sharing);
  const outlooks = await describeLooks(deps, scope, found);
  const all = [...outlooks.values()];
  const [next = null] = all.flatMap((outlook) => outlook.next ?? []).toSorted((a, b) => (a.at < b.at ? -1 : 1));
  return {
    next,
    /** Without a next mail: why the newest of them waits. */
    told: next ? null : (all.find((outlook) => outlook.told)?.told ?? null),
    outlooks,
    looks: [...new Set([...found.values()].map(({ look }) => look))],
  };
}
