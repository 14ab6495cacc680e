import { BOUNCE_SHARE_MAX, GUARD_DAYS } from '@outrider/campaign-rules/guard-rails';
import { rateOf } from '@outrider/campaign-rules/wilson';
import type { readCampaignsOverview } from '@outrider/contract/campaigns/statistics';
import { dayAt, dayName, dayNumber, startOfDay } from '@outrider/send-planner/calendar';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { campaignStatesOf, type ForecastDeps, listSharing } from '../../forecast/index.ts';
import { countUnanswered } from '../../inbox/index.ts';
import { knownZone } from './known-zone.ts';
import { countOverview, countTroubled, listInterested, listRepliesLately } from './overview.repository.ts';

const WEEK = 7;

/** The strip above the list of campaigns. Today and the days of the week are the asker's own. */
export async function readOverview(
  deps: ForecastDeps,
  scope: Scope,
  wanted: { zone: string },
): Promise<z.input<typeof readCampaignsOverview.output>> {
  const { db } = deps;
  const zone = knownZone(wanted.zone);
  const today = dayNumber(dayAt(zone, deps.now().getTime()).day);
  const beginOf = (day: number) => new Date(startOfDay(zone, day));
  const week = beginOf(today - WEEK + 1);
  const month = beginOf(today - GUARD_DAYS + 1);
  const running = (await listSharing(db, scope, [])).map(({ id }) => id);
  const [counts, replies, interested, states, troubled] = await Promise.all([
    countOverview(db, scope, { today: beginOf(today), week, month }),
    listRepliesLately(db, scope, { since: week, zone }),
    listInterested(db, scope, { since: week }),
    campaignStatesOf(deps, scope, running),
    countTroubled(db, scope),
  ]);
  const byDay = new Map(replies.map((row) => [row.day, row.replies]));
  const ahead = [...states.values()];
  return {
    sentToday: counts.sentToday,
    plannedToday: counts.sentToday + ahead.reduce((sum, { leftToday }) => sum + leftToday, 0),
    replies: {
      count: replies.reduce((sum, row) => sum + row.replies, 0),
      delivered: counts.delivered,
      days: Array.from({ length: WEEK }, (_, index) => byDay.get(dayName(today - WEEK + 1 + index)) ?? 0),
    },
    interested: { count: interested.length, unanswered: await countUnanswered(db, scope, interested) },
    bounce: { ...rateOf(counts.bounced, counts.sent), max: BOUNCE_SHARE_MAX },
    notSending: troubled + ahead.filter(({ waitReason }) => waitReason?.reason === 'noMailbox').length,
  };
}
