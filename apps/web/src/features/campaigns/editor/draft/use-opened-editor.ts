import type { Campaign } from '@outrider/contract/campaigns/campaign';
import * as generalErrors from '@outrider/contract/errors/general';
import { useEffect, useRef, useState } from 'react';
import { renewal } from '../../../../api/session.ts';
import { errorText } from '../../../../i18n/error-text.ts';
import { connection } from '../../../../platform/connection.ts';
import { toasts } from '../../../../platform/toasts.ts';
import { createEditor, type Editor } from './create-editor.ts';
import { type Draft, draftOf, newDraft } from './draft.ts';
import { editorServer } from './editor-server.ts';
import { keptDrafts } from './kept-drafts.ts';

export type Opening =
  | { mode: 'create'; zone: string }
  | { mode: 'edit'; campaign: Campaign }
  | { mode: 'copy'; campaign: Campaign; name: string };

/** One editor for as long as it is open, through any change of its address. */
export function useOpenedEditor(opening: Opening, onMade: (campaignId: string) => void): Editor {
  const latest = useRef(onMade);
  latest.current = onMade;
  const [editor] = useState(() => {
    const campaign = opening.mode === 'edit' ? opening.campaign : undefined;
    const copyOf = opening.mode === 'copy' ? opening.campaign.campaignId : undefined;
    const keep = keptDrafts(copyOf);
    return createEditor(
      { draft: draftFor(opening), campaign, kept: keep.read(campaign?.campaignId ?? '') },
      {
        server: editorServer({ copyOf }),
        keep,
        onMade: (campaignId) => latest.current(campaignId),
        onSaveFailed: () => void tellSaveFailed(),
        isOnline: connection.isOnline,
        now: () => Date.now(),
        later: (run, ms) => {
          const timer = window.setTimeout(run, ms);
          return () => window.clearTimeout(timer);
        },
      },
    );
  });
  useEffect(() => () => editor.stop(), [editor]);
  useEffect(renewal.hold, []);
  useEffect(() => connection.subscribe(() => connection.isOnline() && editor.resume()), [editor]);
  return editor;
}

/** Without a connection the save waits, and the page says so. */
async function tellSaveFailed(): Promise<void> {
  if (await connection.check()) toasts.show({ kind: 'error', text: errorText(generalErrors.saveFailure) });
}

function draftFor(opening: Opening): Draft {
  if (opening.mode === 'create') return newDraft(opening.zone);
  const draft = draftOf(opening.campaign);
  return opening.mode === 'copy' ? { ...draft, name: opening.name } : draft;
}
