import type { Statistics } from '../../../../api/campaigns/campaign-queries.ts';

type Hour = Statistics['hours'][number];

/** Fewer mails or replies than this are luck. */
const SENT_AT_LEAST = 30;
const REPLIES_AT_LEAST = 3;

/** The hour whose mails are answered most often, where there are enough to say so. */
export function bestHour(hours: readonly Hour[]): (Hour & { share: number }) | undefined {
  const [best] = hours
    .filter(({ sent, replied }) => sent >= SENT_AT_LEAST && replied >= REPLIES_AT_LEAST)
    .map((hour) => ({ ...hour, share: hour.replied / hour.sent }))
    .toSorted((a, b) => b.share - a.share);
  return best;
}

/** Every hour of the day in its place, also those nothing went out in. */
export function wholeDay(hours: readonly Hour[]): Hour[] {
  const known = new Map(hours.map((each) => [each.hour, each]));
  return Array.from({ length: 24 }, (_hour, hour) => known.get(hour) ?? { hour, sent: 0, opened: 0, replied: 0 });
}
