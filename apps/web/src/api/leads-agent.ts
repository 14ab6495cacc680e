import {
  type AgentRow,
  agreeRow,
  decideRow,
  enrichContacts,
  exportRows,
  listRows,
  streamTask,
  syncContacts,
} from '@outrider/contract/leads-agent/rows';
import {
  type AgentTask,
  changeCriteria,
  extendSearch,
  type FITS,
  HISTORY_PAGE_SIZE,
  listSources,
  listTasks,
  previewSearch,
  readTask,
  saveSearch,
  startSearch,
  stopSearch,
  understandQuestion,
} from '@outrider/contract/leads-agent/search';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call, followEvents } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';

/** Everything read about searches for leads lies under this key. */
const AGENT = 'leads-agent';
/** While a search is under way and its stream is not there. */
const ASK_LIVE_EVERY_MS = 4_000;
const ASK_EVERY_MS = 30_000;
const FRESH_FOR_MS = 300_000;

export type { AgentRow, AgentTask };
export type Fit = (typeof FITS)[number];
export type Wish = AgentTask['wish'];
export type Criterion = Wish['criteria'][number];
export type SourceKey = Wish['sources'][number];
export type AgentSource = z.output<typeof listSources.output>['sources'][number];
export type RowChoice = z.input<typeof syncContacts.input>['choice'];
export type SyncResult = z.output<typeof syncContacts.output>;
type HistoryPage = z.output<typeof listTasks.output>;
export type PastSearch = HistoryPage['content'][number];
export type RowsQuery = { taskId: string; fit?: Fit; isPreview?: 'true' };

/** A worker is at it, and says what happens. */
export const isMoving = ({ state }: Pick<AgentTask, 'state'>) =>
  state === 'previewing' || state === 'running' || state === 'stopping';

/** Addresses are looked for after the end too; that is not streamed. */
const looksForAddresses = ({ steps }: AgentTask) =>
  steps.some(({ key, counts }) => key === 'address' && (counts.left ?? 0) > 0);

/** It is shown before it was started. */
export const isPreview = ({ state, startedAt }: AgentTask) => startedAt === null && state !== 'ended';

const isUnderWay = ({ state }: Pick<PastSearch, 'state'>) => state !== 'ended' && state !== 'previewed';

