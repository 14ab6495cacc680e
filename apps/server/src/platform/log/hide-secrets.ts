/** RFC 3986, 3.2.1: a password in an address, which drivers repeat in their errors. */
const USER_INFO = /(:\/\/[^\s/:@"]{0,100}):[^\s/@"]{1,200}@/g;
/** What lets its bearer in, in the addresses of our own pages. */
const LINK_TOKEN = /\b(token|invitation|ticket|code|state)=[\w.~-]{16,200}/g;

export const hideSecrets = (line: string): string =>
  line.replace(USER_INFO, '$1:[hidden]@').replace(LINK_TOKEN, '$1=[hidden]');
