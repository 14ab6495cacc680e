import { useState } from 'react';
import { storage } from '../../../platform/storage.ts';

/** The side menu's id among the open menus. */
const SIDE = 'side';

/** Whether the side menu stands open; open until the person folds it, and remembered. */
export function useSideMenu() {
  const [isOpen, setOpen] = useState(() => storage.readOpenMenus()?.includes(SIDE) ?? true);
  const toggle = () => {
    const others = (storage.readOpenMenus() ?? []).filter((id) => id !== SIDE);
    storage.writeOpenMenus(isOpen ? others : [...others, SIDE]);
    setOpen(!isOpen);
  };
  return { isOpen, toggle };
}
