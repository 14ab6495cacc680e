import { rateOf } from '@outrider/campaign-rules/wilson';
import type { TrendDay } from '@outrider/contract/dashboard';
import { dayAt, dayName, dayNumber, startOfDay } from '@outrider/send-planner/calendar';
import type { Scope } from '../../../platform/db.ts';
import { knownZone } from './known-zone.ts';
import type { StatisticsDeps, Trends } from './statistics-deps.ts';
import { type Among, countByCampaign, listTrendDays } from './trends.repository.ts';

type Deps = Pick<StatisticsDeps, 'db' | 'now' | 'trends'>;
type Wanted = Among & { zone: string; days: number };

/** How all campaigns did lately, against the time before; of a large workspace as it was a few seconds ago. */
export async function readTrends(deps: Deps, scope: Scope, wanted: Wanted): Promise<Trends> {
  const zone = knownZone(wanted.zone);
  const today = dayAt(zone, deps.now().getTime()).day;
  const key = [scope.workspaceId, zone, today, wanted.days, wanted.campaignId, wanted.mailboxId].join(' ');
  return deps.trends.of(key, '', () => countTrends(deps, scope, wanted, { zone, today: dayNumber(today) }));
}

async function countTrends(
  { db }: Deps,
  scope: Scope,
  { days, campaignId, mailboxId }: Wanted,
  { zone, today }: { zone: string; today: number },
): Promise<Trends> {
  const among = { campaignId, mailboxId };
  const beginOf = (day: number) => new Date(startOfDay(zone, day));
  const first = today - days + 1;
  const to = beginOf(today + 1);
  const [known, campaigns] = await Promise.all([
    listTrendDays(db, scope, { among, span: { from: beginOf(first - days), to }, zone }),
    countByCampaign(db, scope, { among, span: { from: beginOf(first), to } }),
  ]);
  const byDay = new Map(known.map((row) => [row.day, row]));
  const daysFrom = (from: number) =>
    Array.from({ length: days }, (_, index) => byDay.get(dayName(from + index)) ?? nothingOn(dayName(from + index)));
  return {
    days: daysFrom(first),
    before: daysFrom(first - days),
    ofDeleted: campaigns.reduce((sum, { isDeleted, sent }) => sum + (isDeleted ? sent : 0), 0),
    campaigns: new Map(
      campaigns.map(({ campaignId: id, sent, delivered, replied, interested }) => [
        id,
        { sent, reply: rateOf(Math.min(replied, delivered), delivered), interested },
      ]),
    ),
  };
}

const nothingOn = (day: string): TrendDay => ({ day, sent: 0, delivered: 0, opened: 0, replies: 0, bounced: 0 });
