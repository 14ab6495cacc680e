import { useState } from 'react';
import type { z } from 'zod';
import { drafts } from '../../platform/drafts.ts';

/**
 * Like `useState`, for what the user types: it is back after a reload and after an expired session, until it is forgotten
 * because it was sent or discarded. Another name is another text.
 */
export function useKeptState<T>(name: string, schema: z.ZodType<T>, first: T) {
  const open = () => ({ name, value: drafts.read(name, schema) ?? first });
  const [held, setHeld] = useState(open);
  const current = held.name === name ? held : open();
  if (current !== held) setHeld(current);

  const set = (value: T) => {
    setHeld({ name, value });
    drafts.write(name, value);
  };
  const forget = () => {
    setHeld({ name, value: first });
    drafts.clear(name);
  };
  return [current.value, set, forget] as const;
}
