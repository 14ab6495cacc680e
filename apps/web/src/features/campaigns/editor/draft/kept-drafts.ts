import { drafts } from '../../../../platform/drafts.ts';
import { type KeptDraft, keptDraft } from './draft.ts';

const nameOf = (campaignId: string) => `campaign ${campaignId === '' ? 'new' : campaignId}`;

/** What the server does not have yet, in this tab: it outlives a reload, a crash and a lost connection. */
export const keptDrafts = {
  read: (campaignId: string): KeptDraft | undefined => drafts.read(nameOf(campaignId), keptDraft),
  write: (campaignId: string, kept: KeptDraft): void => drafts.write(nameOf(campaignId), kept),
  clear: (campaignId: string): void => drafts.clear(nameOf(campaignId)),
};
