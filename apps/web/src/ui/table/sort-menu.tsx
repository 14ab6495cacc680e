import { ChevronsUpDown } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { Dropdown } from '../overlay/dropdown.tsx';

const ORDERS = ['asc', 'desc'] as const;
type Order = (typeof ORDERS)[number];

type SortMenuProps<S extends string> = {
  /** What the list is sorted by now, in words. */
  text: string;
  sorts: readonly S[];
  wordOf: (key: S | Order) => string;
  by: { sort: S; order: Order };
  onSort: (by: { sort: S; order: Order }) => void;
};

export function SortMenu<S extends string>({ text, sorts, wordOf, by, onSort }: SortMenuProps<S>) {
  const itemOf = (key: S | Order) => ({ key, label: wordOf(key) });
  const choose = (key: string) => {
    const sort = sorts.find((known) => known === key);
    if (sort !== undefined) onSort({ ...by, sort });
    else onSort({ ...by, order: key === 'asc' ? 'asc' : 'desc' });
  };
  return (
    <Dropdown
      menu={{
        items: [...sorts.map(itemOf), { type: 'divider' }, ...ORDERS.map(itemOf)],
        selectedKeys: [by.sort, by.order],
        onClick: ({ key }) => choose(key),
      }}
    >
      <Button text small icon={<ChevronsUpDown size={14} strokeWidth={1.5} />}>
        {text}
      </Button>
    </Dropdown>
  );
}
