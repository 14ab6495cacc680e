import { LEAD_ROWS_MAX } from '@outrider/contract/campaigns/lead-sources';
import { insertCampaign } from '../../apps/server/src/modules/campaign-management/testing.ts';
import { addLeads, takeAll } from '../../apps/server/src/modules/leads/adding/add-leads.ts';
import { createKeyedHasher } from '../../apps/server/src/platform/secrets.ts';
import type { Report } from '../bench.ts';
import type { ContactStore } from '../contact-store.ts';

/** Fifty thousand within a minute: a user who waits for them sees them come. */
const LEAST_PER_SECOND = 50_000 / 60;
/** People of one company. */
const COLLEAGUES = 4;

/** Puts so many people into a campaign that runs, from a file nobody has seen before; and all contacts into another. */
export async function measureAdding(store: ContactStore, people: number, report: Report): Promise<void> {
  const { db, scope } = store;
  const now = () => new Date();
  const hasher = createKeyedHasher([Buffer.alloc(32)], 'suppressions');
  const deps = {
    db,
    now,
    jobs: { enqueue: async () => undefined },
    contacts: { db, now, hasher, roomFor: async () => 10_000_000 },
    mailHosts: { ofHost: () => 'other' as const, ofDomain: async () => 'google' as const, isFree: () => false },
  };

  async function measure(metric: string, add: (campaignId: string) => Promise<string>) {
    const campaignId = await insertCampaign(db, scope.workspaceId, {}, now());
    const began = performance.now();
    await takeAll(deps, { ...scope, campaignId, sourceId: await add(campaignId) });
    const seconds = (performance.now() - began) / 1000;
    const { rows } = await store.pool.query('select from campaign_leads where campaign_id = $1', [campaignId]);
    const value = rows.length / seconds;
    report({ metric, value, limit: LEAST_PER_SECOND, ratio: value / LEAST_PER_SECOND }, 1);
  }

  await measure('leads_added_per_second_of_a_file', async (campaignId) => {
    let sourceId: string | undefined;
    for (let at = 0; at < people; at += LEAD_ROWS_MAX) {
      const rows = Array.from({ length: Math.min(LEAD_ROWS_MAX, people - at) }, (_, index) => rowOf(at + index));
      const from = { kind: 'file' as const, fileName: 'people.csv', rows, sourceId };
      sourceId = (await addLeads(deps, scope, { campaignId, takesOthers: false, takesConversations: true, from }))
        .source.sourceId;
    }
    return sourceId ?? '';
  });
  await measure('leads_added_per_second_of_contacts', async (campaignId) => {
    const choice = { filter: { search: '', conditions: [] }, except: [] };
    const from = { kind: 'contacts' as const, choice, name: 'Everybody', isLive: true };
    return (await addLeads(deps, scope, { campaignId, takesOthers: true, takesConversations: true, from })).source
      .sourceId;
  });
}

const rowOf = (place: number) => ({
  email: `new${place}@newcomer${Math.floor(place / COLLEAGUES)}.test`,
  fields: { firstName: `Dana${place}`, company: `Tidewater ${Math.floor(place / COLLEAGUES)}`, carrierCount: '34' },
});
