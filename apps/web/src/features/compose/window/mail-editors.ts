import type { ComposeEditorHandle } from '../editor/editor-props.ts';

/** The editors on the page by their mail, for what stands beside the text and writes into it. */
const editors = new Map<string, ComposeEditorHandle>();

/** Gives what is to be called when the editor goes. */
export function holdEditor(cid: string, editor: ComposeEditorHandle | null): () => void {
  if (editor) editors.set(cid, editor);
  return () => {
    if (editors.get(cid) === editor) editors.delete(cid);
  };
}

export const editorOf = (cid: string): ComposeEditorHandle | undefined => editors.get(cid);
