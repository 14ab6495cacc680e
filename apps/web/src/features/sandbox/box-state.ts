import type { Endpoint } from '@outrider/contract/endpoint';
import {
  getBoxState,
  moveBoxClock,
  setBoxedHost,
  setMailboxHost,
  type WorldState,
  type worldState,
} from '@outrider/contract/sandbox';
import { slowNameServer } from '@outrider/contract/sandbox-names';
import { resetBox } from '@outrider/contract/sandbox-world';
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
async function keepState(state: WorldState) {
  await queryClient.cancelQueries({ queryKey: STATE_KEY });
  queryClient.setQueryData(STATE_KEY, state);
}

/** A call that changes the world and answers with what it is now. */
const useWorldChange = <I extends z.ZodType>(
  endpoint: Endpoint<I, typeof worldState>,
  afterwards: (state: WorldState) => Promise<void> = keepState,
) =>
  useMutation(
    { mutationFn: (input: z.input<I>) => call(endpoint, input), onSuccess: (state: WorldState) => afterwards(state) },
    queryClient,
  );

export const useMoveBoxClock = () => useWorldChange(moveBoxClock);
export const useSetBoxedHost = () => useWorldChange(setBoxedHost);
export const useSetMailboxHost = () => useWorldChange(setMailboxHost);
export const useSlowNameServer = () => useWorldChange(slowNameServer);

/** Nothing that was read of the old world is true of the new one. */
export const useResetBox = () =>
  useWorldChange(resetBox, async (state) => {
    await keepState(state);
    await queryClient.invalidateQueries({ queryKey: ['sandbox'] });
  });
