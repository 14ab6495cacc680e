import type { Guard } from '../../../../api/campaigns/campaign-queries.ts';

type Category = Guard['byCategory'][number];

/** The last bounce that was counted when it stopped; what came in later did not stop it. */
export function trippedPoint({ at, points }: Guard): Guard['points'][number] | undefined {
  const counted = points.filter((point, index) => point.count > (points[index - 1]?.count ?? 0));
  return counted.findLast((point) => point.at <= at) ?? counted.at(-1);
}

const rateOf = ({ count, sent }: { count: number; sent: number }) => count / Math.max(1, sent);

/**
 * Leads still to come of the kind that made the trouble: worth holding where without them the rate is well below. Addresses
 * that were checked and found good are what there is to send to; to hold them would be to end the campaign.
 */
export function worthHolding({ byCategory, max }: Guard): (Category & { without: number }) | undefined {
  const [worst] = byCategory
    .filter(({ category, count }) => count > 0 && category !== 'VALID')
    .toSorted((a, b) => rateOf(b) - rateOf(a));
  if (!worst || worst.toCome === 0) return undefined;
  const others = byCategory.filter((each) => each !== worst);
  const without = rateOf({
    count: others.reduce((sum, { count }) => sum + count, 0),
    sent: others.reduce((sum, { sent }) => sum + sent, 0),
  });
  return without < max ? { ...worst, without } : undefined;
}
