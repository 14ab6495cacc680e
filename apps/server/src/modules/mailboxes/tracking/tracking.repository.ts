import type { TrackingState } from '@outrider/contract/mailboxes/settings';
import type { Db, Scope } from '../../../platform/db.ts';
import { anyOf } from '../mailboxes.repository.ts';

export type TrackingDomain = {
  mailboxId: string;
  email: string;
  domain: string;
  state: TrackingState;
  checkedAt: Date | null;
};

/** Of those that have one. */
export const listTrackingDomains = (
  db: Db,
  { workspaceId }: Scope,
  mailboxIds: readonly string[],
): Promise<TrackingDomain[]> =>
  db
    .selectFrom('mailboxes')
    .select([
      'id as mailboxId',
      'email',
      'tracking_domain as domain',
      'tracking_state as state',
      'tracking_checked_at as checkedAt',
    ])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', anyOf(mailboxIds))
    .where('tracking_domain', '<>', '')
    .orderBy('email')
    .execute();
