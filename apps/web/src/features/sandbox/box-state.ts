import type { WorldState } from '@outrider/contract/sandbox';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { slowNameServer } from '../../api/sandbox/names.ts';
import {
  getBoxState,
  moveBoxClock,
  setBoxedCardProcessor,
  setBoxedHost,
  setBoxedMailHost,
  setBoxedRegistrar,
  setMailboxHost,
  setSourceApi,
} from '../../api/sandbox/sandbox.ts';
import { resetBox } from '../../api/sandbox/world.ts';
import { queryClient } from '../../platform/query-client.ts';

const ASK_EVERY_MS = 2_000;
const ASK_QUIETLY_EVERY_MS = 10_000;
/** While days pass in seconds. */
const ASK_OFTEN_EVERY_MS = 500;
const HURRIED_SPEED = 60;
const STATE_KEY = ['sandbox', 'state'];

const isHurried = (state: WorldState | undefined) =>
  state !== undefined && (state.passesTo !== null || state.speed > HURRIED_SPEED);

const stateQuery = (restMs: number) =>
  queryOptions({
    queryKey: STATE_KEY,
    queryFn: ({ signal }) => getBoxState({}, { signal }),
    refetchInterval: ({ state: { data } }) => (isHurried(data) ? ASK_OFTEN_EVERY_MS : restMs),
  });

export const useBoxState = () => useQuery(stateQuery(ASK_EVERY_MS), queryClient);

/** For a place that is always there: the clock goes on by itself, and only what is planned next has to be asked for. */
export const useQuietBoxState = () => useQuery(stateQuery(ASK_QUIETLY_EVERY_MS), queryClient);

/** An answer still under way was given before the change, so it may not overwrite it. */
async function keepState(state: WorldState) {
  await queryClient.cancelQueries({ queryKey: STATE_KEY });
  queryClient.setQueryData(STATE_KEY, state);
}

/** A call that changes the world and answers with what it is now. */
const useWorldChange = <I>(
  change: (input: I) => Promise<WorldState>,
  afterwards: (state: WorldState) => Promise<void> = keepState,
) => useMutation({ mutationFn: (input: I) => change(input), onSuccess: afterwards }, queryClient);

export const useMoveBoxClock = () => useWorldChange(moveBoxClock);
export const useSetBoxedHost = () => useWorldChange(setBoxedHost);
export const useSetMailboxHost = () => useWorldChange(setMailboxHost);
export const useSetSourceApi = () => useWorldChange(setSourceApi);
export const useSetBoxedRegistrar = () => useWorldChange(setBoxedRegistrar);
export const useSetBoxedCardProcessor = () => useWorldChange(setBoxedCardProcessor);
export const useSetBoxedMailHost = () => useWorldChange(setBoxedMailHost);
export const useSlowNameServer = () => useWorldChange(slowNameServer);

/** Nothing that was read of the old world is true of the new one. */
export const useResetBox = () =>
  useWorldChange(resetBox, async (state) => {
    await keepState(state);
    await queryClient.invalidateQueries({ queryKey: ['sandbox'] });
  });
