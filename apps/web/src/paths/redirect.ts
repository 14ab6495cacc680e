import { DEFAULT_PATH, paths } from './paths.ts';

/** Only used to resolve against; no request ever goes there. */
const SOME_ORIGIN = 'https://outrider.invalid';
/** Deeper nesting has no honest use. */
const MAX_DECODINGS = 5;

/**
 * The path a `redirectUrl` leads to, or undefined when it could lead to another host. The value comes from a query that
 * was decoded once; it must start with a single slash, and so must every further decoding of its path, because some
 * browsers, proxies and servers decode again. Query and fragment cannot name a host, so they may hold anything.
 */
export function safeRedirectPath(value: string | null): string | undefined {
  if (value === null || !staysHere(value)) return undefined;
  const { pathname, search, hash } = new URL(value, SOME_ORIGIN);
  return isDecodable(pathname) && decodings(pathname)?.every(staysHere) ? pathname + search + hash : undefined;
}

/** Also once its dot segments are resolved: `/.//host` becomes `//host`. */
const staysHere = (path: string) => isLocalPath(path) && isLocalPath(new URL(path, SOME_ORIGIN).pathname);

/** `/\host` is `//host` to a browser, and tabs and line ends inside an address are dropped before it is read. */
const isLocalPath = (path: string) => /^\/(?![/\\])/.test(path) && !/\p{Cc}/u.test(path);

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The path and what it becomes each time it is decoded once more; undefined when that does not end. */
function decodings(path: string): string[] | undefined {
  const stages = [path];
  for (let last = path; stages.length <= MAX_DECODINGS; stages.push(last)) {
    const next = decodeAscii(last);
    if (next === last) return stages;
    last = next;
  }
  return undefined;
}

/** Only ASCII can lead astray. A lone `%` stays, as it does where decoding is lenient. */
const decodeAscii = (path: string) =>
  path.replace(/%[0-7][0-9a-f]/gi, (octet) => String.fromCharCode(Number.parseInt(octet.slice(1), 16)));

/** Where a signed-in user goes from a page for those who are not. */
export const landingPath = (query: URLSearchParams): string =>
  safeRedirectPath(query.get('redirectUrl')) ?? DEFAULT_PATH;

/** The sign-in page, given where to lead back to unless there is nothing worth returning to. */
export function signInPath(from: Pick<Location, 'pathname' | 'search'>, { endedByHand = false } = {}): string {
  const isWorthReturning = from.pathname !== paths.root && !isUnder(from.pathname, paths.sign.root);
  if (endedByHand || !isWorthReturning) return paths.sign.signIn;
  return `${paths.sign.signIn}?${new URLSearchParams({ redirectUrl: from.pathname + from.search })}`;
}

export const isUnder = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);
