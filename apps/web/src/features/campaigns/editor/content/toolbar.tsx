import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { Bold, Italic, List, Shuffle, Underline } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { Text } from '../../../../ui/layout/layout.tsx';
import {
  insertChoice,
  insertVariable,
  LinkTool,
  Tool,
  ToolbarRow,
  VARIABLES_OF_SENDER,
  VariablesMenu,
} from '../../../../ui/text-editor/tool.tsx';
import { PictureTool } from './picture-tool.tsx';

type ToolbarProps = {
  /** The one with the page; none while the mail is plain text. */
  page: Editor | undefined;
  /** Where the cursor was last: variables and choices go there. */
  target: Editor | undefined;
  /** Names of values leads have. */
  fields: readonly string[];
  isPlainText: boolean;
  onPlainText: (isPlainText: boolean) => void;
  /** Beside what a mail can be made of: what it can begin with. */
  children: ReactNode;
};

/** What a mail can be made of. */
export const Toolbar = memo(function Toolbar({
  page,
  target,
  fields,
  isPlainText,
  onPlainText,
  children,
}: ToolbarProps) {
  const { t } = useTranslation('campaign-editor');
  const on = useEditorState({
    editor: page ?? null,
    selector: ({ editor }) => ({
      bold: editor?.isActive('bold') === true,
      italic: editor?.isActive('italic') === true,
      underline: editor?.isActive('underline') === true,
      list: editor?.isActive('bulletList') === true,
      link: editor?.isActive('link') === true,
    }),
  });
  return (
    <ToolbarRow label={t('tool.label')}>
      {page && (
        <>
          <Tool
            Icon={Bold}
            word={t('tool.bold')}
            isOn={on?.bold}
            onClick={() => page.chain().focus().toggleBold().run()}
          />
          <Tool
            Icon={Italic}
            word={t('tool.italic')}
            isOn={on?.italic}
            onClick={() => page.chain().focus().toggleItalic().run()}
          />
          <Tool
            Icon={Underline}
            word={t('tool.underline')}
            isOn={on?.underline}
            onClick={() => page.chain().focus().toggleUnderline().run()}
          />
          <i />
          <Tool
            Icon={List}
            word={t('tool.list')}
            isOn={on?.list}
            onClick={() => page.chain().focus().toggleBulletList().run()}
          />
          <LinkTool
            page={page}
            isOn={on?.link === true}
            words={{ link: t('tool.link'), address: t('tool.address'), put: t('tool.put') }}
          />
          <PictureTool page={page} />
          <i />
        </>
      )}
      <VariablesMenu
        word={t('tool.variable')}
        groups={[
          { title: t('tool.ofLead'), inner: fields },
          { title: t('tool.ofSender'), inner: VARIABLES_OF_SENDER },
        ]}
        onPick={(inner) => target && insertVariable(target, inner)}
      />
      <Tool
        Icon={Shuffle}
        word={t('tool.choice')}
        onClick={() => target && insertChoice(target, t('tool.choiceText'))}
      />
      {children}
      <Text grow />
      <Segments
        label={t('tool.form')}
        value={isPlainText ? 'plain' : 'rich'}
        options={[
          { value: 'rich', text: t('tool.rich') },
          { value: 'plain', text: t('tool.plain') },
        ]}
        onChange={(value) => onPlainText(value === 'plain')}
      />
    </ToolbarRow>
  );
});
