import type { TFunction } from 'i18next';
import type { ExplainedGroup } from '../../../../api/campaigns/campaign-queries.ts';

type Dates = {
  day: (at: string) => string;
  time: (at: string) => string;
  moment: (at: string) => string;
  isToday: (at: string) => boolean;
};

/** Until when the reason of a group holds, in words. */
export function groupEnds(group: ExplainedGroup, t: TFunction<'campaigns'>, dates: Dates): string {
  const { endsFrom, endsTo, fix } = group;
  if (group.group === 'stopped') return t('reasonsTab.forGood');
  if (endsFrom === null) return fix === null ? '--' : t('reasonsTab.whenYouAct');
  if (endsTo === null || endsTo === endsFrom) {
    return t('reasonsTab.at', { at: dates.isToday(endsFrom) ? dates.time(endsFrom) : dates.moment(endsFrom) });
  }
  if (dates.isToday(endsTo)) return t('reasonsTab.from', { from: dates.time(endsFrom), to: dates.time(endsTo) });
  const [from, to] = [dates.day(endsFrom), dates.day(endsTo)];
  return from === to ? from : t('reasonsTab.onItsOwn', { from, to });
}
