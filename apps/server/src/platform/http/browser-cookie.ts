import { parseCookie, stringifySetCookie } from 'cookie';

type CookieOptions = { name: string; appUrl: string; minutes: number };

/**
 * Ties what began in a browser to that browser (RFC 9700, 4.7). Scripts cannot read it, and from another site it comes
 * along with a followed link only.
 */
export function browserCookie({ name, appUrl, minutes }: CookieOptions) {
  const secure = appUrl.startsWith('https:');
  // A browser takes a cookie of this name from the host itself alone, so that no neighbour of its domain can plant one.
  const fullName = secure ? `__Host-${name}` : name;
  return {
    /** From the request's `Cookie` header; empty when there is none. */
    read: (header: string): string => parseCookie(header)[fullName] ?? '',
    /** A `Set-Cookie` header. */
    write: (value: string): string =>
      stringifySetCookie({
        name: fullName,
        value,
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: minutes * 60,
      }),
  };
}
