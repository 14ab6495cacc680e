import * as composeErrors from '@outrider/contract/errors/compose';
import { discardDraft, openDraft, undiscardDraft } from '../../api/compose/drafts.ts';
import { ApiError } from '../../platform/create-call.ts';
import { checkMail } from './check-mail.ts';
import { callCompose, everyAction } from './compose-call.ts';
import { refreshDrafts } from './compose-queries.ts';
import { deliveryServer } from './delivery-server.ts';
import { attrsOf } from './state/attrs.ts';
import type { ComposeServer, Refusal } from './state/composer-deps.ts';

const QUIET = { silent: true };

const REFUSALS: ReadonlyMap<number | string, Refusal> = new Map([
  [composeErrors.draftChanged.code, 'changedElsewhere'],
  [composeErrors.autoSaveTooSoon.code, 'tooSoon'],
  [composeErrors.composeNotFound.code, 'gone'],
]);

export const composeServer: ComposeServer = {
  ...deliveryServer,
  check: checkMail,
  save: async (mail, revision, forced) => {
    const attrs = attrsOf(mail);
    const saved = await callCompose(mail, { ...everyAction(mail), action: 'save', attrs, revision, forced });
    return { draftId: saved.draftId, revision: saved.revision, savedAt: saved.savedAt };
  },
  open: (what) => openDraft(what, QUIET),
  checkSender: async (mail) => {
    await callCompose(mail, {
      ...everyAction(mail),
      action: 'continue',
      attrs: { account: mail.optSenderStr, optSenderStr: mail.optSenderStr },
      sendCheck: true,
    });
  },
  discard: async (draftId) => {
    await discardDraft({ draftId });
    void refreshDrafts();
  },
  undiscard: async (draftId) => {
    await undiscardDraft({ draftId });
    void refreshDrafts();
  },
  refusalOf: (error) => {
    if (!(error instanceof ApiError)) return 'other';
    return error.failure === 'unreachable' ? 'unreachable' : (REFUSALS.get(error.code) ?? 'other');
  },
};
