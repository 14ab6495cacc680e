import { type ReactNode, useDeferredValue } from 'react';

type InPiecesProps = {
  children: ReactNode;
  /** What stands in their place until they are drawn for the first time. */
  meanwhile?: ReactNode;
};

/**
 * Much that appears at once: drawn in pieces, so that the browser can answer in between. An answer of the server is otherwise drawn in one
 * go, which takes a slow phone half a second.
 */
export function InPieces({ children, meanwhile }: InPiecesProps) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children : meanwhile;
}
