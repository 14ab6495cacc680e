import * as contract from '@outrider/contract/verification/verification';
import {
  getSelfCheck,
  listVerifyRows,
  readVerification,
  type VerifyTask,
} from '@outrider/contract/verification/verification';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';
import { getContactBook } from './contacts/read-book.ts';
import { request } from './request.ts';
import { verifyOne } from './verify.ts';

export const listVerifications = request(contract.listVerifications);

/** Everything read about verification lies under this key, so that one change can refresh all of it. */
const VERIFICATION = 'verification';
/** While a run is under way: often enough to look alive, seldom enough to cost nothing. */
const ASK_LIVE_EVERY_MS = 1_500;
const ASK_EVERY_MS = 30_000;

export type RunsQuery = z.input<typeof listVerifications.input>;
export type RowsQuery = Omit<z.input<typeof listVerifyRows.input>, 'after'>;
export type RunsPage = z.output<typeof listVerifications.output>;
export type SelfCheck = z.output<typeof getSelfCheck.output>;

/** It changes by itself: it is worked off, or waits for its second tries or for a route. */
export const isMoving = ({ state }: Pick<VerifyTask, 'state'>) => state === 'running' || state === 'waitingForRoute';
export const isEnded = ({ state }: Pick<VerifyTask, 'state'>) => state === 'done' || state === 'canceled';

export const runsQuery = (asked: RunsQuery) =>
  queryOptions({
    queryKey: [VERIFICATION, 'runs', asked],
    queryFn: ({ signal }) => listVerifications(asked, { silent: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.taskList.some(isMoving) ? ASK_LIVE_EVERY_MS : ASK_EVERY_MS),
  });

export const runQuery = (taskId: string) =>
  queryOptions({
    queryKey: [VERIFICATION, 'run', taskId],
    queryFn: ({ signal }) => call(readVerification, { taskId }, { silent: true, signal }),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? ASK_LIVE_EVERY_MS : false),
  });

/** One page of results. Only the last one grows, so only it is asked again while the run goes on. */
export const rowsQuery = (asked: RowsQuery, after: number, isLive: boolean) =>
  queryOptions({
    queryKey: [VERIFICATION, 'rows', asked, after],
    queryFn: ({ signal }) => call(listVerifyRows, { ...asked, after }, { silent: true, signal }),
    refetchInterval: ({ state }) => (isLive && (state.data?.next ?? null) === null ? ASK_LIVE_EVERY_MS : false),
  });

export const selfCheckQuery = queryOptions({
  queryKey: [VERIFICATION, 'selfCheck'],
  queryFn: ({ signal }) => call(getSelfCheck, {}, { silent: true, signal }),
  refetchInterval: ({ state }) => (state.data?.canAsk === false ? ASK_LIVE_EVERY_MS * 4 : ASK_EVERY_MS),
});

export const bookQuery = queryOptions({
  queryKey: [VERIFICATION, 'book'],
  queryFn: ({ signal }) => getContactBook({}, { signal }),
});

/** After a change: what is on screen about verification is read again. */
export const refreshVerification = () => queryClient.invalidateQueries({ queryKey: [VERIFICATION] });

export const refreshRows = (taskId: string) =>
  queryClient.invalidateQueries({ queryKey: [VERIFICATION, 'rows', { taskId }] });

export const storeRun = (task: VerifyTask) => queryClient.setQueryData(runQuery(task.taskId).queryKey, task);

export const verifyOneMutation = mutationOptions({
  mutationFn: (email: string) => verifyOne({ email }, { silent: true }),
});
