import type { Resolver } from '../../platform/dns/resolver.ts';
import { type KnownProvider, providerOfDomain, providerOfMx } from './providers/known-provider.ts';

export type MailHost = 'google' | 'microsoft' | 'yahoo' | 'other';

export type MailHosts = {
  /** Whose mailboxes are behind a mail host. */
  ofHost(mx: string): MailHost;
  /** By the domain's MX, which is asked for; other when nobody answers. */
  ofDomain(domain: string): Promise<MailHost>;
};

type Parts = { providers: readonly KnownProvider[]; resolver: Pick<Resolver, 'resolveMx'> };

/** Who takes the mail of strangers. */
export function createMailHosts({ providers, resolver }: Parts): MailHosts {
  const ofHost = (mx: string) => hostOf(providerOfMx(providers, mx));
  return {
    ofHost,
    async ofDomain(domain) {
      const known = providerOfDomain(providers, domain);
      if (known) return hostOf(known);
      const answer = await resolver.resolveMx(domain);
      return ofHost(answer.kind === 'found' ? (answer.records[0]?.exchange ?? '') : '');
    },
  };
}

/** Nobody has a mailbox of their own there through a company's consent, so among accounts it is one of the others. */
const YAHOO = 'Yahoo';

const hostOf = (known: KnownProvider | undefined): MailHost =>
  known?.name === YAHOO ? 'yahoo' : (known?.provider ?? 'other');
