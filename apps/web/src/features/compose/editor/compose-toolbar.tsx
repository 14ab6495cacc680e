import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { Bold, Image, Italic, List, ListOrdered, Shuffle, Underline } from 'lucide-react';
import { memo, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { LinkTool, Tool, ToolbarRow, VARIABLES_OF_SENDER, VariablesMenu } from '../../../ui/text-editor/tool.tsx';
import styles from './compose-editor.module.css';
import type { ComposeMode } from './editor-props.ts';
import { TemplateMenu } from './template-menu.tsx';

type ComposeToolbarProps = {
  /** None while the mail is plain text. */
  editor: Editor | undefined;
  mode: ComposeMode;
  variables: readonly string[];
  isLinking: boolean;
  onLinking: (isLinking: boolean) => void;
  hands: {
    setMode: (mode: ComposeMode) => void;
    insertVariable: (inner: string) => void;
    insertChoice: () => void;
    insertPictures: (files: File[]) => void;
    insertTemplate: (templateId: string) => void;
  };
  children: ReactNode;
};

export const ComposeToolbar = memo(function ComposeToolbar(props: ComposeToolbarProps) {
  const { editor, mode, variables, hands, children } = props;
  const { t } = useTranslation('compose-editor');
  return (
    <ToolbarRow label={t('tool.label')} className={styles.toolbar}>
      {editor && (
        <PageTools
          editor={editor}
          isLinking={props.isLinking}
          onLinking={props.onLinking}
          onPictures={hands.insertPictures}
        />
      )}
      {variables.length > 0 && (
        <>
          <VariablesMenu
            word={t('tool.variable')}
            groups={[
              { title: t('tool.ofRecipient'), inner: variables },
              { title: t('tool.ofSender'), inner: VARIABLES_OF_SENDER },
            ]}
            onPick={hands.insertVariable}
          />
          <Tool Icon={Shuffle} word={t('tool.choice')} onClick={hands.insertChoice} />
        </>
      )}
      <TemplateMenu onPick={hands.insertTemplate} />
      {children}
      <Text grow />
      <Segments
        label={t('tool.form')}
        value={mode}
        options={[
          { value: 'rich', text: t('tool.rich') },
          { value: 'plain', text: t('tool.plain') },
        ]}
        onChange={hands.setMode}
      />
    </ToolbarRow>
  );
});

type PageToolsProps = {
  editor: Editor;
  isLinking: boolean;
  onLinking: (isLinking: boolean) => void;
  onPictures: (files: File[]) => void;
};

function PageTools({ editor, isLinking, onLinking, onPictures }: PageToolsProps) {
  const { t } = useTranslation('compose-editor');
  const file = useRef<HTMLInputElement>(null);
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      underline: current.isActive('underline'),
      list: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      link: current.isActive('link'),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <>
      <Tool
        Icon={Bold}
        word={t('tool.bold')}
        shortcut="Control+B"
        isOn={on.bold}
        onClick={() => chain().toggleBold().run()}
      />
      <Tool
        Icon={Italic}
        word={t('tool.italic')}
        shortcut="Control+I"
        isOn={on.italic}
        onClick={() => chain().toggleItalic().run()}
      />
      <Tool
        Icon={Underline}
        word={t('tool.underline')}
        shortcut="Control+U"
        isOn={on.underline}
        onClick={() => chain().toggleUnderline().run()}
      />
      <i />
      <Tool
        Icon={List}
        word={t('tool.list')}
        shortcut="Control+Shift+8"
        isOn={on.list}
        onClick={() => chain().toggleBulletList().run()}
      />
      <Tool
        Icon={ListOrdered}
        word={t('tool.numbers')}
        shortcut="Control+Shift+7"
        isOn={on.numbers}
        onClick={() => chain().toggleOrderedList().run()}
      />
      <LinkTool
        page={editor}
        isOn={on.link}
        isOpen={isLinking}
        onOpen={onLinking}
        words={{ link: t('tool.link'), address: t('tool.address'), put: t('tool.put') }}
      />
      <Tool Icon={Image} word={t('tool.image')} onClick={() => file.current?.click()} />
      <input
        ref={file}
        type="file"
        multiple
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('tool.imageFile')}
        accept="image/png,image/jpeg,image/gif,image/webp"
        onChange={({ target }) => {
          onPictures([...(target.files ?? [])]);
          // The same file again is a change too.
          target.value = '';
        }}
      />
      <i />
    </>
  );
}
