import type { Message } from '@outrider/contract/inbox/message';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/form/button.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import styles from './triage.module.css';
import { useMemoForm } from './use-memo-form.ts';

type MemoDialogProps = { message: Message; onSave: (text: string) => void; onClose: () => void };

/** Words of ours on a message, which nobody outside sees. */
export function MemoDialog({ message, onSave, onClose }: MemoDialogProps) {
  const { t } = useTranslation('inbox');
  const { field, onSubmit, cancel } = useMemoForm(message, { onSave, onClose });
  return (
    <Dialog title={t('memo.title')} onClose={cancel}>
      <form onSubmit={onSubmit}>
        <textarea
          className={styles.text}
          rows={5}
          {...field}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
          }}
        />
        <DialogButtons>
          <Button onClick={cancel}>{t('cancel')}</Button>
          <Button primary submit>
            {t('save')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
