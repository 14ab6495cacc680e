import type { CampaignSettings, Round, Variant } from '@outrider/campaign-rules/campaign';
import { clickStateOf, openStateOf, type SentRound } from '@outrider/campaign-rules/judge-condition';

/** Opens and clicks are those by people. `unseen`: nothing could tell of either. */
export type SentFacts = { round: number; variant: string; opens: number; clicks: number; unseen: boolean };

type Rules = {
  settings: Pick<CampaignSettings, 'tracking'>;
  rounds: readonly (Pick<Round, 'condition'> & { variants: readonly Pick<Variant, 'id' | 'isPlainText'>[] })[];
};

/** A mail that went out, as conditions of later rounds see it. */
export function sentRoundOf(
  { round, variant, opens, clicks, unseen }: SentFacts,
  { settings: { tracking }, rounds }: Rules,
): SentRound {
  const isPlainText = rounds[round]?.variants.find(({ id }) => id === variant)?.isPlainText ?? false;
  const tracksOpens = tracking.opens && !unseen;
  const tracksClicks = tracking.clicks && !unseen;
  return {
    round,
    open: openStateOf({ tracksOpens, isPlainText, blocksImages: false, personOpens: opens }),
    click: clickStateOf({ tracksClicks, isPlainText, personClicks: clicks }),
  };
}
