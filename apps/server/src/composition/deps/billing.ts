import type { Config } from '../../config.ts';
import { type BillingDeps, withoutCardProcessor, withoutPurchases } from '../../modules/billing/index.ts';
import { describeOwner } from '../../modules/identity/index.ts';
import type { Db, Scope } from '../../platform/db.ts';
import { planWithCounts } from './plans.ts';

type Given = Pick<BillingDeps, 'db' | 'jobs' | 'log' | 'now'>;
type Parts = Given & Partial<Pick<BillingDeps, 'listDomains' | 'cards' | 'purchases'>>;

export const composeBilling = (config: Config, parts: Parts): BillingDeps & { appName: string } => ({
  cards: withoutCardProcessor,
  purchases: withoutPurchases,
  listDomains: async () => [],
  ...parts,
  isOn: config.billing,
  book: config.plans,
  appName: config.web.appName,
  usageOf: (scope) => planWithCounts(parts.db, scope, parts.now()),
  ownerOf: (scope) => describeOwner(parts.db, scope),
  namesOf: (scope, references) => namesOf(parts.db, scope, references),
});

/** What quotas are used for: each has a name of its own. */
const NAMED = ['campaigns', 'verify_tasks', 'agent_tasks'] as const;

async function namesOf(db: Db, { workspaceId }: Scope, references: string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  if (references.length === 0) return names;
  for (const table of NAMED) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('workspace_id', '=', workspaceId)
      .where('id', 'in', references)
      .execute();
    for (const { id, name } of rows) names.set(id, name);
  }
  return names;
}
