import { drafts } from '../../../../platform/drafts.ts';
import { type KeptDraft, keptDraft } from './draft.ts';

/**
 * What the server does not have yet, in this tab: it outlives a reload, a crash, a lost connection and an expired session.
 * A campaign without an id is a new one, or a copy of `copyOf`.
 */
export function keptDrafts(copyOf: string | undefined) {
  const unmade = copyOf === undefined ? 'new' : `copy of ${copyOf}`;
  const nameOf = (campaignId: string) => `campaign ${campaignId === '' ? unmade : campaignId}`;
  return {
    read: (campaignId: string): KeptDraft | undefined => drafts.read(nameOf(campaignId), keptDraft),
    write: (campaignId: string, kept: KeptDraft): void => drafts.write(nameOf(campaignId), kept),
    clear: (campaignId: string): void => drafts.clear(nameOf(campaignId)),
  };
}
