import type { Scope } from '../../../platform/db.ts';
import { markDeleted, markRestored, tellCampaignsChanged } from '../../campaigns/index.ts';
import type { ManagementDeps } from '../management-deps.ts';

type Deps = Pick<ManagementDeps, 'db' | 'now'>;

/** Their mails stay as they are and are due again when they are brought back and launched. */
export async function deleteCampaigns({ db, now }: Deps, scope: Scope, ids: readonly string[]) {
  const changed = await markDeleted(db, scope, ids, now());
  await tellCampaignsChanged(db, scope, changed);
  return { changed: changed.length };
}

export async function restoreCampaigns({ db }: Deps, scope: Scope, ids: readonly string[]) {
  const changed = await markRestored(db, scope, ids);
  await tellCampaignsChanged(db, scope, changed);
  return { changed: changed.length };
}
