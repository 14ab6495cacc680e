import { useEffect, useRef } from 'react';

type RowKeys = {
  ids: readonly string[];
  at: string | undefined;
  onAt: (id: string) => void;
  /** By key, for the row the keyboard stands on, such as `x` or `Enter`. */
  onRow: Partial<Record<string, (id: string) => void>>;
  /** By key, wherever the keyboard stands, such as `/`. */
  onPage: Partial<Record<string, () => void>>;
  /** Something lies over the list and has the keys. */
  paused: boolean;
};

/** A key typed into a field, or meant for a control, is not for the list. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], dialog';
const CONTROLS = 'a, button, [role="menuitem"], [role="tab"], [role="radio"]';

/** A link or a button that is not the row itself. */
function isOtherControl(target: Element, at: string | undefined): boolean {
  const control = target.closest<HTMLElement>(CONTROLS);
  return control !== null && (at === undefined || control.dataset.row !== at);
}

/** Arrows go from one to the next. */
const RADIOS = 'input[type="radio"]';

/** Escape closes these first. */
const OPEN_MENUS = '.ant-dropdown-open, .ant-dropdown, .ant-popover, .ant-select-open';

/** j and k move, further keys act on the row, as in a mail client: without first going into the list. */
export function useRowKeys(keys: RowKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ids, at, onAt, onRow, onPage, paused } = latest.current;
      if (paused || event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
      const { target, key } = event;
      if (target instanceof Element && target.closest(FIELDS)) return;
      if (key.startsWith('Arrow') && target instanceof Element && target.matches(RADIOS)) return;
      if (key === 'Escape' && target instanceof Element && target.closest(OPEN_MENUS)) return;
      if (key === 'Enter' && target instanceof Element && isOtherControl(target, at)) return;
      const step = key === 'j' || key === 'ArrowDown' ? 1 : key === 'k' || key === 'ArrowUp' ? -1 : 0;
      const index = at === undefined ? -1 : ids.indexOf(at);
      const next = ids[step === 0 ? -1 : index < 0 ? 0 : Math.min(ids.length - 1, Math.max(0, index + step))];
      const run = next !== undefined ? () => onAt(next) : actionOf(key, index < 0 ? undefined : at, { onRow, onPage });
      if (!run) return;
      event.preventDefault();
      run();
      if (next !== undefined) focusRow(next);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** A row that comes into sight by the step is drawn some frames later. */
const FRAMES = 5;

/**
 * The focus goes along, to what has the id of the row as its `data-row`, or to the list that holds it. A user who moves in
 * the list has left the button that was pressed before: Enter is the row's now.
 */
function focusRow(id: string, frames = FRAMES): void {
  const now = document.activeElement;
  // Over the list: it stays where it is.
  if (now?.closest('[role="dialog"]')) return;
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row], [data-holds-rows]')];
  const row = rows.find(({ dataset }) => dataset.row === id || dataset.holdsRows !== undefined);
  row?.focus({ preventScroll: true });
  if (row || frames === 0) return;
  if (now instanceof HTMLElement) now.blur();
  requestAnimationFrame(() => document.activeElement === document.body && focusRow(id, frames - 1));
}

function actionOf(key: string, at: string | undefined, { onRow, onPage }: Pick<RowKeys, 'onRow' | 'onPage'>) {
  const forRow = onRow[key];
  if (forRow && at !== undefined) return () => forRow(at);
  return onPage[key];
}
