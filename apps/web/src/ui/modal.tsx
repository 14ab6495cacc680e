import { Modal as AntModal, type ModalProps } from 'antd';
import { useId } from 'react';

/**
 * A dialog whose first field can be typed into at once. Ant Design keeps the focus inside as soon as it opens, which without
 * motion comes before a field can have it.
 */
export function Modal({ children, ...rest }: ModalProps) {
  const id = useId();
  const focusFirst = (isOpen: boolean) => {
    if (isOpen) document.getElementById(id)?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    <AntModal {...rest} afterOpenChange={focusFirst}>
      <div id={id}>{children}</div>
    </AntModal>
  );
}
