import { Trash2 } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { Box, Row, Text } from './layout/layout.tsx';
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

/** Names users gave, each with its use and the way to be rid of it. */
export function NamedList({ label, items, none, deleteText, onDelete }: NamedListProps) {
  if (items.length === 0) return <p className="muted">{none}</p>;
  return (
    <Box as="ul" maxHeight={320} overflow="auto" aria-label={label}>
      {items.map((item) => (
        <Row minWidth={0} key={item.id} as="li" gap={3} minHeight={44} border="bottom" className={styles.item}>
          <Text grow className="medium ellipsis">
            {item.name}
          </Text>
          <span className="muted small numbers">{item.use}</span>
          <IconButton label={deleteText(item.name)} Icon={Trash2} size={36} onClick={() => onDelete(item)} />
        </Row>
      ))}
    </Box>
  );
}
