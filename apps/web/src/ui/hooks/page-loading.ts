/** Whether a page that was asked for is still to come. */
let isLoading = false;
const waiting = new Set<() => void>();

export const isPageLoading = (): boolean => isLoading;

export function setPageLoading(loading: boolean): void {
  isLoading = loading;
  if (loading) return;
  for (const act of waiting) act();
  waiting.clear();
}

/** At once, or when the page that was asked for is shown. Answers how to call it off. */
export function oncePageIsShown(act: () => void): () => void {
  if (!isLoading) act();
  else waiting.add(act);
  return () => waiting.delete(act);
}
