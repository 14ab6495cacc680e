import { Modal as AntModal, type ModalProps as AntModalProps } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../focus/use-return-focus.ts';
import { FieldError } from '../form/field-error.tsx';
import type { Need } from '../form/need.ts';

type ModalProps = AntModalProps & {
  /** What has to be given before the answer. The button can be pressed all the same, and the dialog then says so. */
  needs?: Need | false;
};

/**
 * A dialog whose first field can be typed into at once. Ant Design keeps the focus inside as soon as it opens, which without
 * motion comes before a field can have it.
 */
export function Modal({ children, needs = false, onOk, ...rest }: ModalProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const [wasAsked, setAsked] = useState(false);
  useReturnFocus(rest.open === true, () => document.getElementById(id)?.closest('.ant-modal'));
  const focusFirst = (isOpen: boolean) => {
    setAsked(false);
    if (isOpen) document.getElementById(id)?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    <AntModal {...rest} onOk={needs ? () => setAsked(true) : (onOk ?? (() => {}))} afterOpenChange={focusFirst}>
      <div id={id}>
        {children}
        {needs && wasAsked && <FieldError>{t(`needs.${needs}`)}</FieldError>}
      </div>
    </AntModal>
  );
}
