import { ChevronRight } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classes } from '../controls/classes.ts';
import type { Menu, MenuAction, MenuItem } from './menu-items.ts';
import { Popup } from './popup.tsx';

type MenuListProps = {
  menu: Menu;
  list: RefObject<HTMLDivElement | null>;
  /** Something was chosen. */
  onChosen: () => void;
};

const ENTRY = '[role="menuitem"]:not([aria-disabled="true"])';
const entriesOf = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>(ENTRY) ?? [])];
const isAction = (item: MenuItem): item is MenuAction => !('type' in item);

/** How far a key goes in a list: one on, one back, to an end. */
function stepOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at <= 0 ? count : at) - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const entries = entriesOf(event.currentTarget);
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const next = entries.length === 0 ? undefined : stepOf(event.key, at, entries.length);
  if (next === undefined) return;
  entries[next]?.focus();
  event.preventDefault();
  event.stopPropagation();
}

/** The entries of a menu, the first of them with the focus. Arrows move, Enter and Space choose. */
export function MenuList({ menu, list, onChosen }: MenuListProps) {
  useEffect(() => entriesOf(list.current)[0]?.focus({ preventScroll: true }), [list]);
  const part = (item: MenuItem) => <MenuPart item={item} menu={menu} onChosen={onChosen} />;
  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      className={classes(
        'ant-dropdown-menu ant-dropdown-menu-root ant-dropdown-menu-vertical ant-dropdown-menu-light',
        'ant-tokens ant-dropdown-css-var ant-dropdown-menu-css-var',
        menu.className,
      )}
      style={menu.style}
      onKeyDown={moveInList}
    >
      {menu.items.map((item, index) => (
        <Keyed key={item.key ?? index}>{part(item)}</Keyed>
      ))}
    </div>
  );
}

const Keyed = ({ children }: { children: ReactNode }) => children;

type PartProps = { menu: Menu; onChosen: () => void };

function MenuPart({ item, ...rest }: PartProps & { item: MenuItem }) {
  if (isAction(item))
    return item.children ? <SubMenu {...rest} item={item} entries={item.children} /> : <Entry {...rest} item={item} />;
  if (item.type === 'divider') return <hr className="ant-dropdown-menu-item-divider" />;
  return (
    <div role="presentation" className="ant-dropdown-menu-item-group">
      <div role="presentation" className="ant-dropdown-menu-item-group-title">
        {item.label}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a part of a menu, not of a form. */}
      <div role="group" className="ant-dropdown-menu-item-group-list">
        {item.children.map((entry) => (
          <Entry key={entry.key} {...rest} item={entry} />
        ))}
      </div>
    </div>
  );
}

const chooses = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

function Entry({ item, menu, onChosen }: PartProps & { item: MenuAction }) {
  const { key, label, icon, extra, danger, disabled } = item;
  const choose = () => {
    if (disabled) return;
    item.onClick?.();
    menu.onClick?.({ key });
    onChosen();
  };
  return (
    <div
      role="menuitem"
      tabIndex={-1}
      title={item.title}
      aria-disabled={disabled === true}
      className={classes(
        'ant-dropdown-menu-item',
        disabled && 'ant-dropdown-menu-item-disabled',
        danger && 'ant-dropdown-menu-item-danger',
        menu.selectedKeys?.includes(key) && 'ant-dropdown-menu-item-selected',
        !icon && 'ant-dropdown-menu-item-only-child',
      )}
      onClick={choose}
      onPointerMove={followPointer}
      onKeyDown={(event) => {
        if (!chooses(event)) return;
        // What an entry opens may take the focus at once: the same Enter would then press a button of it.
        event.preventDefault();
        event.stopPropagation();
        choose();
      }}
    >
      {icon && <span className="ant-dropdown-menu-item-icon">{icon}</span>}
      <span
        className={classes(
          'ant-dropdown-menu-title-content',
          extra !== undefined && 'ant-dropdown-menu-title-content-with-extra',
        )}
      >
        {label}
        {extra !== undefined && <span className="ant-dropdown-menu-item-extra">{extra}</span>}
      </span>
    </div>
  );
}

/** One place is marked, wherever the pointer and the keyboard are. */
function followPointer({ currentTarget, pointerType }: PointerEvent<HTMLElement>): void {
  if (pointerType === 'mouse' && currentTarget.ariaDisabled !== 'true') currentTarget.focus({ preventScroll: true });
}

/** Beside its entry, while the pointer is at one of them, or until an arrow leads back. */
function SubMenu({ item, entries, menu, onChosen }: PartProps & { item: MenuAction; entries: readonly MenuAction[] }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const title = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isByKey = useRef(false);
  useEffect(() => {
    if (isOpen && isByKey.current) entriesOf(list.current)[0]?.focus({ preventScroll: true });
  }, [isOpen]);
  const leave = () => {
    setOpen(false);
    title.current?.focus();
  };
  const open = (byKey: boolean) => {
    isByKey.current = byKey;
    setOpen(true);
  };
  const onTitleKey = (event: KeyboardEvent) => {
    if (!chooses(event) && event.key !== 'ArrowRight') return;
    event.preventDefault();
    event.stopPropagation();
    open(true);
  };
  const onListKey = (event: KeyboardEvent<HTMLElement>) => {
    moveInList(event);
    if (event.key !== 'ArrowLeft') return;
    event.preventDefault();
    leave();
  };
  const isSelected = entries.some(({ key }) => menu.selectedKeys?.includes(key));
  return (
    <div
      role="none"
      className={classes(
        'ant-dropdown-menu-submenu ant-dropdown-menu-submenu-vertical',
        isSelected && 'ant-dropdown-menu-submenu-selected',
      )}
      onPointerEnter={() => open(false)}
      onPointerLeave={() => setOpen(false)}
    >
      <div
        ref={title}
        role="menuitem"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        className="ant-dropdown-menu-submenu-title"
        onClick={() => open(true)}
        onPointerMove={followPointer}
        onKeyDown={onTitleKey}
      >
        {item.icon && <span className="ant-dropdown-menu-item-icon">{item.icon}</span>}
        <span className="ant-dropdown-menu-title-content">{item.label}</span>
        <span className="ant-dropdown-menu-submenu-expand-icon">
          <ChevronRight size={12} aria-hidden className="ant-dropdown-menu-submenu-arrow-icon" />
        </span>
      </div>
      {isOpen && title.current && (
        <Popup
          name="ant-dropdown-menu-submenu"
          anchor={title.current}
          placement="rightTop"
          gap={0}
          onClose={leave}
          className={SUB_POPUP}
        >
          <div
            ref={list}
            id={id}
            role="menu"
            tabIndex={-1}
            className="ant-dropdown-menu ant-dropdown-menu-sub ant-dropdown-menu-vertical"
            onKeyDown={onListKey}
          >
            {entries.map((entry) => (
              <Entry key={entry.key} item={entry} menu={menu} onChosen={onChosen} />
            ))}
          </div>
        </Popup>
      )}
    </div>
  );
}

const SUB_POPUP = 'ant-dropdown-menu-submenu-popup ant-dropdown-menu ant-dropdown-menu-light ant-dropdown-css-var';
