import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { Dropdown, Input, Popover, Segmented, Tooltip } from 'antd';
import { Bold, Braces, Italic, Link, List, type LucideIcon, Shuffle, Underline } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import shared from '../editor.module.css';
import styles from './letter.module.css';
import { PictureTool } from './picture-tool.tsx';

type ToolbarProps = {
  /** The one with the page; none while the letter is plain text. */
  page: Editor | undefined;
  /** Where the cursor was last: variables and choices go there. */
  target: Editor | undefined;
  /** Names of values leads have. */
  fields: readonly string[];
  isPlainText: boolean;
  onPlainText: (isPlainText: boolean) => void;
  /** Beside what a letter can be made of: what it can begin with. */
  children: ReactNode;
};

/** What a letter can be made of. */
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
    <div className={styles.toolbar} role="toolbar" aria-label={t('tool.label')}>
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
          <AddressTool
            Icon={Link}
            word={t('tool.link')}
            isOn={on?.link === true}
            current={() => String(page.getAttributes('link').href ?? '')}
            onAddress={(href) => setLink(page, href)}
          />
          <PictureTool page={page} />
          <i />
        </>
      )}
      <Variables target={target} fields={fields} />
      <Tool
        Icon={Shuffle}
        word={t('tool.choice')}
        onClick={() => target && insertChoice(target, t('tool.choiceText'))}
      />
      {children}
      <span className={shared.push} />
      <Segmented
        size="small"
        aria-label={t('tool.form')}
        value={isPlainText ? 'plain' : 'rich'}
        options={[
          { value: 'rich', label: t('tool.rich') },
          { value: 'plain', label: t('tool.plain') },
        ]}
        onChange={(value) => onPlainText(value === 'plain')}
      />
    </div>
  );
});

type ToolProps = { Icon: LucideIcon; word: string; isOn?: boolean | undefined; onClick: () => void };

const Tool = ({ Icon, word, isOn, onClick }: ToolProps) => (
  <Tooltip title={word}>
    <button
      type="button"
      className={styles.tool}
      aria-label={word}
      aria-pressed={isOn}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon size={16} strokeWidth={1.5} aria-hidden />
    </button>
  </Tooltip>
);

type AddressToolProps = Pick<ToolProps, 'Icon' | 'word'> & {
  isOn: boolean;
  current: () => string;
  onAddress: (address: string) => void;
};

function AddressTool({ Icon, word, isOn, current, onAddress }: AddressToolProps) {
  const { t } = useTranslation('campaign-editor');
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const put = () => {
    setOpen(false);
    onAddress(withScheme(address.trim()));
  };
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={(open) => {
        if (open) setAddress(current());
        setOpen(open);
      }}
      destroyOnHidden
      content={
        <Input.Search
          autoFocus
          aria-label={t('tool.address')}
          placeholder="https://"
          value={address}
          enterButton={t('tool.put')}
          onChange={(event) => setAddress(event.target.value)}
          onSearch={put}
        />
      }
    >
      <button type="button" className={styles.tool} aria-label={word} aria-pressed={isOn} title={word}>
        <Icon size={16} strokeWidth={1.5} aria-hidden />
      </button>
    </Popover>
  );
}

/** `tidewater.test` is meant as a web address; a variable stays one. */
const withScheme = (address: string): string =>
  address === '' || address.startsWith('{{') || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;

function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (href === '') chain.unsetLink().run();
  else if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else chain.setLink({ href }).run();
}

function insertChoice(editor: Editor, empty: string): void {
  const { from, to } = editor.state.selection;
  const chosen = editor.state.doc.textBetween(from, to, ' ');
  const text = chosen === '' ? empty : `{${chosen}|}`;
  editor.chain().focus().insertContent({ type: 'text', text }).run();
  // The cursor stands where the second option is to be written.
  if (chosen !== '') editor.commands.setTextSelection(editor.state.selection.to - 1);
}

/** Of the sender, not of the person written to. */
const OF_SENDER = ['signature | default: ""', 'postalAddress', 'unsubscribeUrl'] as const;

function Variables({ target, fields }: { target: Editor | undefined; fields: readonly string[] }) {
  const { t } = useTranslation('campaign-editor');
  const put = (inner: string) =>
    target?.chain().focus().insertContent({ type: 'variable', attrs: { inner } }).insertContent(' ').run();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        style: { maxHeight: 360, overflow: 'auto' },
        items: [
          {
            type: 'group',
            label: t('tool.ofLead'),
            children: fields.map((name) => ({ key: name, label: <span className="mono">{name}</span> })),
          },
          {
            type: 'group',
            label: t('tool.ofSender'),
            children: OF_SENDER.map((inner) => ({
              key: inner,
              label: <span className="mono">{inner.split(' ')[0]}</span>,
            })),
          },
        ],
        onClick: ({ key }) => put(key),
      }}
    >
      <button type="button" className={styles.tool} aria-label={t('tool.variable')} title={t('tool.variable')}>
        <Braces size={16} strokeWidth={1.5} aria-hidden />
      </button>
    </Dropdown>
  );
}
