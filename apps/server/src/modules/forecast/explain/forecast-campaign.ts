import type { forecastCampaign as forecastCall } from '@outrider/contract/campaigns/forecast';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { findCampaign } from '../../campaigns/index.ts';
import { campaignForecastOf, type Version } from '../states/campaign-forecast.ts';
import type { ForecastDeps } from '../states/forecast-deps.ts';
import { nameLeads, toNextSend } from '../states/name-leads.ts';

type Wanted = z.output<typeof forecastCall.input>;

/** What will go out on each day, also of rules and mails that are not saved. */
export async function forecastCampaign(
  deps: ForecastDeps,
  scope: Scope,
  { campaignId, settings, rounds, asItRan }: Wanted,
): Promise<z.input<typeof forecastCall.output>> {
  const version = asItRan ? await versionThatRan(deps, scope, campaignId) : { settings, rounds };
  const { ahead } = await campaignForecastOf(deps, scope, campaignId, version);
  const { asOf, first, last, firstRoundDone, held, sends: _sends, zone: _zone, fieldGroups, ...rest } = ahead;
  const mailboxes = await deps.listMailboxes(deps.db, first ? [first.mailboxId] : []);
  const emails = new Map(mailboxes.map(({ id, email }) => [id, email]));
  const names = await nameLeads(deps, scope, first ? [first.leadId] : []);
  return {
    ...rest,
    fieldGroups: fieldGroups.map(({ holds, leads }) => ({ holds: [...holds], leads })),
    asOf: new Date(asOf).toISOString(),
    first: first && toNextSend(first, emails, names),
    last: writeTime(last),
    firstRoundDone: writeTime(firstRoundDone),
    held: held.length,
  };
}

const writeTime = (at: number | null) => (at === null ? null : new Date(at).toISOString());

async function versionThatRan({ db }: ForecastDeps, scope: Scope, campaignId: string): Promise<Version> {
  const campaign = await findCampaign(db, scope, campaignId);
  if (!campaign) throw new AppError('notFound');
  return campaign.ran ? { settings: campaign.ran.settings, rounds: campaign.ran.rounds } : {};
}
