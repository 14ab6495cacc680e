import type { Editor } from '@tiptap/react';
import { Braces, Link, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SearchInput } from '../controls/input.tsx';
import { Dropdown } from '../overlay/dropdown.tsx';
import { Popover } from '../overlay/popover.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';
import styles from './tool.module.css';
import { ToolButton } from './tool-button.tsx';

type ToolProps = {
  Icon: LucideIcon;
  word: string;
  isOn?: boolean | undefined;
  /** As ARIA writes it: `Control+B`. */
  shortcut?: string | undefined;
  isDisabled?: boolean;
  onClick: () => void;
};

/** A button of a mail's tools. It leaves the cursor where it is. */
export const Tool = ({ Icon, word, isOn, shortcut, isDisabled = false, onClick }: ToolProps) => (
  <Tooltip title={word}>
    <ToolButton
      aria-label={word}
      aria-pressed={isOn}
      aria-keyshortcuts={shortcut}
      disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon size={16} strokeWidth={1.5} aria-hidden />
    </ToolButton>
  </Tooltip>
);

type LinkToolProps = {
  page: Editor;
  isOn: boolean;
  words: { link: string; address: string; put: string };
  /** Opened by a key of the mail. */
  isOpen?: boolean;
  onOpen?: (isOpen: boolean) => void;
};

/** Gives the chosen words an address, or takes it away. */
export function LinkTool({ page, isOn, words, isOpen: isOpenedByKey = false, onOpen }: LinkToolProps) {
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || isOpenedByKey;
  const setOpen = (open: boolean) => {
    setOpened(open);
    onOpen?.(open);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <AddressForm
          words={words}
          first={String(page.getAttributes('link').href ?? '')}
          onAddress={(address) => {
            setOpen(false);
            setLink(page, withScheme(address.trim()));
          }}
        />
      }
    >
      <ToolButton aria-label={words.link} aria-pressed={isOn} title={words.link}>
        <Link size={16} strokeWidth={1.5} aria-hidden />
      </ToolButton>
    </Popover>
  );
}

type AddressFormProps = { words: LinkToolProps['words']; first: string; onAddress: (address: string) => void };

function AddressForm({ words, first, onAddress }: AddressFormProps) {
  const [address, setAddress] = useState(first);
  return (
    <SearchInput
      autoFocus
      aria-label={words.address}
      placeholder="https://"
      value={address}
      enterButton={words.put}
      onChange={(event) => setAddress(event.target.value)}
      onSearch={() => onAddress(address)}
    />
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

type VariablesMenuProps = {
  word: string;
  groups: readonly { title: string /** What stands between the braces. */; inner: readonly string[] }[];
  onPick: (inner: string) => void;
};

export const VariablesMenu = ({ word, groups, onPick }: VariablesMenuProps) => (
  <Dropdown
    menu={{
      style: { maxHeight: 360, overflow: 'auto' },
      items: groups.map(({ title, inner }) => ({
        type: 'group',
        label: title,
        children: inner.map((key) => ({ key, label: <span className="mono">{key.split(' ')[0]}</span> })),
      })),
      onClick: ({ key }) => onPick(key),
    }}
  >
    <ToolButton aria-label={word} title={word}>
      <Braces size={16} strokeWidth={1.5} aria-hidden />
    </ToolButton>
  </Dropdown>
);

/** Of the sender, not of the person written to. */
export const VARIABLES_OF_SENDER = ['signature | default: ""', 'postalAddress', 'unsubscribeUrl'] as const;

/** What is chosen becomes the first of two options; nothing chosen, the words for an empty one. */
export function choiceOf(chosen: string, empty: string): string {
  return chosen === '' ? empty : `{${chosen}|}`;
}

export function insertChoice(editor: Editor, empty: string): void {
  const { from, to } = editor.state.selection;
  const chosen = editor.state.doc.textBetween(from, to, ' ');
  editor
    .chain()
    .focus()
    .insertContent({ type: 'text', text: choiceOf(chosen, empty) })
    .run();
  // The cursor stands where the second option is to be written.
  if (chosen !== '') editor.commands.setTextSelection(editor.state.selection.to - 1);
}

export const insertVariable = (editor: Editor, inner: string): boolean =>
  editor.chain().focus().insertContent({ type: 'variable', attrs: { inner } }).insertContent(' ').run();

type ToolbarRowProps = { label: string; className?: string | undefined; children: ReactNode };

/** Arrow keys go from tool to tool (WAI-ARIA, toolbar). */
export const ToolbarRow = ({ label, className = '', children }: ToolbarRowProps) => (
  <div
    className={`${styles.toolbar} ${className}`}
    role="toolbar"
    aria-label={label}
    tabIndex={-1}
    onKeyDown={(event) => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      const target = event.target as HTMLElement;
      if (step === 0 || target.tagName !== 'BUTTON') return;
      const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
      tools.at((tools.indexOf(target) + step) % tools.length)?.focus();
      event.preventDefault();
    }}
  >
    {children}
  </div>
);
