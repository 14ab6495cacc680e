import type { Round } from '@outrider/campaign-rules/campaign';
import type { Db, Scope } from '../../../platform/db.ts';
import { listLacking } from '../leads/missing.repository.ts';
import { requiredVariables } from '../leads/required-variables.ts';

/**
 * Who would be held at once for want of a value. By all letters of the first round: who gets which is not looked at, as
 * somebody fills a value in for all of them.
 */
export async function listLackingLeads(
  db: Db,
  scope: Scope,
  campaignId: string,
  rounds: readonly Round[],
): Promise<[number, string][]> {
  const names = [...requiredVariables(rounds.slice(0, 1)).keys()];
  const lacking = await listLacking(db, scope, campaignId, names);
  return lacking.map(({ id, names: all }) => [Number(id), all.join(', ')]);
}
