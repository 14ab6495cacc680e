import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** About ten pages. */
const LONG = 20_000;

/**
 * In a long text the key is written by the editor, not by the browser, whose own way looks through all of the text at each key.
 * Ordinary mails keep what comes with it, such as corrections by the system. Text that is composed never comes here.
 */
export function typeInLongText(view: EditorView, { key, charCode, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  const { doc, selection } = view.state;
  if (doc.content.size < LONG || view.composing || charCode === 0 || (ctrlKey && !altKey) || metaKey) return false;
  if (key.length === 0 || !(selection instanceof TextSelection) || !selection.empty) return false;
  const text = String.fromCodePoint(charCode);
  const insert = () => view.state.tr.insertText(text).scrollIntoView();
  const isTaken = view.someProp('handleTextInput', (take) => take(view, selection.from, selection.to, text, insert));
  if (isTaken !== true) view.dispatch(insert());
  return true;
}
