/** As many items are taken together as come, up to so many; the more there are, the more they share. */
const WINDOW = 20_000;
/** A window is begun when nothing more came for so long: the caller may wait for the answers before it asks on. */
const QUIET_MS = 200;
const WINDOWS_AT_ONCE = 4;

/** Hands what comes on in windows, several at once, so that a slow one holds up nobody and memory stays bounded. */
export async function inWindows<T>(items: AsyncIterable<T>, handle: (window: T[]) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>();
  let failure: { error: unknown } | undefined;
  let window: T[] = [];
  const begin = () => {
    if (window.length === 0) return;
    const run: Promise<void> = handle(window)
      .catch((error: unknown) => {
        failure ??= { error };
      })
      .finally(() => running.delete(run));
    running.add(run);
    window = [];
  };
  let timer: NodeJS.Timeout | undefined;
  for await (const item of items) {
    clearTimeout(timer);
    if (failure) break;
    window.push(item);
    if (window.length >= WINDOW) begin();
    else timer = setTimeout(begin, QUIET_MS);
    while (running.size >= WINDOWS_AT_ONCE) await Promise.race(running);
  }
  clearTimeout(timer);
  begin();
  await Promise.all(running);
  if (failure) throw failure.error;
}
