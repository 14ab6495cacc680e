import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { settingsQuery as mailboxSettingsQuery } from '../../../api/mailboxes/mailboxes.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { useDates } from '../../../ui/dates.tsx';
import { quotedQuery, RECIPIENT_VARIABLES, variablesQuery } from '../compose-queries.ts';
import { composer, newId, useOpenMail } from '../composer.ts';
import { ComposeEditor } from '../editor/compose-editor.tsx';
import type { ComposeEditorHandle, ComposeMode, ComposeQuote, QuoteChange } from '../editor/editor-props.ts';
import type { ComposedMail } from '../state/mail.ts';
import { addAttachment, attachFiles } from './attach-files.ts';
import { holdEditor } from './mail-editors.ts';
import { createMailPictures } from './mail-pictures.ts';
import { uploadFile } from './mail-uploads.ts';

const USES_VARIABLES = /\{\{|\{[^{}]*\|/;

type MailTextProps = { cid: string; autoFocus: boolean; toolbarAt?: 'top' | 'bottom' };

/** The text of a mail. The editor keeps what is typed by itself; the mail hears of it when typing rests. */
export function MailText({ cid, autoFocus, toolbarAt = 'top' }: MailTextProps) {
  const version = useOpenMail(cid, (open) => open.textVersion) ?? 0;
  return <Text key={version} cid={cid} autoFocus={autoFocus} toolbarAt={toolbarAt} />;
}

function Text({ cid, autoFocus, toolbarAt }: Required<MailTextProps>) {
  const handle = useRef<ComposeEditorHandle>(null);
  const first = useRef(composer.get().mails[cid]?.mail);
  const puretext = useOpenMail(cid, ({ mail }) => mail.status.puretext) === true;
  const isSigned = useOpenMail(cid, ({ mail }) => mail.defaultSign) === true;
  const accountId = useOpenMail(cid, ({ mail }) => mail._account) ?? '';
  const { data: settings } = useQuery({ ...mailboxSettingsQuery(accountId), enabled: accountId !== '' });
  const { data: variables = RECIPIENT_VARIABLES } = useQuery(variablesQuery);
  const pictures = useMemo(() => createMailPictures(cid), [cid]);
  const quote = useQuote(cid);

  useEffect(() => pictures.dispose, [pictures]);
  useEffect(() => holdEditor(cid, handle.current), [cid]);
  useEffect(() => composer.attachEditor(cid, () => handle.current?.flush()), [cid]);
  useEffect(() => {
    if (autoFocus) handle.current?.focus();
  }, [autoFocus]);

  const edit = useCallback((change: (mail: ComposedMail) => ComposedMail) => composer.change(cid, change), [cid]);
  const onChange = useCallback((content: string) => edit((mail) => withContent(mail, content)), [edit]);
  const onMode = useCallback(
    (mode: ComposeMode, content: string) =>
      edit((mail) => ({
        ...withContent(mail, content),
        status: { ...mail.status, puretext: mode === 'plain', useVariable: USES_VARIABLES.test(content) },
      })),
    [edit],
  );
  const onPicture = useCallback(
    async (file: File) => {
      const contentId = `${newId()}@outrider`;
      const attachment = await uploadFile(cid, file, { contentId });
      if (!attachment) return undefined;
      addAttachment(cid, attachment);
      return contentId;
    },
    [cid],
  );
  const onQuote = useCallback(
    (change: QuoteChange) =>
      edit((mail) => {
        const original = mail.quote ?? first.current?.quote ?? null;
        if (change.kind === 'leftOut' || !original) return { ...mail, quote: null };
        const text = change.kind === 'text' ? change.text : '';
        return { ...mail, quote: { ...original, kind: change.kind, text } };
      }),
    [edit],
  );
  return (
    <ComposeEditor
      ref={handle}
      content={first.current?.entry.content.content ?? ''}
      mode={puretext ? 'plain' : 'rich'}
      toolbarAt={toolbarAt}
      onChange={onChange}
      onDirty={useCallback(() => edit((mail) => ({ ...mail, mailEditStatus: true })), [edit])}
      onMode={onMode}
      onSend={useCallback(() => void composer.send(cid), [cid])}
      onPicture={onPicture}
      pictureUrl={pictures.urlOf}
      onFiles={useCallback((files: File[]) => attachFiles(cid, files), [cid])}
      quote={quote}
      onQuote={onQuote}
      signature={settings?.signature ?? ''}
      isSigned={isSigned}
      onSigned={useCallback((defaultSign: boolean) => edit((mail) => ({ ...mail, defaultSign })), [edit])}
      variables={variables}
      onTemplateSubject={useCallback(
        (subject: string) =>
          edit((mail) => (mail.entry.title === '' ? { ...mail, entry: { ...mail.entry, title: subject } } : mail)),
        [edit],
      )}
    />
  );
}

const withContent = (mail: ComposedMail, content: string): ComposedMail => ({
  ...mail,
  includeVariable: USES_VARIABLES.test(content),
  entry: { ...mail.entry, content: { content } },
});

/** The original under the text; nothing of it is sent back to the server, which has it. */
function useQuote(cid: string): ComposeQuote | null {
  const { time, moment, isToday } = useDates();
  // What was left out can be put back for as long as the mail is open.
  const now = useOpenMail(cid, ({ mail }) => mail.quote);
  const kept = useRef(now);
  kept.current = now ?? kept.current;
  const quote = kept.current;
  const { data } = useQuery({ ...quotedQuery(quote?.mid ?? ''), enabled: quote != null });
  const shownTime = data && (isToday(data.receivedDate) ? time(data.receivedDate) : moment(data.receivedDate));
  return useMemo(
    () =>
      quote
        ? {
            sender: data ? data.sender.name || data.sender.email : quote.head,
            time: shownTime ?? '',
            lines: data ? data.body.written.split('\n').length : 0,
            kind: quote.kind,
            text: quote.text,
            load: async () => {
              const { html, text } = (await queryClient.fetchQuery(quotedQuery(quote.mid))).body;
              return { html, text };
            },
          }
        : null,
    [quote, data, shownTime],
  );
}
