import type { Message } from '@outrider/contract/inbox/message';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import styles from './triage.module.css';

const MEMO_MAX = 5_000;

type MemoDialogProps = { message: Message; onSave: (text: string) => void; onClose: () => void };

/** Words of ours on a message, which nobody outside sees. */
export function MemoDialog({ message, onSave, onClose }: MemoDialogProps) {
  const { t } = useTranslation('inbox');
  const [text, setText] = useState(message.memo);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(text.trim());
  };
  return (
    <Dialog title={t('memo.title')} onClose={onClose}>
      <form onSubmit={submit}>
        <textarea
          className={styles.text}
          rows={5}
          maxLength={MEMO_MAX}
          aria-label={t('memo.title')}
          placeholder={t('memo.hint')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
          }}
        />
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button primary submit>
            {t('save')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
