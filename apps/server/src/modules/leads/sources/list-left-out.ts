import type { listLeftOut as listCall } from '@outrider/contract/campaigns/leads';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { ownCampaign } from '../../campaigns/index.ts';
import type { LeadsDeps } from '../record/leads-deps.ts';
import { countLeftOut, listLeftOutRows } from './left-out.repository.ts';

const A_PAGE = 100;

export async function listLeftOut(
  { db }: Pick<LeadsDeps, 'db'>,
  scope: Scope,
  { campaignId, sourceId, after }: z.output<typeof listCall.input>,
): Promise<z.input<typeof listCall.output>> {
  await ownCampaign({ db }, scope, campaignId);
  const place = /^\d{1,18}$/.test(after) ? after : '0';
  const [found, counts] = await Promise.all([
    listLeftOutRows(db, scope, { campaignId, sourceId }, { after: place, limit: A_PAGE + 1 }),
    countLeftOut(db, scope, { campaignId, sourceId }),
  ]);
  const rows = found.slice(0, A_PAGE);
  return {
    rows: rows.map(({ id: _id, ...row }) => row),
    next: found.length > A_PAGE ? (rows.at(-1)?.id ?? '') : '',
    counts,
  };
}
