import type { listDeletedCampaigns } from '@outrider/contract/campaigns/campaign';
import { DELETED_CAMPAIGN_DAYS } from '@outrider/contract/limits';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { listDeletedRows } from '../../campaigns/index.ts';
import type { ManagementDeps } from '../management-deps.ts';

const DAY_MS = 86_400_000;
const MOST = 200;

type Listed = z.input<typeof listDeletedCampaigns.output>;

export async function listDeleted({ db, now }: Pick<ManagementDeps, 'db' | 'now'>, scope: Scope): Promise<Listed> {
  // The sweep comes once a day; what is due for it is not promised any more.
  const since = new Date(now().getTime() - DELETED_CAMPAIGN_DAYS * DAY_MS);
  const rows = await listDeletedRows(db, scope, since, MOST);
  return {
    campaignList: rows.map(({ deletedAt, ...row }) => ({
      ...row,
      deletedAt: deletedAt.toISOString(),
      keptUntil: new Date(deletedAt.getTime() + DELETED_CAMPAIGN_DAYS * DAY_MS).toISOString(),
    })),
  };
}
