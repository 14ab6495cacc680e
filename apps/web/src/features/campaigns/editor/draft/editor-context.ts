import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Editor, EditorState } from './create-editor.ts';
import type { Draft } from './draft.ts';

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no editor around this.');
  return editor;
}

/** A part of the state, drawn again only when that part is another one: a key typed in a mail draws the mail. */
export function useEditorState<T>(part: (state: EditorState) => T): T {
  const editor = useEditor();
  return useSyncExternalStore(editor.subscribe, () => part(editor.state()));
}

export const useDraft = <T>(part: (draft: Draft) => T): T => useEditorState(({ draft }) => part(draft));

export const useCampaignId = (): string | undefined => useEditorState(({ campaign }) => campaign?.campaignId);
