import { Dropdown as AntDropdown, type DropdownProps as AntDropdownProps } from 'antd';
import { cloneElement, type KeyboardEvent, type ReactElement, useState } from 'react';
import { useReturnFocus } from '../focus/use-return-focus.ts';

type DropdownProps = Omit<AntDropdownProps, 'children' | 'trigger'> & { children: ReactElement };

const focusedMenu = () => document.activeElement?.closest('.ant-dropdown, .ant-dropdown-menu-submenu');

/** What an entry opens may take the focus at once: the same Enter would then press a button of it. */
const endEnter = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();

/** A menu that opens with the focus on its first entry and gives it back when it closes. */
export function Dropdown({ children, menu, open, onOpenChange, ...rest }: DropdownProps) {
  const [isOpen, setOpen] = useState(false);
  const isShown = open ?? isOpen;
  useReturnFocus(isShown, focusedMenu);
  const state: object = { 'aria-haspopup': 'menu', 'aria-expanded': isShown };
  return (
    <AntDropdown
      {...rest}
      {...(menu && { menu: { ...menu, onKeyDown: endEnter } })}
      autoFocus
      trigger={['click']}
      open={isShown}
      onOpenChange={(opens, info) => {
        setOpen(opens);
        onOpenChange?.(opens, info);
      }}
    >
      {cloneElement(children, state)}
    </AntDropdown>
  );
}
