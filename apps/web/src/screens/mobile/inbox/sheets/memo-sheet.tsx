import type { Message } from '@outrider/contract/inbox/message';
import { useTranslation } from 'react-i18next';
import { useMemoForm } from '../../../../features/inbox/triage/use-memo-form.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Grid } from '../../../../ui/layout/layout.tsx';
import { Sheet } from '../../../../ui/overlay/sheet.tsx';
import fields from './sheet-field.module.css';

type MemoSheetProps = { message: Message; onSave: (text: string) => void; onClose: () => void };

/** Words of ours on a message, which nobody outside sees. */
export function MemoSheet({ message, onSave, onClose }: MemoSheetProps) {
  const { t } = useTranslation('inbox');
  const { field, onSubmit, cancel } = useMemoForm(message, { onSave, onClose });
  return (
    <Sheet title={t('memo.title')} onClose={cancel}>
      <Grid as="form" gap={3} pad="0 2 1" className={fields.text} onSubmit={onSubmit}>
        <textarea className={fields.field} rows={4} {...field} />
        <Button large primary block submit>
          {t('save')}
        </Button>
      </Grid>
    </Sheet>
  );
}
