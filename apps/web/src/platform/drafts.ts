import type { z } from 'zod';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'outrider_app_draft_';

/**
 * What was typed into a form, kept for this tab until it is sent or discarded. Each draft belongs to a person: it outlives
 * an expired session and a log-out, and nobody else who signs in here reads it. Secrets do not belong in it.
 */
export function createDrafts(openStore: () => Store) {
  let owner = '';

  const attempt = <T>(run: (store: Store) => T): T | undefined => {
    try {
      return owner === '' ? undefined : run(openStore());
    } catch {
      // Private windows and full disks make storage throw; a reload then finds an empty form.
      return undefined;
    }
  };
  const keyOf = (name: string) => `${PREFIX}${owner}_${name}`;
  const clear = (name: string): void => attempt((store) => store.removeItem(keyOf(name)));

  return {
    /** From now on drafts are this person's. Gives whether they were another user's before. */
    belongTo: (userId: string): boolean => {
      const isAnother = owner !== '' && owner !== userId;
      owner = userId;
      return isAnother;
    },
    read: <T>(name: string, schema: z.ZodType<T>): T | undefined =>
      attempt((store) => schema.safeParse(JSON.parse(store.getItem(keyOf(name)) ?? 'null')).data),
    write: (name: string, draft: unknown): void => {
      // An older draft must not come back in place of one that found no room.
      clear(name);
      attempt((store) => store.setItem(keyOf(name), JSON.stringify(draft)));
    },
    clear,
  };
}

export const drafts = createDrafts(() => window.sessionStorage);
