import type { Provider } from '@outrider/campaign-rules/campaign';
import type { CampaignsDeps } from '../../campaigns/index.ts';
import type { ContactsDeps } from '../../contacts/index.ts';
import type { VerificationDeps } from '../../verification/index.ts';

export type MailHosts = {
  /** Whose mailboxes are behind a mail host that is known already. */
  ofHost(mx: string): Provider;
  /** By the domain's MX, which is asked for; other when nobody answers. */
  ofDomain(domain: string): Promise<Provider>;
  /** Whether anybody can have an address there, so that the same domain is no company. */
  isFree(domain: string): boolean;
};

/** What adding people and looking at them needs. */
export type LeadsDeps = CampaignsDeps & {
  contacts: Pick<ContactsDeps, 'db' | 'hasher' | 'roomFor' | 'now'>;
  verification: VerificationDeps;
  mailHosts: MailHosts;
};
