import type { UserInfo } from '@outrider/contract/user';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { landingPath, signInPath } from '../paths/redirect.ts';
import { ApiError } from '../platform/create-call.ts';
import { LoadError } from '../platform/load-error.ts';

type AccessDeps = {
  /** Where the log-in pages live; empty for here. */
  loginHost: string;
  session: { token: () => string; endedByHand: () => boolean; drop: () => void };
  /** Says who the token belongs to. Neither tells nor logs out by itself. */
  fetchUser: () => Promise<UserInfo>;
  showMessage: (text: string) => void;
};

/** The three access modes of the specification, section 4, as route loaders. A page without one skips the check. */
export function createAccess({ loginHost, session, fetchUser, showMessage }: AccessDeps) {
  async function whoIsThere(): Promise<UserInfo | undefined> {
    if (session.token() === '') return undefined;
    try {
      return await fetchUser();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Only an answer ends a session: a server that cannot be reached has not refused anybody, so the page waits for it.
      if (error.failure === 'unreachable') throw new LoadError(error.message);
      session.drop();
      showMessage(error.message);
      return undefined;
    }
  }

  return {
    withLogin: async ({ request }: LoaderFunctionArgs) => {
      const user = await whoIsThere();
      if (!user) throw redirect(signInPath(new URL(request.url), { endedByHand: session.endedByHand() }));
      return user;
    },
    /** Also the rule of the root, which is a page for nobody. */
    withLogout: async ({ request }: LoaderFunctionArgs) => {
      const user = await whoIsThere();
      const { origin, pathname, search, searchParams } = new URL(request.url);
      if (user) throw redirect(landingPath(searchParams));
      if (loginHost !== '' && new URL(loginHost).origin !== origin) throw redirect(loginHost + pathname + search);
      return null;
    },
    loginOptional: async () => (await whoIsThere()) ?? null,
    root: async ({ request }: LoaderFunctionArgs) => {
      const url = new URL(request.url);
      const user = await whoIsThere();
      throw redirect(user ? landingPath(url.searchParams) : signInPath(url));
    },
  };
}

export type Access = ReturnType<typeof createAccess>;
