import { type BoxState, getBoxState, moveBoxClock, setBoxedHost } from '@outrider/contract/sandbox';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';

const ASK_EVERY_MS = 2_000;
const STATE_KEY = ['sandbox', 'state'];

export const useBoxState = () =>
  useQuery(
    {
      queryKey: STATE_KEY,
      queryFn: ({ signal }) => call(getBoxState, {}, { silent: true, signal }),
      refetchInterval: ASK_EVERY_MS,
    },
    queryClient,
  );

/** An answer still under way was given before the change, so it may not overwrite it. */
async function keepState(state: BoxState) {
  await queryClient.cancelQueries({ queryKey: STATE_KEY });
  queryClient.setQueryData(STATE_KEY, state);
}

export const useSetBoxedHost = () =>
  useMutation(
    {
      mutationFn: (input: z.input<typeof setBoxedHost.input>) => call(setBoxedHost, input),
      onSuccess: keepState,
    },
    queryClient,
  );

export const useMoveBoxClock = () =>
  useMutation(
    {
      mutationFn: (input: z.input<typeof moveBoxClock.input>) => call(moveBoxClock, input),
      onSuccess: keepState,
    },
    queryClient,
  );
