import { useState } from 'react';
import type { SelectLook } from './combobox.tsx';
import { MultipleCombobox } from './multiple-combobox.tsx';

type NamesSelectProps = SelectLook & {
  value?: readonly string[];
  /** Names that are known; others may be typed. */
  known: readonly string[];
  /** No more than so many. */
  maxCount: number;
  placeholder?: string;
  onChange?: (names: string[]) => void;
};

/** Between names that are typed or pasted in one go. */
const BETWEEN = ',';

/** Several names, chosen or new. */
export function NamesSelect({ value = [], known, maxCount, placeholder, onChange, onBlur, ...look }: NamesSelectProps) {
  const [typed, setTyped] = useState('');
  const sought = typed.trim();
  const found = known.filter((name) => name.toLowerCase().includes(sought.toLowerCase()));
  const offered = sought === '' || known.includes(sought) ? found : [sought, ...found];
  const add = (names: readonly string[]) => {
    const wanted = [...new Set([...value, ...names.map((name) => name.trim()).filter(Boolean)])].slice(0, maxCount);
    if (wanted.length > value.length) onChange?.(wanted);
  };
  const onType = (text: string) => {
    const names = text.split(BETWEEN);
    setTyped(names.pop() ?? '');
    add(names);
  };
  return (
    <MultipleCombobox
      {...look}
      chosen={value.map(asChoice)}
      options={offered.map(asChoice)}
      typed={typed}
      onType={onType}
      onAdd={(name) => add([name])}
      onRemove={(gone) => onChange?.(value.filter((name) => name !== gone))}
      placeholder={placeholder}
      onBlur={() => {
        // A user who typed a name and goes on means it.
        add([typed]);
        setTyped('');
        onBlur?.();
      }}
    />
  );
}

const asChoice = (name: string) => ({ value: name, label: name });
