import type { LinkCandidate } from '@outrider/contract/campaigns/replies';
import type { TFunction } from 'i18next';

/** "Round 2 B", as rounds and variants are named everywhere. */
export const roundWords = (
  t: TFunction<'inbox'>,
  { round, variant }: Pick<LinkCandidate['mail'], 'round' | 'variant'>,
) => [t('link.round', { round: round + 1 }), variant].filter(Boolean).join(' ');
