import type { Round } from '@outrider/campaign-rules/campaign';
import type { Db, Scope } from '../../../platform/db.ts';
import { listLacking, requiredVariables } from '../../leads/index.ts';

/**
 * Values without which a lead would be held at once. By all mails of the first round: who gets which is not looked at,
 * as the user fills a value in for all of them.
 */
export const valuesNeededFirst = (rounds: readonly Round[]): string[] => [
  ...requiredVariables(rounds.slice(0, 1)).keys(),
];

export async function listLackingLeads(
  db: Db,
  scope: Scope,
  campaignId: string,
  needed: readonly string[],
): Promise<[number, string][]> {
  const lacking = await listLacking(db, scope, campaignId, needed);
  return lacking.map(({ id, names: all }) => [Number(id), all.join(', ')]);
}
