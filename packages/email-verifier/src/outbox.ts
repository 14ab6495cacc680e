/** Hands what is put in to one reader, in order, until it is closed. */
export function createOutbox<T>(): AsyncIterable<T> & { put(item: T): void; close(failure?: Error): void } {
  const items: T[] = [];
  let isClosed = false;
  let failed: Error | undefined;
  let wake: (() => void) | undefined;
  const rouse = () => {
    wake?.();
    wake = undefined;
  };
  async function* read() {
    for (;;) {
      yield* items.splice(0);
      if (items.length > 0) continue;
      if (isClosed && failed) throw failed;
      if (isClosed) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  return {
    put(item) {
      items.push(item);
      rouse();
    },
    close(failure) {
      isClosed = true;
      failed = failure;
      rouse();
    },
    [Symbol.asyncIterator]: read,
  };
}
