import type { CampaignStatus } from '@outrider/campaign-rules/campaign';
import { noteCampaignEvents, type UserScope } from '../../campaigns/index.ts';
import type { ManagementDeps } from '../management-deps.ts';
import { markStill } from './launch.repository.ts';

type Deps = Pick<ManagementDeps, 'db' | 'log' | 'now' | 'nameOf'>;

/** What is reserved and not on the wire goes back to the queue; due times stay as they are. */
export const pauseCampaigns = (deps: Deps, person: UserScope, ids: readonly string[]) =>
  makeStill(deps, person, ids, { status: 'suspend', from: ['progressing'], kind: 'paused' });

export const cancelCampaigns = (deps: Deps, person: UserScope, ids: readonly string[]) =>
  makeStill(deps, person, ids, { status: 'cancel', from: ['new', 'progressing', 'suspend'], kind: 'canceled' });

type Still = { status: CampaignStatus; from: readonly CampaignStatus[]; kind: 'paused' | 'canceled' };

async function makeStill(
  deps: Deps,
  person: UserScope,
  ids: readonly string[],
  { kind, ...wanted }: Still,
): Promise<{ changed: number }> {
  const by = await deps.nameOf(person);
  const changed = await deps.db.transaction().execute(async (trx) => {
    const at = deps.now();
    const still = await markStill(trx, person, ids, { ...wanted, at, by });
    await noteCampaignEvents(
      trx,
      person,
      still.map((campaignId) => ({ campaignId, kind, at, words: by })),
    );
    return still;
  });
  for (const campaign of changed) deps.log.info({ campaign, by }, `A campaign was ${kind}`);
  return { changed: changed.length };
}
