import { randomUUID } from 'node:crypto';
import type { ComposeAttrs } from '@outrider/contract/compose/attrs';
import { AppError } from '@outrider/contract/errors';
import { htmlToLines } from '@outrider/mail-kit/classify/html-to-lines';
import { z } from 'zod';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { copyDueAfter } from './copy-rules.ts';
import { type DraftToSave, findRefusal, type SavedRow, saveRow } from './save.repository.ts';

export type SaveWish = {
  /** Empty: a new draft. */
  id: string;
  /** The mailbox by its address or id; empty: none is named. */
  account: string;
  revision: number | null;
  forced: boolean;
  attrs: ComposeAttrs;
  at: Date;
  /** On leaving: the copy at the server follows at once. */
  isLeft?: boolean;
  /** It is to be encrypted: what it was before goes, here and at the server, at once. */
  isSecret?: boolean;
};

export type SavedDraft = SavedRow & { id: string; attrs: ComposeAttrs };

/** What stood in the way of a save may be gone by the time the client asks for it. */
const TRIES = 3;

/** Saves a draft as a whole. Refused: `autoSaveTooSoon`, `draftChanged`, `composeNotFound`, `accountInvalid`. */
export async function saveDraft(db: Db | Trx, scope: Scope, wish: SaveWish): Promise<SavedDraft> {
  const attrs = withoutDeleted(wish.attrs);
  const draft = toRow({ ...wish, id: wish.id || randomUUID(), attrs });
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const saved = await saveRow(db, scope, draft);
    if (saved) return { ...saved, id: draft.id, attrs };
    const refusal = await findRefusal(db, scope, draft);
    if (refusal.reason === 'same') return { ...refusal.saved, id: draft.id, attrs };
    if (refusal.reason === 'draftChanged') {
      const { revision, savedAt } = refusal;
      throw new AppError('draftChanged', { data: { revision, savedAt: savedAt.toISOString() } });
    }
    if (refusal.reason !== 'none') throw new AppError(refusal.reason);
  }
  throw new AppError('serverBusy');
}

const withoutDeleted = (attrs: ComposeAttrs): ComposeAttrs => ({
  ...attrs,
  attachments: attrs.attachments.filter(({ deleted }) => !deleted),
  cloudattachments: attrs.cloudattachments.filter(({ deleted }) => !deleted),
});

function toRow({
  account,
  attrs: { content, ...attrs },
  isLeft = false,
  isSecret = false,
  ...wish
}: SaveWish): DraftToSave {
  const name = account.trim().toLowerCase();
  const isId = z.uuid().safeParse(name).success;
  return {
    ...wish,
    account: isId ? { email: '', id: name } : { email: name, id: null },
    attrs,
    content,
    summary: summaryOf(content, attrs.isHtml),
    copyAt: isLeft || isSecret ? wish.at : copyDueAfter(wish.at),
    isSecret,
  };
}

const SUMMARY_LENGTH = 200;
/** Mostly the first has enough words; so much of a page as the second has some, no matter how it begins. */
const READ_LENGTHS = [500, 2_000];

function summaryOf(content: string, isHtml: boolean): string {
  let words = '';
  for (const length of READ_LENGTHS) {
    const start = content.slice(0, length);
    words = (isHtml ? htmlToLines(start) : start).replaceAll(/\s+/g, ' ').trim();
    if (words.length >= SUMMARY_LENGTH) break;
  }
  return words.slice(0, SUMMARY_LENGTH).toWellFormed();
}
