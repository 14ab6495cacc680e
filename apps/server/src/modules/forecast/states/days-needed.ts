import { FORECAST_DAYS_MAX } from '@outrider/contract/campaigns/forecast';
import { dayAt, dayNumber } from '@outrider/send-planner/calendar';
import type { Scope } from '../../../platform/db.ts';
import { campaignForecastOf } from './campaign-forecast.ts';
import type { ForecastDeps } from './forecast-deps.ts';

/**
 * Days of the campaign's zone until everybody is through, from now or from its first day: 1 when all goes out on one
 * day, 0 when there is nobody to send to, the most that is forecast when it goes on beyond that. Null when a lead that
 * waits never gets anything.
 */
export async function daysNeededOf(deps: ForecastDeps, scope: Scope, campaignId: string): Promise<number | null> {
  const { ahead, settings } = await campaignForecastOf(deps, scope, campaignId);
  const { zone, startDay } = settings.schedule;
  if (ahead.last === null) return ahead.goesOn ? null : 0;
  if (ahead.goesOn) return FORECAST_DAYS_MAX;
  const from = Math.max(dayNumber(dayAt(zone, ahead.asOf).day), dayNumber(startDay) || 0);
  return dayNumber(dayAt(zone, ahead.last).day) - from + 1;
}