export const understoodQuery = (question: string) =>
  queryOptions({
    queryKey: [AGENT, 'understood', question],
    queryFn: ({ signal }) => call(understandQuestion, { question }, { silent: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });

export const sourcesQuery = queryOptions({
  queryKey: [AGENT, 'sources'],
  queryFn: async ({ signal }) => (await call(listSources, {}, { silent: true, signal })).sources,
  staleTime: FRESH_FOR_MS,
});

export const taskQuery = (taskId: string) =>
  queryOptions({
    queryKey: [AGENT, 'task', taskId],
    queryFn: ({ signal }) => call(readTask, { taskId }, { silent: true, signal }),
    refetchInterval: ({ state }) =>
      state.data && (isMoving(state.data) || looksForAddresses(state.data)) ? ASK_LIVE_EVERY_MS : false,
  });

export type HistoryAsked = { pageNo: number; pageSize?: number; search?: string; isWeekly?: boolean };

export const historyQuery = (asked: HistoryAsked) =>
  queryOptions({
    queryKey: [AGENT, 'history', asked],
    queryFn: ({ signal }) => call(listTasks, { pageSize: HISTORY_PAGE_SIZE, ...asked }, { silent: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.content.some(isUnderWay) ? ASK_LIVE_EVERY_MS : ASK_EVERY_MS),
  });

/** One page of people. It is asked for again while addresses of its people are looked for, and the last, which grows, while nothing is streamed. */
export const rowsQuery = (asked: RowsQuery, after: number, isPolled: boolean) =>
  queryOptions({
    queryKey: [AGENT, 'rows', asked, after],
    queryFn: ({ signal }) => call(listRows, { ...asked, after }, { silent: true, signal }),
    refetchInterval: ({ state: { data } }) => {
      const isOpen = data?.rows.some(({ emailState }) => emailState === 'searching') === true;
      return isOpen || (isPolled && (data?.next ?? null) === null) ? ASK_LIVE_EVERY_MS : false;
    },
  });

type TaskStream = Omit<Parameters<typeof followEvents>[0], 'pathAfter'> & {
  /** The last event that was heard before, for a line that has heard none yet. */
  heard: () => string;
};

/** What a search does and finds, until the signal ends it. */
export const followTask = (taskId: string, { heard, ...stream }: TaskStream) =>
  followEvents({
    ...stream,
    pathAfter: (id) => {
      const after = id || heard();
      return `${streamTask.path}?${new URLSearchParams({ taskId, ...(after !== '' && { after }) })}`;
    },
  });
export const streamed = streamTask.output;

export const storeTask = (task: AgentTask) => {
  queryClient.setQueryData(taskQuery(task.taskId).queryKey, task);
  return task;
};

type RowsPage = z.output<typeof listRows.output>;

/** Puts a row where it belongs in every list of its search that was read: changed, moved to another one, or new at the end. */
export function storeRow(taskId: string, row: AgentRow): void {
  const pages = queryClient.getQueriesData<RowsPage>({ queryKey: [AGENT, 'rows', { taskId }] });
  for (const list of new Set(pages.map(([key]) => JSON.stringify(key[2])))) {
    const asked = JSON.parse(list) as RowsQuery;
    const own = pages.filter(([key]) => JSON.stringify(key[2]) === list);
    const belongs = (asked.fit ?? row.fit) === row.fit && (asked.isPreview === undefined || row.isPreview);
    const isKnown = own.some(([, page]) => page?.rows.some(({ rowId }) => rowId === row.rowId));
    for (const [key, page] of own) if (page) queryClient.setQueryData(key, withRow(page, row, { belongs, isKnown }));
  }
}

function withRow(
  page: RowsPage,
  row: AgentRow,
  { belongs, isKnown }: { belongs: boolean; isKnown: boolean },
): RowsPage {
  const total = page.total + Number(belongs) - Number(isKnown);
  if (!belongs) return { ...page, total, rows: page.rows.filter(({ rowId }) => rowId !== row.rowId) };
  if (isKnown) return { ...page, rows: page.rows.map((each) => (each.rowId === row.rowId ? row : each)) };
  return page.next === null ? { ...page, total, rows: [...page.rows, row] } : { ...page, total };
}

const refreshAgent = () => queryClient.invalidateQueries({ queryKey: [AGENT] });
export const refreshRows = (taskId: string) => queryClient.invalidateQueries({ queryKey: [AGENT, 'rows', { taskId }] });

/** What it answers is the search as it is now; what was refused is said by a toast. */
const changesTask = { onSuccess: storeTask, onSettled: refreshAgent };

export const previewMutation = mutationOptions({
  mutationFn: (asked: z.input<typeof previewSearch.input>) => call(previewSearch, asked),
  ...changesTask,
});
export const startMutation = mutationOptions({
  mutationFn: (taskId: string) => call(startSearch, { taskId }),
  ...changesTask,
});
export const stopMutation = mutationOptions({
  mutationFn: (taskId: string) => call(stopSearch, { taskId }),
  ...changesTask,
});
export const extendMutation = mutationOptions({
  mutationFn: (asked: z.input<typeof extendSearch.input>) => call(extendSearch, asked),
  ...changesTask,
});
export const criteriaMutation = mutationOptions({
  mutationFn: (asked: z.input<typeof changeCriteria.input>) => call(changeCriteria, asked),
  ...changesTask,
});
export const saveMutation = mutationOptions({
  mutationFn: (asked: z.input<typeof saveSearch.input>) => call(saveSearch, asked),
  ...changesTask,
});
export const enrichMutation = mutationOptions({
  mutationFn: (asked: z.input<typeof enrichContacts.input>) => call(enrichContacts, asked),
  ...changesTask,
});
export const syncMutation = mutationOptions({
  mutationFn: (asked: z.input<typeof syncContacts.input>) => call(syncContacts, asked),
  // Contacts, campaigns and their counts have changed with it.
  onSettled: () => queryClient.invalidateQueries(),
});
export const decideMutation = mutationOptions({
  mutationFn: (asked: z.input<typeof decideRow.input>) => call(decideRow, asked),
  onSuccess: (row, { taskId }) => {
    storeRow(taskId, row);
    void queryClient.invalidateQueries({ queryKey: taskQuery(taskId).queryKey });
  },
});
export const agreeMutation = mutationOptions({
  mutationFn: (asked: z.input<typeof agreeRow.input>) => call(agreeRow, asked),
  onSuccess: (row, { taskId }) => storeRow(taskId, row),
});
export const exportMutation = mutationOptions({
  mutationFn: (asked: z.input<typeof exportRows.input>) => call(exportRows, asked),
});
