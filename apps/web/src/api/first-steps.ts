import * as contract from '@outrider/contract/first-steps';
import { queryOptions } from '@tanstack/react-query';
import { request } from './request.ts';

export const readFirstSteps = request(contract.readFirstSteps, { silent: true });

/** A menu drawn on every page may share one answer for this long. */
const FRESH_FOR_MS = 10_000;
const ASK_EVERY_MS = 30_000;

export const firstStepsQuery = queryOptions({
  queryKey: ['firstSteps', 'facts'],
  queryFn: ({ signal }) => readFirstSteps({}, { signal }),
  staleTime: FRESH_FOR_MS,
  refetchInterval: ASK_EVERY_MS,
});
