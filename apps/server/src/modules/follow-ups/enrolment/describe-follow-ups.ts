import type { FollowUp } from '@outrider/contract/campaigns/follow-ups';
import type { Db, Scope } from '../../../platform/db.ts';
import { listAddressVerdicts } from '../../contacts/index.ts';
import { listFollowUps } from './follow-ups.repository.ts';

/** By lead, the newest reply's first. */
export async function describeFollowUps(
  db: Db,
  scope: Scope,
  leadIds: readonly string[],
): Promise<Map<string, FollowUp>> {
  if (leadIds.length === 0) return new Map();
  const rows = await listFollowUps(db, scope, leadIds);
  const proposed = rows.filter(({ state, address }) => state === 'proposed' && address !== '');
  const verdicts =
    proposed.length === 0
      ? new Map<string, { category: string }>()
      : await listAddressVerdicts(
          db,
          scope,
          proposed.map(({ address }) => address),
        );
  const described = new Map<string, FollowUp>();
  for (const { id, lead_id, label, day, day_by, toCampaignId, toCampaign, ...row } of rows) {
    if (described.has(lead_id) || (label !== 'notNow' && label !== 'wrongPerson')) continue;
    const { state, address, words, reason } = row;
    if (state === 'takenBack') continue;
    described.set(lead_id, {
      followUpId: id,
      label,
      state,
      address,
      day,
      dayBy: day_by,
      words,
      reason,
      campaignId: toCampaignId,
      campaign: toCampaign,
      isVerified: verdicts.get(address)?.category === 'VALID',
    });
  }
  return described;
}
