import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { useReturnFocus } from '../focus/use-return-focus.ts';
import { Row } from '../layout/layout.tsx';
import { useToastsInside } from '../toast/toast-layer.ts';
import styles from './dialog.module.css';
import { useBackCloses } from './use-back-closes.ts';

type DialogProps = {
  title: string;
  onClose: () => void;
  /** What is shown cannot be shown again, so neither Escape nor Back takes it away. */
  staysOpen?: boolean;
  /** For what needs more room than words. */
  isWide?: boolean;
  children: ReactNode;
};

/** A native dialog: the browser keeps the focus inside, and it needs no component library on a phone. */
export function Dialog({ title, onClose, staysOpen = false, isWide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useToastsInside(dialog);
  useReturnFocus(true);
  useBackCloses(onClose, staysOpen);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    // A key pressed inside a frame does not reach the dialog: Escape would not close it.
    if (document.activeElement instanceof HTMLIFrameElement) dialog.current?.querySelector('button')?.focus();
  }, []);
  // What had the focus may be gone, once the server has answered.
  useEffect(() => {
    if (document.activeElement === document.body) dialog.current?.querySelector('button')?.focus();
  });
  return (
    <dialog
      ref={dialog}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => staysOpen && event.preventDefault()}
      onClose={onClose}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}

export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <Row wraps justify="end" align="stretch">
    {children}
  </Row>
);

type CloseButtonsProps = {
  onClose: () => void;
  /** Where to read was all there was to do. */
  primary?: boolean;
  /** Other buttons, before it. */
  children?: ReactNode;
};

export function CloseButtons({ onClose, primary = false, children }: CloseButtonsProps) {
  const { t } = useTranslation('common');
  return (
    <DialogButtons>
      {children}
      <Button primary={primary} onClick={onClose}>
        {t('close')}
      </Button>
    </DialogButtons>
  );
}
