import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../platform/toasts.ts';
import { createEditor, type Editor } from './create-editor.ts';
import { type Draft, draftOf, newDraft } from './draft.ts';
import { editorServer } from './editor-server.ts';
import { keptDrafts } from './kept-drafts.ts';

/** What the editor was opened with. */
export type Opening =
  | { mode: 'create'; zone: string }
  | { mode: 'edit'; campaign: Campaign }
  | { mode: 'copy'; campaign: Campaign; name: string };

/** One editor for as long as it is open, whatever its address becomes. */
export function useOpenedEditor(opening: Opening, onMade: (campaignId: string) => void): Editor {
  const { t } = useTranslation('campaign-editor');
  const told = useRef({ onMade, t });
  told.current = { onMade, t };
  const [editor] = useState(() => {
    const campaign = opening.mode === 'edit' ? opening.campaign : undefined;
    return createEditor(
      {
        draft: draftFor(opening),
        campaign,
        kept: opening.mode === 'copy' ? undefined : keptDrafts.read(campaign?.campaignId ?? ''),
      },
      {
        server: editorServer({ copyOf: opening.mode === 'copy' ? opening.campaign.campaignId : undefined }),
        keep: keptDrafts,
        onMade: (campaignId) => told.current.onMade(campaignId),
        onSaveFailed: () => toasts.show({ kind: 'error', text: told.current.t('error.saveFailure'), id: 'save' }),
        now: () => Date.now(),
        later: (run, ms) => {
          const timer = window.setTimeout(run, ms);
          return () => window.clearTimeout(timer);
        },
      },
    );
  });
  useEffect(() => () => editor.stop(), [editor]);
  return editor;
}

function draftFor(opening: Opening): Draft {
  if (opening.mode === 'create') return newDraft(opening.zone);
  const draft = draftOf(opening.campaign);
  return opening.mode === 'copy' ? { ...draft, name: opening.name } : draft;
}
