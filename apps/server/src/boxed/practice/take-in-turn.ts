/**
 * Lets those who ask for the same thing at once wait for one another: the second finds what the first has made. One process
 * is enough, as the box is one.
 */
export function takeInTurn() {
  const last = new Map<string, Promise<void>>();
  return async <T>(key: string, take: () => Promise<T>): Promise<T> => {
    const before = last.get(key) ?? Promise.resolve();
    const taken = before.then(take);
    const settled = taken.then(
      () => undefined,
      () => undefined,
    );
    last.set(key, settled);
    try {
      return await taken;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}
