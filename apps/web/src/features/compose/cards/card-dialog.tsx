import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/form/button.tsx';
import { LabelledFields } from '../../../ui/form/labelled.tsx';
import type { Need } from '../../../ui/form/need.ts';
import { Note } from '../../../ui/note.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';

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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may stand inside the form of the mail.
    event.stopPropagation();
    if (!needs) onInsert();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit}>
        <LabelledFields>{children}</LabelledFields>
        {problem !== undefined && <Note tone="red">{problem}</Note>}
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button primary submit busy={isBusy} needs={needs}>
            {t('insert')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
