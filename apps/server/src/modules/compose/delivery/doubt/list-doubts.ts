import { DOUBT_DAYS, DOUBTS_MAX } from '@outrider/contract/campaigns/doubts';
import type { ComposedDoubt } from '@outrider/contract/compose/doubts';
import type { Language } from '@outrider/contract/languages';
import type { Scope } from '../../../../platform/db.ts';
import type { DeliverDeps } from '../deliver-deps.ts';
import { listDeliveries } from '../deliveries.repository.ts';
import { describeAll } from '../describe-all.ts';
import { listInDoubt } from './doubts.repository.ts';
import { SESSION_LIMIT_MS } from './settle-doubt.ts';

const DAY_MS = 86_400_000;

export async function listComposedDoubts(
  deps: Pick<DeliverDeps, 'db' | 'listMailboxes'>,
  scope: Scope,
  language: Language,
): Promise<{ doubts: ComposedDoubt[] }> {
  const found = await listInDoubt(deps.db, scope, DOUBTS_MAX);
  const stored = await listDeliveries(
    deps.db,
    scope,
    found.map(({ id }) => id),
  );
  const deliveries = new Map((await describeAll(deps, stored, language)).map((one) => [one.deliveryId, one]));
  const doubts = found.flatMap(({ id, since, newest }) => {
    const one = deliveries.get(id);
    if (!one) return [];
    const { deliveryId, draftId, account, subject, recipients, recipientCount } = one;
    const about = { deliveryId, draftId, account, subject, recipients, recipientCount };
    return {
      ...about,
      since: since.toISOString(),
      countsAt: new Date(newest.getTime() + DOUBT_DAYS * DAY_MS).toISOString(),
      sendAgainFrom: new Date(since.getTime() + SESSION_LIMIT_MS).toISOString(),
    };
  });
  return { doubts };
}
