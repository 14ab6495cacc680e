import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { ChoiceMarks } from '../../../../ui/text-editor/choice-marks.ts';
import { VariableNode, withoutTags } from '../../../../ui/text-editor/variable-node.ts';
import { PictureNode } from './picture-node.ts';

const EXTENSIONS = [
  StarterKit.configure({
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      // A link may lead to a value of the person.
      isAllowedUri: (url, { defaultValidate }) => url.startsWith('{{') || defaultValidate(url),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  PictureNode,
  VariableNode,
  ChoiceMarks,
];

type RichEditorProps = {
  label: string;
  html: string;
  placeholder: string;
  className?: string | undefined;
} & (Hands | ({ isReadOnly: true } & { [K in keyof Hands]?: never }));

type Hands = {
  onChange: (html: string) => void;
  onEditor: (editor: Editor) => void;
};

/** The mail as a page. Nothing is passed on before the user changes it: what was written elsewhere is not rewritten. */
export function RichEditor({ label, html, placeholder, className, ...hands }: RichEditorProps) {
  const isReadOnly = 'isReadOnly' in hands;
  const last = useRef(html);
  const latest = useRef(hands);
  latest.current = hands;
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    editable: !isReadOnly,
    editorProps: {
      attributes: {
        'aria-label': label,
        ...(isReadOnly ? { role: 'document' } : { role: 'textbox', 'aria-multiline': 'true' }),
        'data-placeholder': placeholder,
      },
    },
    onCreate: ({ editor: made }) => {
      last.current = pageIn(made);
    },
    onFocus: ({ editor: focused }) => latest.current.onEditor?.(focused),
    onUpdate: ({ editor: changed }) => {
      const page = pageIn(changed);
      if (page === last.current) return;
      last.current = page;
      latest.current.onChange?.(page);
    },
  });
  useEffect(() => latest.current.onEditor?.(editor), [editor]);
  const shown = useRef(html);
  useEffect(() => {
    if (html === shown.current || html === last.current) {
      shown.current = html;
      return;
    }
    shown.current = html;
    last.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  return <EditorContent editor={editor} className={className} data-empty={html === '' || undefined} />;
}

const pageIn = (editor: Editor): string => (editor.isEmpty ? '' : withoutTags(editor.getHTML()));
