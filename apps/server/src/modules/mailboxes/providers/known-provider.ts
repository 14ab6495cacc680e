import type { AccountProvider } from '@outrider/contract/mailboxes/account';
import type { MailServer } from '@outrider/contract/mailboxes/add';

/** A host of mailboxes whose servers everybody finds at the same names. */
export type KnownProvider = {
  name: string;
  provider: AccountProvider;
  /** Domains whose every address is one of its mailboxes. */
  domains: readonly string[];
  /** Ends of the MX names of domains it hosts. */
  mx: readonly string[];
  smtp: MailServer;
  imap: MailServer;
  /** It takes no account password from programs, only one made for them. */
  appPasswordNeeded?: boolean;
};

const isOrEndsWith = (name: string, end: string) => name === end || name.endsWith(`.${end}`);

export const providerOfDomain = (known: readonly KnownProvider[], domain: string): KnownProvider | undefined =>
  known.find(({ domains }) => domains.includes(domain));

/** The longest end wins: Exmail's `mxbiz1.qq.com` is not QQ's own. */
export function providerOfMx(known: readonly KnownProvider[], exchange: string): KnownProvider | undefined {
  const name = exchange.toLowerCase().replace(/\.$/, '');
  let best: { end: string; found: KnownProvider } | undefined;
  for (const found of known) {
    for (const end of found.mx) {
      if (isOrEndsWith(name, end) && end.length > (best?.end.length ?? 0)) best = { end, found };
    }
  }
  return best?.found;
}

export const providerOfHost = (known: readonly KnownProvider[], host: string): KnownProvider | undefined =>
  known.find(({ smtp, imap }) => smtp.host === host || imap.host === host);
