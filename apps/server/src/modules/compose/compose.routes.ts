import * as alias from '@outrider/contract/compose/aliases';
import * as call from '@outrider/contract/compose/drafts';
import { listOpens as listOpensCall } from '@outrider/contract/compose/opens';
import { fetchRemotePicture } from '@outrider/contract/compose/picture';
import * as help from '@outrider/contract/compose/sending-help';
import { AppError } from '@outrider/contract/errors';
import { type Api, serve } from '../../platform/http/serve.ts';
import type { ComposeDeps } from './compose-deps.ts';
import { deliveryRoutes } from './delivery/delivery.routes.ts';
import { keepAlias, listAliases, removeAlias } from './drafts/aliases.ts';
import { discardDraft, undiscardDraft } from './drafts/change-state.ts';
import { keepOurs } from './drafts/copies.repository.ts';
import { listDrafts } from './drafts/list-drafts.ts';
import { openDraft, showDraft } from './drafts/open-draft.ts';
import { listVersions, restoreVersion, showVersion } from './drafts/versions.ts';
import { listOpens } from './opens/list-opens.ts';
import { createPictureFetcher } from './pictures/fetch-remote-picture.ts';
import { checkMail } from './recipients/check-mail.ts';
import { listRecipients } from './recipients/list-recipients.ts';
import { readSettings, writeSettings } from './settings/settings.repository.ts';

export function composeRoutes(api: Api, deps: ComposeDeps) {
  const { db, now } = deps;
  const fetchPicture = createPictureFetcher(deps);
  serve(api, fetchRemotePicture, (_caller, { url }) => fetchPicture(url));
  serve(api, alias.listAliases, (caller, { accountId }) => listAliases(db, caller, accountId));
  serve(api, alias.addAlias, (caller, wanted) => keepAlias(deps, caller, wanted));
  serve(api, alias.removeAlias, async (caller, { aliasId }) => {
    await removeAlias(db, caller, aliasId);
    return {};
  });
  serve(api, listOpensCall, (caller, { mids }) => listOpens(db, caller, mids));
  serve(api, help.listRecipients, (caller, input) => listRecipients(deps, caller, input));
  serve(api, help.checkMail, (caller, input) => checkMail(deps, caller, input));
  serve(api, help.getComposeSettings, (caller) => readSettings(db, caller));
  serve(api, help.saveComposeSettings, (caller, changes) => writeSettings(db, caller, changes));
  deliveryRoutes(api, deps.delivery);
  serve(api, call.listDrafts, (caller, input) => listDrafts(deps, caller, input));
  serve(api, call.openDraft, (caller, input, { language }) => openDraft(deps, caller, input, language));
  serve(api, call.listDraftVersions, (caller, { draftId }) => listVersions(deps, caller, draftId));
  serve(api, call.readDraftVersion, (caller, input) => showVersion(deps, caller, input));
  serve(api, call.restoreDraft, (caller, input) => restoreVersion(deps, caller, input));
  serve(api, call.settleDraft, async (caller, { draftId, keep }) => {
    const choose = keep === 'ours' ? keepOurs : discardDraft;
    if (!(await choose(db, caller, draftId, now()))) throw new AppError('composeNotFound');
    return {};
  });
  serve(api, call.discardDraft, async (caller, { draftId }) => {
    if (!(await discardDraft(db, caller, draftId, now()))) throw new AppError('composeNotFound');
    return {};
  });
  serve(api, call.undiscardDraft, async (caller, { draftId }) => {
    if (!(await undiscardDraft(db, caller, draftId, now()))) throw new AppError('composeNotFound');
    return showDraft(deps, caller, draftId);
  });
}
