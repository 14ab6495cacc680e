import { listContacts as listContactsCall } from '@outrider/contract/contacts/contact';
import { listContacts } from '../apps/server/src/modules/contacts/listing/list-contacts.ts';
import { settleContacts } from '../apps/server/src/modules/contacts/removing/settle-contacts.ts';
import type { Effort, Report } from './bench.ts';
import { type ContactStore, type Labels, liveThrough, openContactStore } from './contact-store.ts';
import { contactQuestions } from './contacts/contact-filters.ts';
import { measureImport } from './contacts/measure-import.ts';
import { percentile } from './load.ts';

const EFFORTS: Record<Effort, { rows: number; rounds: number }> = {
  full: { rows: 1_000_000, rounds: 20 },
  short: { rows: 2_000, rounds: 2 },
};
/** What a page of the list may take, for any question. */
const PAGE_LIMIT_MS = 150;
/** How fast a large import becomes findable: a million rows in less than ten minutes. */
const SETTLED_A_SECOND = 1_700;

/** A million contacts are imported and made findable; then the list is asked every kind of question. */
export async function run(report: Report, effort: Effort): Promise<void> {
  const { rows, rounds } = EFFORTS[effort];
  const store = await openContactStore();
  try {
    await measureImport(store, rows, report);
    const labels = await liveThrough(store);
    const began = performance.now();
    await settleContacts(store, store.scope);
    const value = rows / ((performance.now() - began) / 1000);
    report({ metric: 'rows_settled_per_second', value, limit: SETTLED_A_SECOND, ratio: value / SETTLED_A_SECOND }, 1);
    await measureLists(store, labels, { rows, rounds }, report);
  } finally {
    await store.close();
  }
}

async function measureLists(
  { db, scope }: ContactStore,
  labels: Labels,
  { rows, rounds }: { rows: number; rounds: number },
  report: Report,
): Promise<void> {
  const deps = { db, now: () => new Date() };
  for (const [kind, question] of Object.entries(contactQuestions(labels, rows))) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const wanted = listContactsCall.input.parse(question(round));
      const began = performance.now();
      const { next: after } = await listContacts(deps, scope, wanted);
      times.push(performance.now() - began);
      // A page further down costs the same, or the list would stick while the user scrolls.
      if (after !== '') {
        const goesOn = performance.now();
        await listContacts(deps, scope, { ...wanted, after });
        times.push(performance.now() - goesOn);
      }
    }
    const value = percentile(times, 0.95);
    report({ metric: `list_p95_ms_${kind}`, value, limit: PAGE_LIMIT_MS, ratio: PAGE_LIMIT_MS / value }, 1);
  }
}
