import { MESSAGE_PAGE_SIZE } from '@outrider/contract/inbox/proxy';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListItem, offsetsOf } from '../../../features/inbox/list/list-layout.ts';
import { useSight } from '../../../features/inbox/list/use-sight.ts';
import { PullToRefresh } from '../../../ui/pull/pull-to-refresh.tsx';
import styles from './row-list.module.css';

type RowListProps<T extends ListItem> = {
  label: string;
  items: readonly T[];
  /** Nothing is left to be read. */
  isWhole: boolean;
  row: (item: T) => ReactNode;
  /** Below the last row. */
  foot: ReactNode;
  onEnd: () => void;
  /** How many rows are above the first in sight. */
  onSight: (above: number) => void;
  onRefresh: () => Promise<unknown>;
};

/** A long list of which only what is in sight is drawn; pulled down at its top, it is read again. */
export function RowList<T extends ListItem>(props: RowListProps<T>) {
  const { label, items, isWhole, row, foot, onEnd, onSight, onRefresh } = props;
  const { t } = useTranslation('inbox');
  const frame = useRef<HTMLDivElement>(null);
  const offsets = useMemo(() => offsetsOf(items), [items]);
  const { from, to } = useSight(frame, items, offsets);

  const isAtEnd = to >= items.length - MESSAGE_PAGE_SIZE;
  useEffect(() => {
    if (isAtEnd && !isWhole) onEnd();
  }, [isAtEnd, isWhole, onEnd]);
  const above = useMemo(() => items.slice(0, from).filter(({ message }) => message).length, [items, from]);
  useEffect(() => onSight(above), [above, onSight]);

  const padding = { paddingTop: offsets[from] ?? 0, paddingBottom: (offsets.at(-1) ?? 0) - (offsets[to] ?? 0) };
  return (
    <div ref={frame} className={styles.frame}>
      <PullToRefresh frame={frame} words={(state) => t(`phone.pull.${state}`)} onRefresh={onRefresh}>
        <ul aria-label={label} style={padding}>
          {items.slice(from, to).map((item) => (
            <li key={item.key} style={{ height: item.height }}>
              {row(item)}
            </li>
          ))}
        </ul>
        {foot}
      </PullToRefresh>
    </div>
  );
}
