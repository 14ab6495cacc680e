import type { CampaignSettings, Round } from './campaign.ts';
import { asksForValue } from './judge-field.ts';

export const FIELD_TROUBLES = ['noField', 'unknownField', 'noValue'] as const;
/** What is wrong with a condition on a field: until it is mended, it cannot be said which leads it means. */
export type FieldTrouble = (typeof FIELD_TROUBLES)[number];

export const CLICK_TROUBLES = ['clicksOff', 'clicksUnseen', 'clickStops'] as const;
/** Why a condition on clicks can never hold: none is seen at all, or none in mails without a page, or a click is the end. */
export type ClickTrouble = (typeof CLICK_TROUBLES)[number];

type Asked = Pick<Round, 'condition' | 'scope' | 'field'> & { variants: readonly { isPlainText: boolean }[] };

/** `known`: the fields leads and contacts have; undefined while nobody has looked. */
export function fieldTrouble(
  { condition, field }: Pick<Round, 'condition' | 'field'>,
  known: ReadonlySet<string> | undefined,
): FieldTrouble | undefined {
  if (condition !== 'field') return undefined;
  if (!field || field.name === '') return 'noField';
  if (known && !known.has(field.name)) return 'unknownField';
  return asksForValue(field.test) && field.value.trim() === '' ? 'noValue' : undefined;
}

/** Of the round at this place. The first has nothing before it to look at. */
export function clickTrouble(
  rounds: readonly Asked[],
  at: number,
  { tracking, stops }: Pick<CampaignSettings, 'tracking' | 'stops'>,
): ClickTrouble | undefined {
  const round = rounds[at];
  if (at === 0 || (round?.condition !== 'clicked' && round?.condition !== 'notClicked')) return undefined;
  if (!tracking.clicks) return 'clicksOff';
  const looked = round.scope === 'previous' ? rounds.slice(at - 1, at) : rounds.slice(0, at);
  if (looked.every(({ variants }) => variants.every(({ isPlainText }) => isPlainText))) return 'clicksUnseen';
  return round.condition === 'clicked' && stops.onClick ? 'clickStops' : undefined;
}
