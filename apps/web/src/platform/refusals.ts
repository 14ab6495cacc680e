import type { ApiError } from './create-call.ts';

type Listener = (refusal: ApiError) => void;

const listeners = new Set<Listener>();

/** Calls the server refused, for who has more to say about some of them than their words. */
export const refusals = {
  tell: (refusal: ApiError): void => {
    for (const listener of listeners) listener(refusal);
  },
  /** Until the answer is called. */
  listen: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
