import type { Round } from '@outrider/campaign-rules/campaign';
import type { Db, Scope } from '../../../platform/db.ts';
import { listLacking } from '../../contacts/index.ts';
import { listLackingOwn } from './missing.repository.ts';
import { requiredVariables } from './required-variables.ts';

/** Asked about at once. */
const CHUNK = 10_000;

export type Missing = {
  /** Values that some lead lacks, the most wanted first. */
  variables: { variable: string; leads: number; rounds: number[] }[];
  leadIds: Set<string>;
};

/** Which leads lack a value that a letter needs: neither of their own nor of the contact. */
export async function findMissing(
  { db }: { db: Db },
  scope: Scope,
  campaignId: string,
  rounds: readonly Round[],
): Promise<Missing> {
  const required = requiredVariables(rounds);
  const names = [...required.keys()];
  const counts = new Map<string, number>();
  const leadIds = new Set<string>();
  const lacking = names.length > 0 ? await listLackingOwn(db, scope, campaignId, names) : [];
  for (let start = 0; start < lacking.length; start += CHUNK) {
    const some = lacking.slice(start, start + CHUNK);
    const emails = some.map(({ email }) => email);
    const contacts = await listLacking(db, scope, emails, names);
    for (const { id, email, names: own } of some) {
      const empty = new Set(contacts.get(email));
      for (const name of own.filter((wanted) => empty.has(wanted))) {
        counts.set(name, (counts.get(name) ?? 0) + 1);
        leadIds.add(id);
      }
    }
  }
  const variables = [...counts]
    .map(([variable, leads]) => ({ variable, leads, rounds: required.get(variable) ?? [] }))
    .sort((one, other) => other.leads - one.leads);
  return { variables, leadIds };
}
