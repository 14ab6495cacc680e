/** Connections one process holds for warm-up at a time. */
const AT_ONCE = 8;

/** Works through a list with a few at a time. */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const takeOn = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, takeOn));
}
