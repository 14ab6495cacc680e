import type { CampaignVariant } from '@outrider/contract/campaigns/campaign';
import type { Editor } from '@tiptap/react';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import contentStyles from '../content/content.module.css';
import { pageOf, plainOf } from '../content/plain-text.ts';
import { RichEditor } from '../content/rich-editor.tsx';
import { TextEditor } from '../content/text-editor.tsx';
import { Toolbar } from '../content/toolbar.tsx';
import { VariableBar } from '../content/variable-bar.tsx';
import { changeVariant } from '../draft/edit-draft.ts';
import { useEditor } from '../draft/editor-context.ts';
import { TemplateTool } from '../templates/template-tool.tsx';

type ContentFormProps = {
  at: number;
  variant: CampaignVariant;
  /** Names of values leads have. */
  fields: readonly string[];
  /** It was tried to go on without its subject. */
  lacksSubject: boolean;
  /** The body's editor, once the cursor was in it. */
  body: RefObject<Editor | undefined>;
};

export function ContentForm({ at, variant, fields, lacksSubject, body }: ContentFormProps) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const [page, setPage] = useState<Editor>();
  const [target, setTarget] = useState<Editor>();
  const change = (changed: Partial<CampaignVariant>) => editor.change(changeVariant(at, variant.id, changed));
  const setPlain = (isPlainText: boolean) => {
    if (isPlainText === variant.isPlainText) return;
    setTarget(undefined);
    setPage(undefined);
    change(
      isPlainText
        ? { isPlainText, text: plainOf(variant.html), html: '' }
        : { isPlainText, html: pageOf(variant.text ?? ''), text: null },
    );
  };
  const latest = useRef(setPlain);
  latest.current = setPlain;
  const template = useMemo(() => <TemplateTool at={at} id={variant.id} />, [at, variant.id]);
  // Another form of the mail has another editor; the one of before is gone a moment later.
  const cursor = alive(target) ?? (variant.isPlainText ? undefined : alive(page));
  const hands = useMemo(() => ({ setPlain: (isPlainText: boolean) => latest.current(isPlainText) }), []);
  return (
    <>
      <div className={contentStyles.line}>
        <span className="muted">{t('content.subject')}</span>
        <TextEditor
          key={`subject ${variant.id}`}
          label={t('content.subject')}
          isOneLine
          isRequired={at === 0}
          isInvalid={lacksSubject && variant.subject.trim() === ''}
          className={contentStyles.text}
          value={variant.subject}
          placeholder={t(at === 0 ? 'content.subjectHint' : 'content.threadHint')}
          onChange={(subject) => change({ subject })}
          onFocus={setTarget}
        />
        <span className="muted small numbers">
          {at === 0 && variant.subject === ''
            ? t('schedule.required')
            : t('content.characters', { count: variant.subject.length })}
        </span>
      </div>
      <div className={`${contentStyles.line} ${contentStyles.small}`}>
        <span className="muted">{t('content.preheader')}</span>
        <TextEditor
          key={`preheader ${variant.id}`}
          label={t('content.preheader')}
          isOneLine
          className={contentStyles.text}
          value={variant.preheader}
          placeholder={t('content.preheaderHint')}
          onChange={(preheader) => change({ preheader })}
          onFocus={setTarget}
        />
      </div>
      <Toolbar
        page={variant.isPlainText ? undefined : alive(page)}
        target={cursor}
        fields={fields}
        isPlainText={variant.isPlainText}
        onPlainText={hands.setPlain}
      >
        {template}
      </Toolbar>
      <VariableBar editor={cursor} />
      {variant.isPlainText ? (
        <TextEditor
          key={`text ${variant.id}`}
          label={t('content.body')}
          className={`${contentStyles.body} ${contentStyles.plain}`}
          value={variant.text ?? ''}
          placeholder={t('content.bodyHint')}
          onChange={(text) => change({ text })}
          onFocus={(focused) => {
            body.current = focused;
            setTarget(focused);
          }}
        />
      ) : (
        <RichEditor
          key={`page ${variant.id}`}
          label={t('content.body')}
          className={contentStyles.body}
          html={variant.html}
          placeholder={t('content.bodyHint')}
          onChange={(html) => change({ html })}
          onEditor={(made) => {
            setPage(made);
            if (!made.isFocused) return;
            body.current = made;
            setTarget(made);
          }}
        />
      )}
    </>
  );
}

const alive = (editor: Editor | undefined): Editor | undefined => (editor?.isDestroyed ? undefined : editor);
