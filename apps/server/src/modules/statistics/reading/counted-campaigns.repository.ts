import type { CampaignStatus, Round } from '@outrider/campaign-rules/campaign';
import { sql } from 'kysely';
import { type Db, runPlannedOnce, type Scope } from '../../../platform/db.ts';
import { NEWEST_LEAD } from '../../campaigns/index.ts';
import type { Untracked } from './mails.repository.ts';

/** What counting must know of a campaign; its variants only by name. */
export type CountedCampaign = {
  id: string;
  status: CampaignStatus;
  tracksOpens: boolean;
  rounds: CountedRound[];
  /** Changes with all that users did to it; not with what comes back all day. */
  shape: string;
};
export type CountedRound = { variants: Pick<Round['variants'][number], 'id' | 'subject' | 'weight' | 'isPlainText'>[] };

export function listCounted(db: Db, { workspaceId }: Scope, ids: readonly string[]): Promise<CountedCampaign[]> {
  const query = sql<CountedCampaign>`select c.id, c.status,
      (c.settings -> 'tracking' ->> 'opens')::boolean as "tracksOpens",
      (select coalesce(jsonb_agg(jsonb_build_object('variants', (select coalesce(jsonb_agg(jsonb_build_object(
          'id', v.variant -> 'id', 'subject', v.variant -> 'subject', 'weight', v.variant -> 'weight',
          'isPlainText', v.variant -> 'isPlainText') order by v.place), '[]')
          from jsonb_array_elements(r.round -> 'variants') with ordinality as v (variant, place))) order by r.place), '[]')
        from jsonb_array_elements(c.rounds) with ordinality as r (round, place)) as rounds,
      concat_ws(' ', c.status, c.revision, ${NEWEST_LEAD}) as shape
    from campaigns c where c.workspace_id = ${workspaceId} and c.id = any(${[...ids]}::uuid[]) and c.deleted_at is null
    order by c.id`;
  return runPlannedOnce(db, 'campaigns.counted', query.compile(db));
}

export const untrackedOf = (campaigns: readonly CountedCampaign[]): Untracked => ({
  campaignIds: campaigns.filter(({ tracksOpens }) => !tracksOpens).map(({ id }) => id),
  plain: campaigns.flatMap(({ id, rounds }) =>
    rounds.flatMap(({ variants }, round) =>
      variants
        .filter(({ isPlainText }) => isPlainText)
        .map((variant) => ({ campaignId: id, round, variant: variant.id })),
    ),
  ),
});
