import type { explainWorkspace as explainCall } from '@outrider/contract/campaigns/outlook';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { countByStatus } from '../drafts/list.repository.ts';
import { outlooksOf } from './outlook.ts';
import type { OutlookDeps } from './outlook-deps.ts';
import { listSharing } from './planner-rows.repository.ts';

/** The next mail of everything that runs; without one, why the newest of them waits. */
export async function explainWorkspace(deps: OutlookDeps, scope: Scope): Promise<z.input<typeof explainCall.output>> {
  const running = (await listSharing(deps.db, scope, [])).map(({ id }) => id);
  const outlooks = [...(await outlooksOf(deps, scope, running)).values()];
  const [next = null] = outlooks.flatMap((outlook) => outlook.next ?? []).toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const told = next ? null : (outlooks.find((outlook) => outlook.told)?.told ?? null);
  const counts = await countByStatus(deps.db, scope);
  return { next, told, campaigns: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}
