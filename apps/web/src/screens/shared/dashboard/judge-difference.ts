import type { ComparedCampaign } from '@outrider/contract/dashboard';

type Compared = Pick<ComparedCampaign, 'name' | 'sent' | 'reply'>;

/**
 * Who answers best, and whom that one is ahead of beyond doubt: their intervals do not touch. Without such a one every
 * difference may be chance. Nothing where fewer than two can be compared.
 */
export function judgeDifference(campaigns: readonly Compared[]): { leader: string; behind: string[] } | undefined {
  const ranked = campaigns.filter(({ reply }) => reply.of > 0).toSorted((a, b) => b.reply.share - a.reply.share);
  const [first, ...others] = ranked;
  if (!first || others.length === 0) return undefined;
  const behind = others.filter(({ reply }) => reply.high < first.reply.low).map(({ name }) => name);
  return { leader: first.name, behind };
}
