import type { Forecast } from '../../../../api/campaigns/editor-queries.ts';

type Rates = { campaigns: number; replied: { of: number; low: number; high: number } };

/** Between how many and how many people reply, 19 times of 20; nothing where there is nothing to go by. */
export function expectedReplies(reach: Forecast['reach'], { campaigns, replied }: Rates): [number, number] | undefined {
  if (campaigns === 0 || replied.of === 0) return undefined;
  // A lead that is under way already gets no first round again: those of the largest one are people in any case.
  const people = Math.max(0, ...reach.map(({ leads }) => leads));
  return [Math.round(people * replied.low), Math.round(people * replied.high)];
}
