import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Need } from '../../../ui/controls/need.ts';
import { LabelledFields } from '../../../ui/form/labelled.tsx';
import { Note } from '../../../ui/note.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';

type CardDialogProps = {
  title: string;
  needs: Need | false;
  isBusy?: boolean;
  problem?: string | undefined;
  onInsert: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** What every card asks in the same way: fields, then into the mail or not. */
export function CardDialog({ title, needs, isBusy = false, problem, onInsert, onClose, children }: CardDialogProps) {
  const { t } = useTranslation('cards');
  return (
    <FormDialog
      title={title}
      submitText={t('insert')}
      isBusy={isBusy}
      needs={needs}
      onSubmit={onInsert}
      onClose={onClose}
    >
      <LabelledFields>{children}</LabelledFields>
      {problem !== undefined && <Note tone="red">{problem}</Note>}
    </FormDialog>
  );
}
