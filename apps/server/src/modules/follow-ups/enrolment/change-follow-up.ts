import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import type { LeadsDeps } from '../../leads/index.ts';
import { changeFollowUp, lockFollowUp } from './follow-ups.repository.ts';
import { takeBack } from './take-back.ts';
import './follow-up.payload.ts';

type Deps = Pick<LeadsDeps, 'db' | 'jobs' | 'now'>;
type Wish = { followUpId: string };

/** Nobody is written to for this reply. False where the first mail has left. */
export const undoFollowUp = (deps: Deps, scope: Scope, { followUpId }: Wish): Promise<{ changed: boolean }> =>
  deps.db.transaction().execute(async (trx) => {
    const row = await lockFollowUp(trx, scope, { id: followUpId });
    if (!row) throw new AppError('notFound');
    return { changed: await takeBack(deps, trx, scope, row) };
  });

/** Another day than the one that was read out of the reply; a person who is enrolled is enrolled anew for it. */
export const moveFollowUp = (deps: Deps, scope: Scope, { followUpId, day }: Wish & { day: string }) =>
  deps.db.transaction().execute(async (trx) => {
    const row = await lockFollowUp(trx, scope, { id: followUpId });
    if (!row || row.state === 'takenBack') throw new AppError('notFound');
    if (row.state === 'enrolled' && !(await takeBack(deps, trx, scope, row))) return { changed: false };
    const isMeant = row.state !== 'proposed';
    await changeFollowUp(trx, row.id, {
      day,
      day_by: 'chosen',
      reason: '',
      new_lead_id: null,
      state: isMeant ? 'waiting' : 'proposed',
    });
    if (isMeant) await deps.jobs.enqueue(trx, 'campaigns.follow-up', { ...scopeOf(scope), followUpId });
    return { changed: true };
  });

/** The user agrees that the person who was named is written to. */
export const agreeToFollowUp = (deps: Deps, scope: Scope, { followUpId }: Wish): Promise<{ changed: boolean }> =>
  deps.db.transaction().execute(async (trx) => {
    const row = await lockFollowUp(trx, scope, { id: followUpId });
    if (!row) throw new AppError('notFound');
    if (row.state !== 'proposed' || row.address === '') return { changed: false };
    await changeFollowUp(trx, row.id, { state: 'waiting', reason: '' });
    await deps.jobs.enqueue(trx, 'campaigns.follow-up', { ...scopeOf(scope), followUpId });
    return { changed: true };
  });

const scopeOf = ({ workspaceId }: Scope) => ({ workspaceId });
