import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { classes } from '../controls/classes.ts';
import type { Need } from '../controls/need.ts';
import { useReturnFocus } from '../focus/use-return-focus.ts';
import { FieldError } from '../form/field-error.tsx';
import { useEscapeCloses } from './open-layers.ts';
import { useKeptFocus } from './use-kept-focus.ts';

type ModalProps = {
  title: ReactNode;
  width?: number;
  /** In the middle of the window, not at its top. */
  centered?: boolean;
  /** Whether it has a button to close it at its corner. */
  closable?: boolean;
  okText?: string;
  cancelText?: string;
  confirmLoading?: boolean;
  okDisabled?: boolean;
  /** What has to be given before the answer. The button can be pressed all the same, and the dialog then says so. */
  needs?: Need | false;
  /** In place of Cancel and the answer. */
  footer?: ReactNode;
  onOk?: () => void;
  onCancel: () => void;
  children: ReactNode;
};

const WIDTH_PX = 520;

/** A dialog whose first field can be typed into at once. Drawn only while it is open. */
export function Modal({ title, width = WIDTH_PX, centered, closable = true, onCancel, children, ...rest }: ModalProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const [wasAsked, setAsked] = useState(false);
  const { needs = false } = rest;
  useReturnFocus(true, () => dialog.current);
  useKeptFocus(dialog);
  useEscapeCloses(true, dialog, onCancel);
  useEffect(() => {
    const { current } = dialog;
    (current?.querySelector<HTMLElement>('.ant-modal-body :is(input, textarea)') ?? current)?.focus();
  }, []);
  const closeBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget && onCancel();
  return createPortal(
    <div className="ant-modal-root ant-tokens ant-modal-css-var">
      <div className="ant-modal-mask" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape does the same. */}
      <div
        role="presentation"
        className={classes('ant-modal-wrap', centered && 'ant-modal-centered')}
        onMouseDown={closeBeside}
      >
        <div
          ref={dialog}
          role="dialog"
          aria-modal
          aria-labelledby={id}
          tabIndex={-1}
          className="ant-modal no-ring"
          style={{ width }}
        >
          <div className="ant-modal-container">
            {closable && (
              <button type="button" aria-label={t('close')} className="ant-modal-close" onClick={onCancel}>
                <span className="ant-modal-close-x">
                  <X size={16} aria-hidden className="ant-modal-close-icon" />
                </span>
              </button>
            )}
            <div className="ant-modal-header">
              <div className="ant-modal-title" id={id}>
                {title}
              </div>
            </div>
            <div className="ant-modal-body">
              {children}
              {needs && wasAsked && <FieldError>{t(`needs.${needs}`)}</FieldError>}
            </div>
            <Foot {...rest} onCancel={onCancel} onAsked={() => setAsked(true)} />
          </div>
        </div>
      </div>
    </div>,
    document.body,
  );
}

type FootProps = Pick<
  ModalProps,
  'okText' | 'cancelText' | 'confirmLoading' | 'okDisabled' | 'needs' | 'footer' | 'onOk' | 'onCancel'
> & { onAsked: () => void };

function Foot({ footer, okText, cancelText, confirmLoading, okDisabled, needs, onOk, onCancel, onAsked }: FootProps) {
  if (footer === null) return null;
  return (
    <div className="ant-modal-footer">
      {footer ?? (
        <>
          <Button onClick={onCancel}>{cancelText}</Button>
          <Button primary busy={confirmLoading} disabled={okDisabled} onClick={needs ? onAsked : () => onOk?.()}>
            {okText}
          </Button>
        </>
      )}
    </div>
  );
}
