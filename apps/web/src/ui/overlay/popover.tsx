import { Popover as AntPopover, type PopoverProps as AntPopoverProps } from 'antd';
import { cloneElement, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useReturnFocus } from '../focus/use-return-focus.ts';

type PopoverProps = Omit<AntPopoverProps, 'children' | 'content' | 'trigger' | 'afterOpenChange'> & {
  content: ReactNode;
  children: ReactElement;
};

const CONTROLS = 'input, textarea, button, a[href], [tabindex="0"]';

/** What a click opens beside a button: the focus goes inside, and returns to the button. */
export function Popover({ content, children, open, onOpenChange, ...rest }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const inside = useRef<HTMLDivElement>(null);
  const isShown = open ?? isOpen;
  useReturnFocus(isShown, () => inside.current);
  const focusInside = () => {
    const { current } = inside;
    const opener = document.activeElement;
    if (!current || current.contains(opener)) return;
    // Ant Design takes it for a tooltip; with controls inside it is a dialog, called like the button that opened it.
    const popup = current.closest('[role="tooltip"]');
    popup?.setAttribute('role', 'dialog');
    popup?.setAttribute('aria-label', opener?.getAttribute('aria-label') ?? opener?.textContent ?? '');
    (current.querySelector<HTMLElement>(CONTROLS) ?? current).focus();
  };
  const state: object = { 'aria-haspopup': 'dialog', 'aria-expanded': isShown };
  return (
    <AntPopover
      {...rest}
      trigger="click"
      open={isShown}
      onOpenChange={(opens) => {
        setOpen(opens);
        onOpenChange?.(opens);
      }}
      afterOpenChange={(opens) => opens && focusInside()}
      content={
        <div ref={inside} tabIndex={-1} className="no-ring">
          {content}
        </div>
      }
    >
      {cloneElement(children, state)}
    </AntPopover>
  );
}
