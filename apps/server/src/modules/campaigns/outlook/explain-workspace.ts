import type { explainWorkspace as explainCall } from '@outrider/contract/campaigns/outlook';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { countByStatus } from '../drafts/list.repository.ts';
import type { Look } from './look-now.ts';
import { describeLooks, looksOf } from './outlook.ts';
import type { OutlookDeps } from './outlook-deps.ts';
import { listSharing } from './planner-rows.repository.ts';

/** The next mail of everything that runs; without one, why the newest of them waits. */
export async function explainWorkspace(deps: OutlookDeps, scope: Scope): Promise<z.input<typeof explainCall.output>> {
  const [sharing, counts] = await Promise.all([listSharing(deps.db, scope, []), countByStatus(deps.db, scope)]);
  const running = sharing.map(({ id }) => id);
  const looks = await looksOf(deps, scope, running, sharing);
  const outlooks = [...(await describeLooks(deps, scope, looks)).values()];
  const [next = null] = outlooks.flatMap((outlook) => outlook.next ?? []).toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const told = next ? null : (outlooks.find((outlook) => outlook.told)?.told ?? null);
  return {
    next,
    told,
    mailboxes: nextOfMailboxes([...looks.values()].map(({ look }) => look)),
    campaigns: [...counts.values()].reduce((sum, count) => sum + count, 0),
  };
}

/** Of each mailbox the soonest of all it sends for. */
function nextOfMailboxes(looks: readonly Pick<Look, 'mailboxes'>[]): { mailboxId: string; at: string }[] {
  const soonest = new Map<string, number>();
  for (const { id, next } of looks.flatMap(({ mailboxes }) => mailboxes)) {
    if (next) soonest.set(id, Math.min(next.at, soonest.get(id) ?? Number.POSITIVE_INFINITY));
  }
  return [...soonest].map(([mailboxId, at]) => ({ mailboxId, at: new Date(at).toISOString() }));
}
