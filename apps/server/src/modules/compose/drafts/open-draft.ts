import type { openDraft as call, Draft } from '@outrider/contract/compose/drafts';
import { AppError } from '@outrider/contract/errors';
import type { Language } from '@outrider/contract/languages';
import type { z } from 'zod';
import type { Caller } from '../../../platform/http/caller.ts';
import { findOriginals } from '../../inbox/index.ts';
import type { ComposeDeps } from '../compose-deps.ts';
import { answerMail, attachMails } from './answer-mail.ts';
import { describeDraft } from './describe-draft.ts';
import { readDraft } from './drafts.repository.ts';
import { readMark } from './read-mark.ts';
import { takeInDraft } from './take-in-draft.ts';

export async function openDraft(
  deps: ComposeDeps,
  caller: Caller,
  wish: z.output<typeof call.input>,
  language: Language,
): Promise<Draft> {
  if ('draftId' in wish) return showDraft(deps, caller, wish.draftId);
  if ('attach' in wish) return attachMails(deps, caller, wish.attach);
  const { mid } = 'mid' in wish ? wish : wish.reference;
  const [original] = await findOriginals(deps.db, caller, [mid]);
  if (!original) throw new AppError('mailNotFound');
  if ('reference' in wish) return answerMail(deps, caller, original, { kind: wish.reference.kind, language });
  if (!original.isInDrafts) throw new AppError('mailNotFound');
  const ours = readMark(original.draftMark)?.id ?? original.id;
  const draft = await readDraft(deps.db, caller, ours);
  return draft ? describeDraft(draft) : takeInDraft(deps, caller, original);
}

export async function showDraft({ db }: ComposeDeps, caller: Caller, draftId: string): Promise<Draft> {
  const draft = await readDraft(db, caller, draftId);
  if (!draft) throw new AppError('composeNotFound');
  return describeDraft(draft);
}
