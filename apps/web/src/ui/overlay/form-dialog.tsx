import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import type { Need } from '../controls/need.ts';
import { Stack } from '../layout/layout.tsx';
import { Dialog, DialogButtons } from './dialog.tsx';

type SubmitProps = {
  /** What the dialog does. */
  submitText: string;
  /** In place of Cancel. */
  cancelText?: string;
  isBusy?: boolean;
  isDisabled?: boolean;
  needs?: Need | false;
};

type FormDialogProps = SubmitProps & {
  title: string;
  /** Between the parts and above the buttons; without it the parts keep their own distances. */
  gap?: number;
  /** The browser's own checks are not asked: ours say more. */
  noValidate?: boolean;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Fields, then Cancel and the one thing the dialog does. */
export function FormDialog({ title, gap, noValidate, onSubmit, onClose, children, ...submit }: FormDialogProps) {
  const parts = (
    <>
      {children}
      <FormButtons {...submit} onCancel={onClose} />
    </>
  );
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate={noValidate}
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog may stand inside another form.
          event.stopPropagation();
          onSubmit(event);
        }}
      >
        {gap === undefined ? parts : <Stack gap={gap}>{parts}</Stack>}
      </form>
    </Dialog>
  );
}

type FormButtonsProps = SubmitProps & { onCancel: () => void };

export function FormButtons({ submitText, cancelText, isBusy, isDisabled, needs, onCancel }: FormButtonsProps) {
  const { t } = useTranslation('common');
  return (
    <DialogButtons>
      <Button onClick={onCancel}>{cancelText ?? t('cancel')}</Button>
      <Button primary submit busy={isBusy === true} disabled={isDisabled === true} needs={needs ?? false}>
        {submitText}
      </Button>
    </DialogButtons>
  );
}
