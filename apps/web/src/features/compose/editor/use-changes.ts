import { type RefObject, useEffect, useMemo, useRef } from 'react';

const REST_MS = 500;
const AT_MOST_MS = 4_000;

type ChangeHandlers = { onChange: (content: string) => void; onDirty?: (() => void) | undefined };

/** Tells of changes when typing rests: writing down a long mail at each key would be felt. */
export function useChanges(read: RefObject<() => string>, handlers: RefObject<ChangeHandlers>) {
  const state = useRef<{ timer: ReturnType<typeof setTimeout>; since: number }>(undefined);
  const changes = useMemo(() => {
    const tell = () => {
      if (!state.current) return;
      clearTimeout(state.current.timer);
      state.current = undefined;
      handlers.current.onChange(read.current());
    };
    return {
      touch: () => {
        const now = performance.now();
        if (state.current) clearTimeout(state.current.timer);
        else handlers.current.onDirty?.();
        const since = state.current?.since ?? now;
        state.current = { since, timer: setTimeout(tell, Math.max(0, Math.min(REST_MS, since + AT_MOST_MS - now))) };
      },
      flush: tell,
      /** What waits is passed on by the caller that asked for it. */
      forget: () => {
        if (state.current) clearTimeout(state.current.timer);
        state.current = undefined;
      },
    };
  }, [read, handlers]);
  // What was typed last is not lost with the window.
  useEffect(() => () => changes.flush(), [changes]);
  return changes;
}
