import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { releaseUploads } from '../../files/index.ts';
import { moveDraft } from './drafts.repository.ts';

/** Its undo time or its schedule begins. False: it was changed, sent or discarded meanwhile. */
export const markSending = (trx: Trx, scope: Scope, id: string, revision: number): Promise<boolean> =>
  moveDraft(trx, scope, id, { from: 'open', to: 'sending', revision, endedAt: null });

/** The mail was stopped before it left: the draft can be written on again, as it was. */
export const reopenDraft = (trx: Trx, scope: Scope, id: string): Promise<boolean> =>
  moveDraft(trx, scope, id, { from: 'sending', to: 'open', endedAt: null });

/** The mail left and its copy is in Sent: the draft is over, and its copy at the server goes. */
export async function finishDraft(trx: Trx, scope: Scope, id: string, at: Date): Promise<boolean> {
  const isOver = await moveDraft(trx, scope, id, { from: 'sending', to: 'sent', endedAt: at, copyAt: at });
  if (isOver) await releaseUploads(trx, scope, id, at);
  return isOver;
}

export const discardDraft = (db: Db, scope: Scope, id: string, at: Date): Promise<boolean> =>
  moveDraft(db, scope, id, { from: 'open', to: 'discarded', endedAt: at, copyAt: at });

export const undiscardDraft = (db: Db, scope: Scope, id: string, at: Date): Promise<boolean> =>
  moveDraft(db, scope, id, { from: 'discarded', to: 'open', endedAt: null, copyAt: at });
