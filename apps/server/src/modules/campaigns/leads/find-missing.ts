import type { Round } from '@outrider/campaign-rules/campaign';
import type { Db, Scope } from '../../../platform/db.ts';
import { listLacking } from './missing.repository.ts';
import { requiredVariables } from './required-variables.ts';

export type Missing = {
  /** Values that some lead lacks, the most wanted first. */
  variables: { variable: string; leads: number; rounds: number[] }[];
  leadIds: string[];
};

/** Which leads lack a value that a letter needs: neither of their own nor of the contact. */
export async function findMissing(
  { db }: { db: Db },
  scope: Scope,
  campaignId: string,
  rounds: readonly Round[],
): Promise<Missing> {
  const required = requiredVariables(rounds);
  const lacking = await listLacking(db, scope, campaignId, [...required.keys()]);
  const counts = new Map<string, number>();
  for (const name of lacking.flatMap(({ names }) => names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const variables = [...counts]
    .map(([variable, leads]) => ({ variable, leads, rounds: required.get(variable) ?? [] }))
    .sort((one, other) => other.leads - one.leads);
  return { variables, leadIds: lacking.map(({ id }) => id) };
}
