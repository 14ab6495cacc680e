/** So many at a time: nobody waits long for what one of them holds. */
const CHUNK = 1_000;

/** Does it to all of them, one chunk after the other; gives the sum. */
export async function inChunks(ids: readonly string[], act: (some: string[]) => Promise<number>): Promise<number> {
  let done = 0;
  for (let start = 0; start < ids.length; start += CHUNK) done += await act(ids.slice(start, start + CHUNK));
  return done;
}
