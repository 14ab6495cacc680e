import { cleanPastedHtml } from '@outrider/mail-kit/compose/clean-pasted-html';
import { Extension } from '@tiptap/core';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useMemo, useRef } from 'react';
import { changedRange } from '../../../ui/text-editor/changed-range.ts';
import { ChoiceMarks } from '../../../ui/text-editor/choice-marks.ts';
import { VariableNode, withoutTags } from '../../../ui/text-editor/variable-node.ts';
import styles from './compose-editor.module.css';
import { InlinePicture, withoutPlaceholders } from './inline-picture.ts';
import { TABLE_NODES } from './table-nodes.ts';
import { createPictureTaker } from './take-pictures.ts';
import { typeInLongText } from './type-in-long-text.ts';

export type RichHands = {
  onTouch: () => void;
  onSend: () => void;
  /** Ctrl or ⌘ and K. */
  onLinkKey: () => void;
  onFiles: (files: File[]) => void;
  takePicture: (file: File) => Promise<string | undefined>;
  fetchPicture: (src: string) => Promise<File | undefined>;
  pictureUrl: (contentId: string) => string | undefined | Promise<string | undefined>;
  /** So many pictures did not come along with what was pasted. */
  onLost: (count: number) => void;
};

type RichBodyProps = {
  label: string;
  placeholder: string;
  html: string;
  hands: RichHands;
  onPage: (page: RichPage) => void;
};

export type RichPage = { editor: Editor; insertPictures: (files: readonly File[]) => void };

/** The editor ends with a line to click into, below a list or a table too. */
const LAST_LINE = /(<\/(?:ul|ol|table|blockquote|h[1-3])>)<p><\/p>$/;

export const htmlIn = (editor: Editor): string =>
  editor.isEmpty ? '' : withoutPlaceholders(withoutTags(editor.getHTML())).replace(LAST_LINE, '$1');

/** The mail as a page. It is drawn once; nothing but the keys of its writer changes it. */
export function RichBody({ label, placeholder, html, hands, onPage }: RichBodyProps) {
  const latest = useRef(hands);
  latest.current = hands;
  const tools = useMemo(() => createTools(latest), []);
  const editor = useEditor({
    extensions: tools.extensions,
    content: html,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'data-placeholder': placeholder },
      transformPastedHTML: (copied) => tools.clean(copied),
      handleKeyPress: typeInLongText,
      handlePaste: (_view, { clipboardData }) => tools.takeFiles(clipboardData),
      handleDrop: (_view, { dataTransfer }, _slice, isMoved) => !isMoved && tools.takeFiles(dataTransfer),
    },
    onCreate: ({ editor: made }) => {
      tools.editor = made;
      tools.taker.takeNew(made, 0, made.state.doc.content.size);
    },
    onTransaction: ({ editor: changed, transaction }) => {
      const range = transaction.docChanged ? changedRange([transaction]) : undefined;
      if (!range) return;
      tools.taker.takeNew(changed, range.from, range.to);
      latest.current.onTouch();
    },
  });
  useEffect(() => onPage({ editor, insertPictures: (files) => tools.insertPictures(files) }), [editor, tools, onPage]);
  useEffect(() => () => tools.dispose(), [tools]);
  return <EditorContent editor={editor} className={styles.body} />;
}

function createTools(latest: { current: RichHands }) {
  const urls = new Map<string, string>();
  const taker = createPictureTaker({
    fetchFile: (src) => latest.current.fetchPicture(src),
    take: (file) => latest.current.takePicture(file),
    onTaken: ({ contentId, url }) => urls.set(contentId, url),
    onLost: () => latest.current.onLost(1),
  });
  const tools = {
    editor: undefined as Editor | undefined,
    taker,
    extensions: [
      StarterKit.configure({
        codeBlock: false,
        heading: { levels: [1, 2, 3] },
        horizontalRule: false,
        link: {
          openOnClick: false,
          isAllowedUri: (url, { defaultValidate }) => url.startsWith('{{') || defaultValidate(url),
          HTMLAttributes: { target: null, rel: null },
        },
      }),
      ...TABLE_NODES,
      InlinePicture.configure({ urlOf: (contentId) => urls.get(contentId) ?? latest.current.pictureUrl(contentId) }),
      VariableNode,
      ChoiceMarks,
      Extension.create({
        name: 'composeKeys',
        addKeyboardShortcuts: () => ({
          'Mod-Enter': () => {
            latest.current.onSend();
            return true;
          },
          'Mod-k': () => {
            latest.current.onLinkKey();
            return true;
          },
        }),
      }),
    ],
    clean(html: string): string {
      // From this very editor, or another of ours: its own form says how to fit it in.
      if (html.includes('data-pm-slice')) return html;
      const cleaned = cleanPastedHtml(html);
      if (cleaned.lostPictures > 0) latest.current.onLost(cleaned.lostPictures);
      return cleaned.html;
    },
    insertPictures(files: readonly File[]): void {
      tools.editor
        ?.chain()
        .focus()
        .insertContent(
          files.map((file) => ({ type: 'inlinePicture', attrs: { src: taker.addFile(file), alt: altOf(file) } })),
        )
        .run();
    },
    /** Whether the files are what is meant, and not the words beside them. */
    takeFiles(data: DataTransfer | null): boolean {
      const files = [...(data?.files ?? [])];
      if (files.length === 0 || hasWords(data)) return false;
      const pictures = files.filter(({ type }) => PICTURE_TYPES.has(type));
      if (pictures.length > 0) tools.insertPictures(pictures);
      const others = files.filter((file) => !pictures.includes(file));
      if (others.length > 0) latest.current.onFiles(others);
      return true;
    },
    dispose(): void {
      for (const url of urls.values()) URL.revokeObjectURL(url);
    },
  };
  return tools;
}

/** Those every mail program shows. */
const PICTURE_TYPES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** Office puts a drawing of what is copied beside the text; a browser puts only the picture into its HTML. */
const hasWords = (data: DataTransfer | null): boolean =>
  (data?.getData('text/plain') ?? '').trim() !== '' || /<(?:p|td|li|div)\b/i.test(data?.getData('text/html') ?? '');

/** `logo.png` says something, `image.png` of a clipboard does not. */
const altOf = ({ name }: File): string =>
  /^(?:image|grafik|clip_?image\d*)\.\w+$/i.test(name) ? '' : name.replace(/\.\w+$/, '');
