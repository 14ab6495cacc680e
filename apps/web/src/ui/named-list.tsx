import { Trash2 } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { Row } from './layout.tsx';
import styles from './named-list.module.css';

export type Named = { id: string; name: string /** How much has this name, in words. */; use: string };

type NamedListProps = {
  label: string;
  items: readonly Named[];
  /** What a list without anything says. */
  none: string;
  deleteText: (name: string) => string;
  onDelete: (item: Named) => void;
};

/** Names somebody gave, each with its use and the way to be rid of it. */
export function NamedList({ label, items, none, deleteText, onDelete }: NamedListProps) {
  if (items.length === 0) return <p className="muted">{none}</p>;
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <Row key={item.id} as="li" gap={3} className={styles.item}>
          <span className={`medium ellipsis ${styles.name}`}>{item.name}</span>
          <span className="muted small numbers">{item.use}</span>
          <IconButton label={deleteText(item.name)} Icon={Trash2} size={36} onClick={() => onDelete(item)} />
        </Row>
      ))}
    </ul>
  );
}
