import type { Round } from '@outrider/campaign-rules/campaign';
import type { Db, Scope } from '../../../platform/db.ts';
import { requiredVariables } from './required-variables.ts';
import { countValues } from './summary.repository.ts';

export type MissingVariable = { variable: string; leads: number; rounds: number[] };

/** Values that mails need and some lead lacks: neither of its own nor of the contact. The most wanted first. */
export async function findMissing(
  { db }: { db: Db },
  scope: Scope,
  campaignId: string,
  rounds: readonly Round[],
): Promise<MissingVariable[]> {
  const required = requiredVariables(rounds);
  const { lacking } = await countValues(db, scope, campaignId, { filled: [], lacking: [...required.keys()] });
  return tellMissing(required, lacking);
}

export const tellMissing = (
  required: ReadonlyMap<string, number[]>,
  lacking: ReadonlyMap<string, number>,
): MissingVariable[] =>
  [...required]
    .map(([variable, rounds]) => ({ variable, leads: lacking.get(variable) ?? 0, rounds }))
    .filter(({ leads }) => leads > 0)
    .sort((one, other) => other.leads - one.leads);
