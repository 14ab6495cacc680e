import type { MouseEvent, ReactNode } from 'react';
import styles from './data-table.module.css';

type RowNameProps = {
  id: string;
  /** Where the row leads, so that it can be opened in another tab. */
  to: string | undefined;
  onOpen: () => void;
  /** The keyboard comes to it. */
  onAt: () => void;
  children: ReactNode;
};

/** What a row is called opens it: for a screen reader, and where the keys of the list put the focus. */
export function RowName({ id, to, onOpen, onAt, children }: RowNameProps) {
  if (to === undefined) {
    return (
      <button type="button" className={styles.name} data-row={id} onFocus={onAt} onClick={onOpen}>
        {children}
      </button>
    );
  }
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a href={to} className={styles.name} data-row={id} onFocus={onAt} onClick={follow}>
      {children}
    </a>
  );
}
