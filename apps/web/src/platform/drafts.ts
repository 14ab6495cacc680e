import type { z } from 'zod';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'outrider_app_draft_';

/** What was typed into a form, kept for this tab until it is sent. Secrets do not belong in it. */
export function createDrafts(openStore: () => Store) {
  const attempt = <T>(run: (store: Store) => T): T | undefined => {
    try {
      return run(openStore());
    } catch {
      // Private windows and full disks make storage throw; a reload then finds an empty form.
      return undefined;
    }
  };
  return {
    read: <T>(name: string, schema: z.ZodType<T>): T | undefined =>
      attempt((store) => schema.safeParse(JSON.parse(store.getItem(PREFIX + name) ?? 'null')).data),
    write: (name: string, draft: unknown): void =>
      attempt((store) => store.setItem(PREFIX + name, JSON.stringify(draft))),
    clear: (name: string): void => attempt((store) => store.removeItem(PREFIX + name)),
    clearAll: (): void =>
      attempt((store) => {
        const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
        for (const name of names.filter((each) => each.startsWith(PREFIX))) store.removeItem(name);
      }),
  };
}

export const drafts = createDrafts(() => window.sessionStorage);
