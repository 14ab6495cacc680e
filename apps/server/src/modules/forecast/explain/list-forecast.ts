import type { listForecast as listCall } from '@outrider/contract/campaigns/forecast';
import { dayAt, dayNumber, startOfDay } from '@outrider/send-planner/calendar';
import { REASONS } from '@outrider/send-planner/reasons';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { type CampaignForecast, campaignForecastOf } from '../states/campaign-forecast.ts';
import { describeWaitReason } from '../states/campaign-states.ts';
import type { ForecastDeps } from '../states/forecast-deps.ts';
import { letterOf } from '../states/letter-of.ts';
import { type LeadName, nameLeads } from '../states/name-leads.ts';
import type { SendTable } from '../worker/compute-forecast.ts';
import { REASON_NAMES } from '../worker/lead-table.ts';

type Wanted = z.output<typeof listCall.input>;
type Listed = z.input<typeof listCall.output>;

const PAGE = 100;

/** Who gets what on a day of the campaign's zone, when, from where, and what it waited for until then. */
export async function listForecast(deps: ForecastDeps, scope: Scope, wanted: Wanted): Promise<Listed> {
  const forecast = await campaignForecastOf(deps, scope, wanted.campaignId);
  const { sends, zone, held } = forecast.ahead;
  const [from, until] = placesOn(sends, zone, wanted.day);
  const names = await nameLeads(deps, scope, [
    ...leadsOf(sends, from, until),
    ...held.slice(0, PAGE).map(({ leadId }) => leadId),
  ]);
  const search = wanted.search.toLowerCase();
  const isFound = (name: LeadName | undefined) =>
    search === '' || `${name?.name} ${name?.company} ${name?.email}`.toLowerCase().includes(search);
  const places: number[] = [];
  for (let place = Math.max(from, Number(wanted.after) || 0); place < until && places.length <= PAGE; place += 1) {
    if (isFound(names.get(leadAt(sends, place)))) places.push(place);
  }
  const next = places[PAGE];
  const rows = places.slice(0, PAGE);
  const mailboxes = await deps.listMailboxes(deps.db, sends.mailboxIds);
  const emails = new Map(mailboxes.map(({ id, email }) => [id, email]));
  return {
    rows: rows.map((place) => describeSend(forecast, place, emails, names)),
    next: next === undefined ? '' : String(next),
    mails: until - from,
    held: held.slice(0, PAGE).flatMap(({ leadId, waitReason }) => {
      const [name, written] = [names.get(leadId), describeWaitReason(waitReason)];
      return written && isFound(name)
        ? [{ leadId, name: name?.name ?? '', company: name?.company ?? '', waitReason: written }]
        : [];
    }),
  };
}

const leadAt = ({ leads }: SendTable, place: number) => String(leads[place] ?? 0);
const leadsOf = (sends: SendTable, from: number, until: number) =>
  Array.from({ length: until - from }, (_, index) => leadAt(sends, from + index));

/** The mails of a day: from the first to, not including, the second place. */
function placesOn({ at }: SendTable, zone: string, day: string): [number, number] {
  const begins = startOfDay(zone, dayNumber(day));
  const { until } = dayAt(zone, begins);
  const from = at.findIndex((moment) => moment >= begins);
  if (!Number.isFinite(begins) || from < 0) return [0, 0];
  const end = at.findIndex((moment) => moment >= until);
  return [from, end < 0 ? at.length : end];
}

function describeSend(
  { ahead: { sends, asOf }, rounds, settings }: CampaignForecast,
  place: number,
  emails: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, LeadName>,
): Listed['rows'][number] {
  const leadId = leadAt(sends, place);
  const round = sends.rounds[place] ?? 0;
  const mailboxId = sends.mailboxIds[sends.mailboxes[place] ?? 0] ?? '';
  const email = emails.get(mailboxId) ?? '';
  const zone = sends.zoneNames[sends.zones[place] ?? 0] ?? '';
  const reason = REASON_NAMES[(sends.reasons[place] ?? 0) - 1];
  const at = new Date(sends.at[place] ?? asOf).toISOString();
  const name = names.get(leadId);
  const company = name?.email.split('@').at(-1) ?? '';
  const values = {
    zone: zone || settings.schedule.zone,
    company,
    limit: settings.limits.perDomain,
    ...(reason === 'delay' ? rounds[round]?.delay : {}),
    ...(reason === 'gap' ? { email } : {}),
    round,
  };
  return {
    at,
    leadId,
    name: name?.name ?? '',
    company: name?.company ?? '',
    zone,
    round,
    variant: letterOf(rounds, leadId, round),
    mailboxId,
    email,
    // What it waited for ends when it goes.
    waitReason: reason ? { reason, until: at, values, fix: REASONS[reason].fix } : null,
  };
}
