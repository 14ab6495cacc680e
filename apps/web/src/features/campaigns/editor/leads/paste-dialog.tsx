import { parseAddress } from '@outrider/mail-kit/addresses/parse-address';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/form/field-error.tsx';
import { useKeptState } from '../../../../ui/form/use-kept-state.ts';
import { useMissingField } from '../../../../ui/form/use-missing-field.ts';
import { Dialog, DialogButtons } from '../../../../ui/overlay/dialog.tsx';
import { ExceptionChoice, NO_EXCEPTIONS } from '../../shared/exceptions.tsx';
import { useEditor } from '../draft/editor-context.ts';
import { counted } from '../words.ts';
import styles from './leads-step.module.css';
import { useAddLeads } from './use-add-leads.ts';

export function PasteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  // A new campaign gets its id while the leads are added.
  const [draft] = useState(() => `leads for ${editor.state().campaign?.campaignId ?? 'a new campaign'}`);
  const [text, setText, forget] = useKeptState(draft, z.string(), '');
  const close = () => {
    forget();
    onClose();
  };
  const [exceptions, setExceptions] = useState(NO_EXCEPTIONS);
  const id = useId();
  const deferred = useDeferredValue(text);
  const { addresses, wrong } = useMemo(() => countLines(deferred), [deferred]);
  const { field, isShown, ask } = useMissingField<HTMLTextAreaElement>(addresses === 0);
  const { mutate: add, isPending } = useAddLeads(close);
  const said = [t('paste.found', counted(addresses)), wrong > 0 ? t('paste.wrong', counted(wrong)) : ''];
  return (
    <Dialog title={t('paste.title')} onClose={close}>
      <label htmlFor={id} className="medium">
        {t('paste.label')}
      </label>
      <textarea
        id={id}
        ref={field}
        required
        aria-invalid={isShown}
        className={styles.paste}
        rows={10}
        spellCheck={false}
        value={text}
        placeholder={'dana@tidewatercargo.test\nKatrin Vogel <katrin.vogel@nordkai.test>'}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="secondary small" role="status">
        {text.trim() === '' ? t('paste.hint') : said.filter(Boolean).join(t('comma'))}
      </p>
      {isShown && <FieldError>{t('paste.nobody')}</FieldError>}
      <ExceptionChoice value={exceptions} onChange={setExceptions} />
      <DialogButtons>
        <Button onClick={close}>{t('cancel')}</Button>
        <Button
          primary
          busy={isPending}
          onClick={() => ask(() => add({ from: { kind: 'paste', text }, ...exceptions }))}
        >
          {t('leads.add', counted(addresses))}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function countLines(text: string): { addresses: number; wrong: number } {
  const seen = new Set<string>();
  let wrong = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const address = parseAddress(line.trim())?.address;
    if (address) seen.add(address.toLowerCase());
    else wrong += 1;
  }
  return { addresses: seen.size, wrong };
}
