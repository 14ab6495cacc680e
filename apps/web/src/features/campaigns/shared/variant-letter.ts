import type { Campaign } from '@outrider/contract/campaigns/campaign';

const FIRST_LETTER = 65;

export const letterAt = (index: number): string => String.fromCharCode(FIRST_LETTER + index);

/** A variant is known by its id, and to people by its letter. A round with one variant needs none. */
export function variantLetter(rounds: Campaign['rounds'] | undefined, round: number, variant: string): string {
  const variants = rounds?.[round]?.variants ?? [];
  const index = variants.findIndex(({ id }) => id === variant);
  if (index < 0) return variant.length === 1 && variants.length !== 1 ? variant : '';
  return variants.length > 1 ? letterAt(index) : '';
}
