import { Plus } from 'lucide-react';
import { Text } from '../layout/layout.tsx';
import { Dropdown } from '../overlay/dropdown.tsx';
import styles from './filter-chip.module.css';

type Choice = { value: string; text: string };

type FilterChipProps = {
  name: string;
  /** What an unset filter is called, on the chip and as its choice. */
  any: string;
  anyChoice: string;
  choices: readonly Choice[];
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
  /** Shown where there is nothing to choose from. */
  none?: string;
  /** Where the choices themselves are changed. */
  manage?: { text: string; onManage: () => void };
};

/** Not an empty key: the menu would not put the focus on it. */
const ANY = '*';
const MANAGE = 'manage';
const MENU = { maxHeight: 320, overflow: 'auto' };

/** One property the list is narrowed by: its name and what it is set to. */
export function FilterChip({ name, any, anyChoice, choices, value, onChoose, none, manage }: FilterChipProps) {
  const chosen = choices.find((choice) => choice.value === value);
  const items = [
    { key: ANY, label: anyChoice },
    ...choices.map((choice) => ({ key: choice.value, label: choice.text })),
    ...(choices.length === 0 && none !== undefined ? [{ key: 'none', label: none, disabled: true }] : []),
    ...(manage && choices.length > 0 ? [{ type: 'divider' as const }, { key: MANAGE, label: manage.text }] : []),
  ];
  const choose = (key: string) => {
    if (key === MANAGE) manage?.onManage();
    else onChoose(key === ANY ? undefined : key);
  };
  return (
    <Dropdown
      menu={{
        items,
        style: MENU,
        selectedKeys: [value ?? ANY],
        onClick: ({ key }) => choose(key),
      }}
    >
      <button type="button" className={chosen ? `${styles.chip} ${styles.set}` : styles.chip}>
        <Text tone="muted">{name}</Text> {chosen?.text ?? any}
      </button>
    </Dropdown>
  );
}

/** Offers the filters that are not shown yet. */
export const AddFilterChip = ({ text, choices, onAdd }: AddFilterProps) => (
  <Dropdown
    menu={{ items: choices.map(({ value, text: label }) => ({ key: value, label })), onClick: ({ key }) => onAdd(key) }}
  >
    <button type="button" className={`${styles.chip} ${styles.dashed}`}>
      <Plus size={12} aria-hidden />
      {text}
    </button>
  </Dropdown>
);

type AddFilterProps = { text: string; choices: readonly Choice[]; onAdd: (value: string) => void };
