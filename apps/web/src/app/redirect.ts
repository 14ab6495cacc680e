import { DEFAULT_PATH, paths } from './paths.ts';

/** Only used to resolve against; no request ever goes there. */
const SOME_ORIGIN = 'https://outrider.invalid';
/** Deeper nesting has no honest use. */
const MAX_DECODINGS = 5;

/**
 * The path a `redirectUrl` leads to, or undefined when it could lead to another host. The value comes from a query that
 * was decoded once; it must start with a single slash, and so must every further decoding of it, because some
 * browsers, proxies and servers decode again.
 */
export function safeRedirectPath(value: string | null): string | undefined {
  if (value === null || !isLocalPath(value)) return undefined;
  const { pathname, search, hash } = new URL(value, SOME_ORIGIN);
  const path = pathname + search + hash;
  return decodings(path)?.every(staysHere) ? path : undefined;
}

/** Also once its dot segments are resolved: `/.//host` becomes `//host`. */
const staysHere = (path: string) => isLocalPath(path) && isLocalPath(new URL(path, SOME_ORIGIN).pathname);

/** The value and what it becomes each time it is decoded once more; undefined when that fails or does not end. */
function decodings(value: string): string[] | undefined {
  const stages = [value];
  for (let last = value; stages.length <= MAX_DECODINGS; stages.push(last)) {
    try {
      const next = decodeURIComponent(last);
      if (next === last) return stages;
      last = next;
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** `/\host` is `//host` to a browser, and tabs and line ends inside an address are dropped before it is read. */
const isLocalPath = (path: string) => /^\/(?![/\\])/.test(path) && !/[\p{Cc}\\]/u.test(path);

/** Where somebody who is signed in goes from a page for those who are not. */
export const landingPath = (query: URLSearchParams): string =>
  safeRedirectPath(query.get('redirectUrl')) ?? DEFAULT_PATH;

/** The sign-in page, told where to lead back to unless there is nothing worth returning to. */
export function signInPath(from: Pick<Location, 'pathname' | 'search'>, { endedByHand = false } = {}): string {
  const isWorthReturning = from.pathname !== paths.root && !isUnder(from.pathname, paths.sign.root);
  if (endedByHand || !isWorthReturning) return paths.sign.signIn;
  return `${paths.sign.signIn}?${new URLSearchParams({ redirectUrl: from.pathname + from.search })}`;
}

export const isUnder = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);
