import type { Message } from '@outrider/contract/inbox/message';
import { useTranslation } from 'react-i18next';
import { submitByKeys } from '../../../ui/form/submit-by-keys.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import styles from './triage.module.css';
import { useMemoForm } from './use-memo-form.ts';

type MemoDialogProps = { message: Message; onSave: (text: string) => void; onClose: () => void };

/** Words of ours on a message, which nobody outside sees. */
export function MemoDialog({ message, onSave, onClose }: MemoDialogProps) {
  const { t } = useTranslation('inbox');
  const { field, onSubmit, cancel } = useMemoForm(message, { onSave, onClose });
  return (
    <FormDialog title={t('memo.title')} submitText={t('save')} onSubmit={onSubmit} onClose={cancel}>
      <textarea className={styles.text} rows={5} {...field} onKeyDown={submitByKeys} />
    </FormDialog>
  );
}
