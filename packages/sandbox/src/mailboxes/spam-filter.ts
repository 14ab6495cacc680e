import type { ZoneData } from '../dns/zones.ts';
import type { Chance } from '../world/chance.ts';

export type SpamFilter = {
  /** Whether the mailbox's host takes the mail for junk; the same mail always meets the same verdict. */
  isSpam(mail: { from: string; to: string; messageId: string }): boolean;
  /** The share of a domain's mail that reaches the inbox, before its records are looked at. */
  setReputation(domain: string, share: number): void;
};

type Options = {
  chance: Chance;
  zones: ZoneData;
  /** A domain the world has known for years, such as a company users write to. */
  isEstablished: (domain: string) => boolean;
};

/** Of a young domain that nobody has complained about. */
const YOUNG = 0.95;
/** By what a missing record cuts a domain's chances. */
const WITHOUT = { spf: 0.75, dkim: 0.7, dmarc: 0.9 };

export function createSpamFilter({ chance, zones, isEstablished }: Options): SpamFilter {
  const reputations = new Map<string, number>();

  function hasText(name: string, start: string): boolean {
    return zones.find(name).records.some(({ type, data }) => type === 'TXT' && data.startsWith(start));
  }

  function inboxShare(domain: string): number {
    const reputation = reputations.get(domain) ?? (isEstablished(domain) ? 1 : YOUNG);
    const spf = hasText(domain, 'v=spf1') ? 1 : WITHOUT.spf;
    // Which selector it is does not matter: that there is one below this name is enough.
    const dkim = zones.find(`_domainkey.${domain}`).exists ? 1 : WITHOUT.dkim;
    const dmarc = hasText(`_dmarc.${domain}`, 'v=DMARC1') ? 1 : WITHOUT.dmarc;
    return reputation * spf * dkim * dmarc;
  }

  return {
    isSpam({ from, to, messageId }) {
      // What a mail system says about a mail is not judged by its sender, who is nobody.
      if (from === '') return false;
      const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
      return chance.share(`spam ${domain} ${to.toLowerCase()} ${messageId}`) >= inboxShare(domain);
    },
    setReputation: (domain, share) => void reputations.set(domain.toLowerCase(), share),
  };
}
