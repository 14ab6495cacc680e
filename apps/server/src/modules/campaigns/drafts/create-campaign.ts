import { randomUUID } from 'node:crypto';
import type { Campaign, createCampaign as createCall } from '@outrider/contract/campaigns/campaign';
import type { Language } from '@outrider/contract/languages';
import { dayIn } from '@outrider/warmup-planner/days';
import type { z } from 'zod';
import type { CampaignsDeps, UserScope } from '../campaigns-deps.ts';
import { findLastFooter, insertDraft } from './campaigns.repository.ts';
import { describeNew } from './load-campaign.ts';
import { emptyRound, usualSettings } from './usual-settings.ts';

type Wanted = z.output<typeof createCall.input> & { language: Language };

/** A new draft; its footer is what the workspace wrote below its last letters. */
export async function createCampaign(deps: CampaignsDeps, person: UserScope, wanted: Wanted): Promise<Campaign> {
  const { db, now } = deps;
  const at = now();
  const zone = isZone(wanted.zone) ? wanted.zone : await deps.zoneOf(person);
  const footer = await findLastFooter(db, person);
  const settings = usualSettings({ zone, today: dayIn(zone, at), footer, language: wanted.language });
  const draft = { id: randomUUID(), name: wanted.name, settings, rounds: [emptyRound()], at };
  return describeNew(deps, await insertDraft(db, person, draft));
}

function isZone(zone: string): boolean {
  try {
    return zone !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}
