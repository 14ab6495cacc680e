/** A number of places, and a queue before them. A caller that is let in has to leave. */
export type Slots = {
  /** True: in. False: in the queue; `onTurn` is called when a place is free, which then is taken already. */
  take(onTurn: () => void): boolean;
  /** Leaves the queue; false when it was one's turn already. */
  giveUp(onTurn: () => void): boolean;
  /** Frees a place, for the next in the queue if there is one. */
  free(): void;
  isIdle(): boolean;
};

export function createSlots(limit: number): Slots {
  let taken = 0;
  const queue = new Set<() => void>();
  return {
    take(onTurn) {
      if (taken >= limit) {
        queue.add(onTurn);
        return false;
      }
      taken += 1;
      return true;
    },
    giveUp: (onTurn) => queue.delete(onTurn),
    free() {
      const [next] = queue;
      if (!next) taken -= 1;
      else {
        queue.delete(next);
        next();
      }
    },
    isIdle: () => taken === 0,
  };
}
