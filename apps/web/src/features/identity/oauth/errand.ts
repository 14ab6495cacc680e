import { z } from 'zod';

const errand = z.object({
  purpose: z.enum(['signIn', 'link']),
  /** A window that was opened for this closes at the end; the page's own tab goes on to `returnTo`. */
  place: z.enum(['ownWindow', 'sameTab']),
  returnTo: z.string(),
  /** A link to sign up, for who has no account yet. */
  invitation: z.string().optional(),
});
/** Why the browser was sent to a provider. It waits in the tab's storage until the provider sends the browser back. */
export type Errand = z.infer<typeof errand>;

const KEY = 'outrider_app_oauth_errand';
const UNKNOWN: Errand = { purpose: 'signIn', place: 'sameTab', returnTo: '' };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A tab that cannot remember, or whose provider page was opened by hand, is taken to sign in where it stands. */
export function createErrands(openStore: () => Store) {
  const attempt = <T>(use: (store: Store) => T): T | undefined => {
    try {
      return use(openStore());
    } catch {
      return undefined;
    }
  };
  return {
    read: (): Errand => attempt((store) => errand.parse(JSON.parse(store.getItem(KEY) ?? ''))) ?? UNKNOWN,
    write: (value: Errand) => attempt((store) => store.setItem(KEY, JSON.stringify(value))),
    clear: () => attempt((store) => store.removeItem(KEY)),
  };
}

export const errands = createErrands(() => window.sessionStorage);
