import { PROXY_FUNCTIONS } from '@outrider/contract/inbox/proxy';
import { countInbox } from '../../apps/server/src/modules/inbox/calls/count-inbox.ts';
import { listAccounts } from '../../apps/server/src/modules/inbox/calls/list-accounts.ts';
import { listMessages } from '../../apps/server/src/modules/inbox/calls/list-messages.ts';
import { readThread } from '../../apps/server/src/modules/inbox/calls/reading/read-thread.ts';
import { searchMessages } from '../../apps/server/src/modules/inbox/search/search-messages.ts';
import type { Effort, Report } from '../bench.ts';
import { type ContactStore, openContactStore } from '../contact-store.ts';
import { percentile } from '../load.ts';
import { type FilledInbox, fillInbox } from './rows.ts';

const EFFORTS: Record<Effort, { messages: number; rounds: number }> = {
  full: { messages: 1_000_000, rounds: 20 },
  short: { messages: 3_000, rounds: 2 },
};
/** What a call of the inbox may take, for any question. */
const CALL_LIMIT_MS = 100;

/** A workspace with a million messages in fifty mailboxes; then every kind of question. */
export async function measureLists(report: Report, effort: Effort): Promise<void> {
  const { messages, rounds } = EFFORTS[effort];
  const store = await openContactStore();
  try {
    const filled = await fillInbox(store, messages);
    let times: number[] = [];
    const timed: Timed = async (call) => {
      const began = performance.now();
      const answer = await call();
      times.push(performance.now() - began);
      return answer;
    };
    for (const [kind, ask] of Object.entries(questions(store, filled, timed))) {
      times = [];
      for (let round = 0; round < rounds; round += 1) await ask(round);
      const value = percentile(times, 0.95);
      report({ metric: `inbox_p95_ms_${kind}`, value, limit: CALL_LIMIT_MS, ratio: CALL_LIMIT_MS / value }, 1);
    }
  } finally {
    await store.close();
  }
}

type Timed = <T>(call: () => Promise<T>) => Promise<T>;

function questions({ db, scope }: ContactStore, { mailboxIds, threadIds, folderIds }: FilledInbox, timed: Timed) {
  const deps = { db, now: () => new Date(), listScheduled: async () => new Set<string>() };
  const mailbox = (round: number) => mailboxIds[round % mailboxIds.length] ?? '';
  const list = async (listInfo: object, _account = '') => {
    const input = PROXY_FUNCTIONS['mbox:listMessages'].input.parse({
      _account,
      listInfo: { threads: true, ...listInfo },
    });
    const { next: after } = await timed(() => listMessages(deps, scope, input));
    // A page further down costs the same, or the list would stick while the user scrolls.
    if (after) await timed(() => listMessages(deps, scope, { ...input, listInfo: { ...input.listInfo, after } }));
  };
  const search = (pattern: string, more: object = {}, _account = '') => {
    const input = PROXY_FUNCTIONS['mbox:searchMessages'].input.parse({ _account, searchInfo: { pattern, ...more } });
    return timed(() => searchMessages(deps, scope, input));
  };
  return {
    list_inbox: () => list({ fid: 1 }),
    list_inbox_total: () => list({ fid: 1, returnTotal: true }),
    list_mailbox: (round: number) => list({ fid: 1 }, mailbox(round)),
    list_unread: () => list({ fid: 1, filter: { flags: { read: false } } }),
    list_unread_mailbox: (round: number) => list({ fid: 1, filter: { flags: { read: false } } }, mailbox(round)),
    list_starred: () => list({ filter: { label0: 1 } }),
    list_label: () => list({ fid: 1, filter: { replyLabel: 'interested' } }),
    list_unjudged: () => list({ fid: 1, filter: { unlabelled: true } }),
    list_sent: () => list({ fid: 3 }),
    list_own_folder: (round: number) => list({ fid: Number(folderIds[round % folderIds.length]) }),
    search_common_word: () => search('shipment'),
    search_some_word: (round: number) => search(`word${round * 37}`),
    search_rare_word: (round: number) => search(`quote${round * 4_001}`),
    search_prefix: (round: number) => search(`wor ship${round % 2 === 0 ? '' : 'm'}`),
    search_phrase: () => search('"shipment to rotterdam"'),
    search_sender: (round: number) => search(`from:person${round * 13}@company${round * 13}`),
    search_one_mailbox: (round: number) => search('shipment', {}, mailbox(round)),
    search_operators: (round: number) => search(`word${round} has:attachment is:unread after:2026-01-01`),
    search_total: (round: number) => search(`person${round * 13}`, { returnTotal: true }),
    search_nothing: () => search('nobodyeverwrotethis'),
    thread: (round: number) => timed(() => readThread(deps, scope, threadIds[round % threadIds.length] ?? '')),
    counts: () => timed(() => countInbox(deps, scope, '')),
    counts_mailbox: (round: number) => timed(() => countInbox(deps, scope, mailbox(round))),
    accounts: () => timed(() => listAccounts(deps, scope, { page: 1, pageSize: 50, search: '' })),
  };
}
