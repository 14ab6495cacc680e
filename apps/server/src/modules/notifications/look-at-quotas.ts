import type { Quota } from '@outrider/contract/user';
import type { Scope } from '../../platform/db.ts';
import { isNearlyUsed } from '../billing/index.ts';
import { listWorkspaces } from './events.repository.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { tellPeople } from './tell-people.ts';

/** Contacts and mailboxes are counted where they are, and a plan may become a smaller one: nobody moves a quota then. */
export async function lookAtQuotas(deps: NotificationsDeps): Promise<void> {
  for (const scope of await listWorkspaces(deps.db)) await tellNearlyUsed(deps, scope);
}

/** Once a month and quota, no matter which process notices it. */
export async function tellNearlyUsed(deps: NotificationsDeps, scope: Scope, type?: Quota['quotaType']): Promise<void> {
  const at = deps.now();
  const plan = await deps.planOf(scope);
  for (const { quotaType, used, total } of plan?.quota ?? []) {
    if ((type && type !== quotaType) || total === null || !isNearlyUsed(used, total)) continue;
    const facts = { kind: 'quotaNearlyUsed', quotaType, used, total } as const;
    await tellPeople(deps, scope, { key: `${quotaType}:${plan?.periodStart}`, at, facts });
  }
}
