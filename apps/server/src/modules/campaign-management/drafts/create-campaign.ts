import { randomUUID } from 'node:crypto';
import type { CampaignSettings } from '@outrider/campaign-rules/campaign';
import type { Campaign, createCampaign as createCall } from '@outrider/contract/campaigns/campaign';
import type { Language } from '@outrider/contract/languages';
import { dayIn } from '@outrider/warmup-planner/days';
import type { z } from 'zod';
import {
  emptyRound,
  findLastFooter,
  hasLaunched,
  hoursFromNow,
  insertDraft,
  USUAL_HOURS,
  type UserScope,
  usualSettings,
} from '../../campaigns/index.ts';
import type { ManagementDeps } from '../management-deps.ts';
import { describeNew } from './load-campaign.ts';

type Wanted = z.output<typeof createCall.input> & { language: Language };

/** A new draft; its footer is what the workspace wrote below its last mails. */
export async function createCampaign(deps: ManagementDeps, person: UserScope, wanted: Wanted): Promise<Campaign> {
  const settings = await usualDraft(deps, person, wanted);
  const draft = { id: randomUUID(), name: wanted.name, settings, rounds: [emptyRound()], at: deps.now() };
  return describeNew(deps, await insertDraft(deps.db, person, draft));
}

/**
 * The rules a new campaign of this person starts with. A first one in the box may send at once, so that nobody's first look
 * at it is a wait for the morning.
 */
export async function usualDraft(
  deps: ManagementDeps,
  person: UserScope,
  wanted: Pick<Wanted, 'zone' | 'language'>,
): Promise<CampaignSettings> {
  const at = deps.now();
  const zone = isZone(wanted.zone) ? wanted.zone : await deps.zoneOf(person);
  const footer = await findLastFooter(deps.db, person);
  const isFirstTry = deps.isPractice && !(await hasLaunched(deps.db, person));
  const hours = isFirstTry ? hoursFromNow(zone, at) : USUAL_HOURS;
  return usualSettings({ zone, today: dayIn(zone, at), footer, language: wanted.language, hours });
}

function isZone(zone: string): boolean {
  try {
    return zone !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}
