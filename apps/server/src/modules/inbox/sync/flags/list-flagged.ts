import { hash } from 'node:crypto';
import type { SyncSession } from '../sync-session.ts';

/** Numbers of messages, such as "1:5,7" (RFC 3501, 9: sequence-set), that have a flag or lack it. */
export type Flagged = { unseen: string; starred: string; answered: string; deleted: string };

/**
 * Which messages of the open folder have the flags people see, from one number to before another. Most mail is read and little
 * of it starred, so that is short for folders of any size; as ranges (RFC 4731) where the server has them. Nothing
 * where it refuses.
 */
export async function listFlagged(
  { client }: Pick<SyncSession, 'client'>,
  { first, end }: { first: number; end: number },
): Promise<Flagged | undefined> {
  const uid = `${first}:${end - 1}`;
  const search = async (flag: object) => {
    const found = await client.search({ uid, ...flag }, { uid: true, returnOptions: ['ALL'] });
    if (!found) return undefined;
    return Array.isArray(found) ? found.join(',') : (found.all ?? '');
  };
  const unseen = await search({ seen: false });
  const starred = await search({ flagged: true });
  const answered = await search({ answered: true });
  const deleted = await search({ deleted: true });
  if (unseen === undefined || starred === undefined || answered === undefined || deleted === undefined)
    return undefined;
  return { unseen, starred, answered, deleted };
}

/** The numbers of such a set, one by one; RFC 3501, 9: the larger end may come first. */
export const uidsOf = (set: string): number[] =>
  [...set.matchAll(/(\d+)(?::(\d+))?/g)].flatMap(([, one, other = one]) => {
    const [first, last] = [Math.min(Number(one), Number(other)), Math.max(Number(one), Number(other))];
    return Array.from({ length: last - first + 1 }, (_uid, index) => first + index);
  });

/** A short word for all of it, to tell whether it is what it was. */
export const tellFlagged = (flagged: Flagged): string => hash('sha256', JSON.stringify(flagged), 'base64');
