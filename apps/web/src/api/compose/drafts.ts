import * as contract from '@outrider/contract/compose/drafts';
import { request } from '../request.ts';

export const discardDraft = request(contract.discardDraft);
export const listDraftVersions = request(contract.listDraftVersions, { silent: true });
export const listDrafts = request(contract.listDrafts, { silent: true });
export const openDraft = request(contract.openDraft);
export const readDraftVersion = request(contract.readDraftVersion, { silent: true });
export const restoreDraft = request(contract.restoreDraft);
export const settleDraft = request(contract.settleDraft);
export const undiscardDraft = request(contract.undiscardDraft);
