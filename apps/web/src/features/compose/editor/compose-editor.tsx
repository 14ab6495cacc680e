import { htmlToPlain } from '@outrider/mail-kit/compose/html-to-plain';
import { textToHtml } from '@outrider/mail-kit/compose/text-to-html';
import { memo, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { templateQuery } from '../../../api/campaigns/templates.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { choiceOf, insertChoice, insertVariable } from '../../../ui/text-editor/tool.tsx';
import styles from './compose-editor.module.css';
import { ComposeToolbar } from './compose-toolbar.tsx';
import type { ComposeEditorProps, ComposeMode } from './editor-props.ts';
import { fetchPicture } from './fetch-picture.ts';
import { insertAtCursor, PlainBody } from './plain-body.tsx';
import { PlainQuestion } from './plain-question.tsx';
import { QuoteBlock } from './quote-block.tsx';
import { htmlIn, RichBody, type RichHands, type RichPage } from './rich-body.tsx';
import { SignatureBlock } from './signature-block.tsx';
import { TableBar } from './table-bar.tsx';
import { useChanges } from './use-changes.ts';

const UNDO_SECONDS = 10;
/** What plain text cannot hold. */
const FORMATTED = /<(?:strong|em|u|s|code|a|ul|ol|h[1-3]|blockquote|table|img)\b/;

/** Where a template asks for the signature. */
const SIGNATURE_LINE = /<p>\{\{ ?signature\b[^{}<]*\}\}<\/p>/g;

/** Where a mail is written. It keeps what is typed by itself and tells of it; nothing around it draws it anew. */
export const ComposeEditor = memo(function ComposeEditor(props: ComposeEditorProps) {
  const { quote, signature, isSigned, toolbarAt = 'top' } = props;
  const { t } = useTranslation('compose-editor');
  const handlers = useRef(props);
  handlers.current = props;
  const [form, setForm] = useState({ mode: props.mode, content: props.content, turn: 0 });
  const [made, setMade] = useState<RichPage>();
  const [isAsking, setAsking] = useState(false);
  const [isLinking, setLinking] = useState(false);
  const hasAsked = useRef(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const page = form.mode === 'rich' && made && !made.editor.isDestroyed ? made.editor : undefined;
  const read = useRef(() => form.content);
  read.current = () => (page ? htmlIn(page) : (area.current?.value ?? form.content));
  const changes = useChanges(read, handlers);

  const show = (mode: ComposeMode, content: string) => {
    changes.forget();
    setMade(undefined);
    setForm(({ turn }) => ({ mode, content, turn: turn + 1 }));
    handlers.current.onMode(mode, content);
  };
  const toPlain = () => {
    setAsking(false);
    hasAsked.current = true;
    const before = read.current();
    show('plain', htmlToPlain(before));
    toasts.show({
      kind: 'info',
      text: t('plain.done'),
      undo: { text: (seconds) => t('plain.undo', { seconds }), seconds: UNDO_SECONDS, run: () => show('rich', before) },
    });
  };
  const setMode = (mode: ComposeMode) => {
    if (mode === form.mode) return;
    if (mode === 'rich') show('rich', textToHtml(read.current()));
    else if (!FORMATTED.test(read.current())) show('plain', htmlToPlain(read.current()));
    else if (hasAsked.current) toPlain();
    else setAsking(true);
  };
  // Asked for before the editor is made, which takes a moment, or before it is drawn with the state above.
  const wantsFocus = useRef(false);
  const madeLast = useRef<RichPage>(undefined);
  const focus = () => {
    const last = form.mode === 'rich' ? madeLast.current?.editor : undefined;
    const editor = last?.isDestroyed ? undefined : last;
    wantsFocus.current = !editor && !area.current;
    if (editor) editor.commands.focus('end');
    else area.current?.focus();
  };
  const takePage = useCallback((madePage: RichPage | undefined) => {
    madeLast.current = madePage;
    setMade(madePage);
    if (madePage && wantsFocus.current) madePage.editor.commands.focus('end');
    if (madePage) wantsFocus.current = false;
  }, []);
  const insertHtml = (html: string) => {
    if (page) page.chain().focus().insertContent(html).run();
    else if (area.current) insertAtCursor(area.current, htmlToPlain(html));
  };
  const putVariable = (inner: string) => {
    if (page) insertVariable(page, inner);
    else if (area.current) insertAtCursor(area.current, `{{${inner}}}`);
  };
  const insertTemplate = async (templateId: string) => {
    const { content } = await queryClient.fetchQuery(templateQuery(templateId));
    const html = content.isPlainText ? textToHtml(content.text ?? '') : content.html;
    // The mailbox's own stands below the words already.
    insertHtml(html.replaceAll(SIGNATURE_LINE, ''));
    if (content.subject !== '') handlers.current.onTemplateSubject?.(content.subject);
  };
  const putPictures = (files: File[]) => {
    if (page) made?.insertPictures(files);
    else handlers.current.onFiles(files);
  };
  const putChoice = () => {
    if (page) return insertChoice(page, t('tool.choiceText'));
    const field = area.current;
    if (field)
      insertAtCursor(
        field,
        choiceOf(field.value.slice(field.selectionStart, field.selectionEnd), t('tool.choiceText')),
      );
  };
  const acts = {
    setMode,
    insertVariable: putVariable,
    insertChoice: putChoice,
    insertPictures: putPictures,
    insertTemplate,
  };
  const latest = useRef(acts);
  latest.current = acts;
  const tools = useMemo(
    () => ({
      setMode: (mode: ComposeMode) => latest.current.setMode(mode),
      insertVariable: (inner: string) => latest.current.insertVariable(inner),
      insertChoice: () => latest.current.insertChoice(),
      insertPictures: (files: File[]) => latest.current.insertPictures(files),
      insertTemplate: (templateId: string) =>
        void latest.current.insertTemplate(templateId).catch((error: unknown) => {
          toasts.showServerMessage(error instanceof Error ? error.message : String(error));
        }),
    }),
    [],
  );
  const onLost = useCallback((count: number) => toasts.show({ kind: 'info', text: t('picture.lost', { count }) }), [t]);
  const hands = useMemo<RichHands>(
    () => ({
      onTouch: changes.touch,
      onSend: () => handlers.current.onSend(),
      onLinkKey: () => setLinking(true),
      onFiles: (files) => handlers.current.onFiles(files),
      takePicture: (file) => handlers.current.onPicture(file),
      fetchPicture,
      pictureUrl: (contentId) => handlers.current.pictureUrl?.(contentId),
      onLost,
    }),
    [changes, onLost],
  );
  useImperativeHandle(props.ref, () => ({
    read: () => read.current(),
    flush: changes.flush,
    focus,
    insertHtml,
    insertVariable: putVariable,
    insertTemplate,
  }));

  const placeholder = props.placeholder ?? t('placeholder');
  const toolbar = (
    <ComposeToolbar
      editor={page}
      mode={form.mode}
      variables={props.variables}
      isLinking={isLinking}
      onLinking={setLinking}
      hands={tools}
    >
      {props.moreTools}
    </ComposeToolbar>
  );
  return (
    <Stack tall grow minHeight={0} gap={0} className={styles.editor} data-toolbar={toolbarAt}>
      {toolbarAt === 'top' && toolbar}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the room below the words; the keyboard is in them already */}
      <div
        className={styles.scroll}
        onMouseDown={(event) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          focus();
        }}
      >
        {form.mode === 'rich' ? (
          <RichBody
            key={form.turn}
            label={t('body')}
            placeholder={placeholder}
            html={form.content}
            hands={hands}
            onPage={takePage}
          />
        ) : (
          <PlainBody
            key={form.turn}
            label={t('body')}
            placeholder={placeholder}
            text={form.content}
            area={area}
            onTouch={changes.touch}
            onSend={hands.onSend}
            onFiles={hands.onFiles}
          />
        )}
        <SignatureBlock
          signature={signature}
          mode={form.mode}
          isSigned={isSigned}
          onSigned={props.onSigned}
          onTakeOver={({ html, text }) => {
            if (page) page.chain().focus('end').insertContent(html).run();
            else if (area.current) {
              area.current.setSelectionRange(area.current.value.length, area.current.value.length);
              insertAtCursor(area.current, `\n\n${text}`);
            }
          }}
        />
        {quote && <QuoteBlock quote={quote} mode={form.mode} onQuote={props.onQuote} />}
      </div>
      {page && <TableBar editor={page} />}
      {toolbarAt === 'bottom' && toolbar}
      {isAsking && <PlainQuestion onPlain={toPlain} onClose={() => setAsking(false)} />}
    </Stack>
  );
});
