import { cloneElement, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useReturnFocus } from '../focus/use-return-focus.ts';
import type { Menu } from './menu-items.ts';
import { MenuList } from './menu-list.tsx';
import type { Placement } from './place-popup.ts';
import { PLAIN_GAP_PX, Popup } from './popup.tsx';
import { type Opener, useOpener } from './use-opener.ts';

type Change = { source: 'trigger' | 'menu' };

type DropdownProps = {
  menu?: Menu;
  /** In place of a menu. */
  popupRender?: () => ReactNode;
  placement?: Placement;
  open?: boolean;
  /** `menu` where an entry was chosen. */
  onOpenChange?: (open: boolean, change: Change) => void;
  children: Opener;
};

const NO_MENU: Menu = { items: [] };
const BY_PRESS: Change = { source: 'trigger' };

/** A menu that opens with the focus on its first entry and gives it back when it closes. */
export function Dropdown(props: DropdownProps) {
  const { menu = NO_MENU, popupRender, placement = 'bottomLeft', open, onOpenChange, children } = props;
  const opening = { opener: children, kind: 'menu' as const, open, onTurn: onOpenChange };
  const { isShown, anchor, turn, own } = useOpener<[Change]>(opening, BY_PRESS);
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useReturnFocus(isShown, () => popup.current);
  useEffect(() => {
    const { current } = popup;
    if (!isShown || !anchor || list.current || current?.contains(document.activeElement)) return;
    current?.querySelector<HTMLElement>('button, a[href], input')?.focus({ preventScroll: true });
  }, [isShown, anchor]);
  const close = () => turn(false, BY_PRESS);
  const closeByTab = (event: KeyboardEvent) => event.key === 'Tab' && list.current && close();
  const touch = { onClose: close, onKeyDown: closeByTab };
  return (
    <>
      {cloneElement(children, own)}
      {isShown && anchor && (
        <Popup
          ref={popup}
          name="ant-dropdown"
          gap={PLAIN_GAP_PX}
          anchor={anchor}
          placement={placement}
          // Measured only for a menu that is open: to measure is to lay the whole page out.
          style={{ minWidth: anchor.offsetWidth }}
          {...touch}
        >
          {popupRender?.() ?? <MenuList menu={menu} list={list} onChosen={() => turn(false, { source: 'menu' })} />}
        </Popup>
      )}
    </>
  );
}
