import { useState } from 'react';

const MOST = 200;

/** A list on a phone that grows when it is asked to, up to what one page of the server holds. */
export function useLongerList(step: number) {
  const [size, setSize] = useState(step);
  return { size, mayGrow: size < MOST, grow: () => setSize(Math.min(MOST, size + step)) };
}
