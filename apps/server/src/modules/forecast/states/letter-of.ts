import { chooseVariant } from '../../campaigns/index.ts';
import type { PlannedRound } from '../../sending/index.ts';

/** A, B, C … as variants are shown. */
const letterAt = (place: number): string => (place < 0 ? '' : String.fromCharCode(65 + place));

export function letterOf(rounds: readonly PlannedRound[], leadId: string, round: number): string {
  const chosen = chooseVariant(rounds[round], { leadId, round });
  return letterOfId(rounds[round], chosen?.id ?? '');
}

/** One that is not there any more has none. */
export const letterOfId = (round: { variants: readonly { id: string }[] } | undefined, variantId: string): string =>
  letterAt(round?.variants.findIndex(({ id }) => id === variantId) ?? -1);
