import type { Round } from '@outrider/campaign-rules/campaign';
import type { Db, Scope } from '../../../platform/db.ts';
import { listLacking } from '../../contacts/index.ts';
import { listLackingOwn } from '../leads/missing.repository.ts';
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
  if (names.length === 0) return [];
  const own = await listLackingOwn(db, scope, campaignId, names);
  const known = await listLacking(
    db,
    scope,
    own.map(({ email }) => email),
    names,
  );
  return own.flatMap(({ id, email, names: lacking }) => {
    const both = known.get(email)?.filter((name) => lacking.includes(name)) ?? [];
    return both.length > 0 ? [[Number(id), both.join(', ')] as [number, string]] : [];
  });
}
