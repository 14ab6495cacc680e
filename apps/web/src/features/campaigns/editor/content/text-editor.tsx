import { type JSONContent, Node } from '@tiptap/core';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { ChoiceMarks } from '../../../../ui/text-editor/choice-marks.ts';
import { VariableNode } from '../../../../ui/text-editor/variable-node.ts';

const LETTERS_ONLY = {
  blockquote: false,
  bold: false,
  bulletList: false,
  code: false,
  codeBlock: false,
  document: false,
  dropcursor: false,
  gapcursor: false,
  hardBreak: false,
  heading: false,
  horizontalRule: false,
  italic: false,
  link: false,
  listItem: false,
  listKeymap: false,
  orderedList: false,
  strike: false,
  trailingNode: false,
  underline: false,
} as const;

const kit = (content: 'paragraph' | 'paragraph+') => [
  StarterKit.configure(LETTERS_ONLY),
  Node.create({ name: 'doc', topNode: true, content }),
  VariableNode,
  ChoiceMarks,
];
const ONE_LINE = kit('paragraph');
const LINES = kit('paragraph+');

type TextEditorProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Something has to be written here. */
  isRequired?: boolean;
  /** It was tried to go on without it. */
  isInvalid?: boolean;
  /** A subject has no second line. */
  isOneLine?: boolean;
  className?: string | undefined;
  /** Putting variables in needs the editor that has the focus. */
  onFocus?: (editor: Editor) => void;
};

/** Plain text with variables as chips: what is stored is the text of the template. */
export function TextEditor({ label, value, onChange, placeholder = '', ...props }: TextEditorProps) {
  const { isOneLine = false, isRequired = false, isInvalid = false } = props;
  const last = useRef(value);
  const change = useRef(onChange);
  change.current = onChange;
  const editor = useEditor({
    extensions: isOneLine ? ONE_LINE : LINES,
    content: contentOf(value, isOneLine),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-label': label,
        'aria-multiline': String(!isOneLine),
        'aria-required': String(isRequired),
        'aria-invalid': String(isInvalid),
        'data-placeholder': placeholder,
      },
      handleKeyDown: (_view, { key }) => isOneLine && key === 'Enter',
      transformPastedText: (text) => (isOneLine ? text.replaceAll(/(?<!\s)\s*\n\s*/g, ' ') : text),
      transformPastedHTML: (html) =>
        isOneLine ? (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '') : html,
    },
    onFocus: ({ editor: focused }) => props.onFocus?.(focused),
    onUpdate: ({ editor: changed }) => {
      const text = textOf(changed);
      if (text === last.current) return;
      last.current = text;
      change.current(text);
    },
  });
  useEffect(() => {
    if (value === last.current) return;
    last.current = value;
    editor.commands.setContent(contentOf(value, isOneLine), { emitUpdate: false });
  }, [editor, value, isOneLine]);
  return <EditorContent editor={editor} className={props.className} data-empty={value === '' || undefined} />;
}

const textOf = (editor: Editor): string => editor.getText({ blockSeparator: '\n' });

const contentOf = (value: string, isOneLine: boolean): JSONContent => ({
  type: 'doc',
  content: (isOneLine ? [value.replaceAll('\n', ' ')] : value.split('\n')).map((text) => ({
    type: 'paragraph',
    ...(text === '' ? {} : { content: [{ type: 'text', text }] }),
  })),
});
