import type { KnownAddress } from '@outrider/lead-finder/email-pattern';
import type { Company } from '@outrider/lead-finder/lead';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../leads-agent.tables.ts';
import { toJson } from './to-json.ts';

export type KnownCompany = { company: Company; known: KnownAddress[] };

export const saveCompany = (trx: Trx, { workspaceId }: Scope, taskId: string, { company, known }: KnownCompany) => {
  const facts = { company: toJson(company), known: toJson(known) };
  return trx
    .insertInto('agent_companies')
    .values({ task_id: taskId, company_key: company.key, workspace_id: workspaceId, ...facts })
    .onConflict((conflict) => conflict.columns(['task_id', 'company_key']).doUpdateSet(facts))
    .execute();
};

export async function findCompanies(
  db: Db | Trx,
  { workspaceId }: Scope,
  taskId: string,
  keys: readonly string[],
): Promise<Map<string, KnownCompany>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('agent_companies')
    .select(['company_key', 'company', 'known'])
    .where('workspace_id', '=', workspaceId)
    .where('task_id', '=', taskId)
    .where('company_key', 'in', [...new Set(keys)])
    .execute();
  return new Map(rows.map(({ company_key, company, known }) => [company_key, { company, known }]));
}
