import type { ReactNode, Ref } from 'react';

export type ComposeMode = 'rich' | 'plain';

/** The original under the mail. Its body is fetched when the writer looks at it; the server quotes it by itself. */
export type ComposeQuote = {
  sender: string;
  /** As it is read: `09:41`. */
  time: string;
  lines: number;
  /** `text` once the writer made it editable. */
  kind: 'html' | 'text';
  text: string;
  /** As the inbox shows it: sanitised, with links to our images. */
  load: () => Promise<{ html: string | null; text: string | null }>;
};

export type QuoteChange = { kind: 'html' } | { kind: 'text'; text: string } | { kind: 'leftOut' };

export type ComposeEditorProps = {
  /** What was saved: HTML, or text where the mode is plain. Read once; another mail is another `key`. */
  content: string;
  mode: ComposeMode;
  placeholder?: string;
  /** The toolbar above the mail, or below it within reach of a thumb. */
  toolbarAt?: 'top' | 'bottom';
  /** Further tools, at the end of the toolbar: attach, encrypt, remind. */
  moreTools?: ReactNode;
  /** Half a second after the last key, and every four seconds while typing goes on. */
  onChange: (content: string) => void;
  /** At once with the first key after `onChange`: something is not saved. */
  onDirty?: () => void;
  onMode: (mode: ComposeMode, content: string) => void;
  onSend: () => void;

  /** A picture that goes out with the mail; gives its Content-ID without `<>`, or nothing where it is refused. */
  onPicture: (file: File) => Promise<string | undefined>;
  /** Where a picture of a saved draft is shown from. */
  pictureUrl?: (contentId: string) => string | undefined | Promise<string | undefined>;
  /** Files pasted or dropped that are no pictures. */
  onFiles: (files: File[]) => void;

  quote: ComposeQuote | null;
  onQuote: (change: QuoteChange) => void;

  /** The mailbox's own, HTML or lines of text; '' where it has none. */
  signature: string;
  isSigned: boolean;
  onSigned: (isSigned: boolean) => void;

  /** Names of values a recipient has; none, and the tools for them are not shown. */
  variables: readonly string[];
  /** A template brings its subject along. */
  onTemplateSubject?: (subject: string) => void;

  ref?: Ref<ComposeEditorHandle>;
};

export type ComposeEditorHandle = {
  /** What is written now, without pictures that are still loading. */
  read: () => string;
  /** Tells of a change that waits, at once. */
  flush: () => void;
  focus: () => void;
  insertHtml: (html: string) => void;
  insertVariable: (name: string) => void;
  insertTemplate: (templateId: string) => Promise<void>;
};
