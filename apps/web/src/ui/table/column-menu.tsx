import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Dropdown } from '../overlay/dropdown.tsx';

type ColumnMenuProps = {
  label: string;
  choices: readonly { key: string; text: string }[];
  columns: { isShown: (key: string) => boolean; toggle: (key: string) => void };
};

export function ColumnMenu({ label, choices, columns }: ColumnMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dropdown
      open={isOpen}
      // Several may be chosen in a row: only a click elsewhere closes it.
      onOpenChange={(open, { source }) => (open || source === 'trigger') && setOpen(open)}
      menu={{
        items: choices.map(({ key, text }) => ({ key, label: text })),
        selectedKeys: choices.map(({ key }) => key).filter(columns.isShown),
        onClick: ({ key }) => columns.toggle(key),
      }}
    >
      <Button text small aria-label={label} title={label} icon={<Columns3 size={16} strokeWidth={1.5} />} />
    </Dropdown>
  );
}
