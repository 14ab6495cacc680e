import { useDeferredValue } from 'react';

/**
 * Whether what an answer brought is drawn: at once with the page, else a moment later and in pieces, so that the browser can answer in
 * between.
 */
export function useInPieces(isThere: boolean): boolean {
  const isDue = useDeferredValue(isThere);
  return isThere && isDue;
}
