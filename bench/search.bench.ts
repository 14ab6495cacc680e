import { searchEverything as searchCall } from '@outrider/contract/search';
import { settleContacts } from '../apps/server/src/modules/contacts/removing/settle-contacts.ts';
import { searchEverything } from '../apps/server/src/modules/search/search-everything.ts';
import type { Effort, Report } from './bench.ts';
import { type ContactStore, liveThrough, openContactStore } from './contact-store.ts';
import { benchContact, drawFor } from './contacts/contact-rows.ts';
import { measureImport } from './contacts/measure-import.ts';
import { fillInbox } from './inbox/rows.ts';
import { percentile } from './load.ts';

const EFFORTS: Record<Effort, { contacts: number; mails: number; campaigns: number; rounds: number }> = {
  full: { contacts: 1_000_000, mails: 200_000, campaigns: 500, rounds: 30 },
  short: { contacts: 2_000, mails: 500, campaigns: 5, rounds: 2 },
};
/** So long a user waits for what stands below the field. */
const LIMIT_MS = 100;

/** Searching a company with a million contacts, years of mail and hundreds of campaigns. */
export async function run(report: Report, effort: Effort): Promise<void> {
  const { contacts, mails, campaigns, rounds } = EFFORTS[effort];
  const store = await openContactStore();
  try {
    await measureImport(store, contacts, () => {});
    await liveThrough(store);
    await settleContacts(store, store.scope);
    await fillInbox(store, mails);
    await fillCampaigns(store, campaigns);
    for (const [kind, wordsOf] of Object.entries(questions(contacts))) {
      const value = await measure(store, wordsOf, rounds);
      report({ metric: `search_p95_ms_${kind}`, value, limit: LIMIT_MS, ratio: LIMIT_MS / value }, 1);
    }
  } finally {
    await store.close();
  }
}

async function measure({ db, scope }: ContactStore, wordsOf: (index: number) => string, rounds: number) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const wanted = searchCall.input.parse({ words: wordsOf(round) });
    const began = performance.now();
    await searchEverything({ db, now: () => new Date(), listScheduled: async () => new Set() }, scope, wanted);
    times.push(performance.now() - began);
  }
  return percentile(times, 0.95);
}

const fillCampaigns = ({ pool, scope }: ContactStore, count: number) =>
  pool.query(
    `insert into campaigns (id, workspace_id, name, status, settings, rounds, created_at, changed_at)
     select gen_random_uuid(), $1, 'Freight audit ' || n, 'new', '{}', '[]', now(), now() from generate_series(1, $2::int) n`,
    [scope.workspaceId, count],
  );

/** What people type: a name, its beginning, a word nearly everybody has, a letter or two, nobody's name. */
function questions(contacts: number): Record<string, (index: number) => string> {
  const person = (index: number) => benchContact(drawFor(index)(contacts));
  const from = (list: readonly string[]) => (index: number) => list[index % list.length] ?? '';
  return {
    name: (index) => `${person(index).firstName} ${person(index).lastName}`,
    beginning: (index) => person(index).lastName.slice(0, 5),
    company: (index) => person(index).company,
    address: (index) => person(index).email,
    common: from(['manager', 'sales', 'hamburg', 'germany', 'company', 'nordkai']),
    short: from(['an', 'vp', 'q', 'zü', 'm', 'no']),
    campaign: from(['freight audit 42', 'freight', 'audit 7']),
    nobody: (index) => `nobody${index}`,
  };
}
