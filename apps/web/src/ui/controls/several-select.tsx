import { useState } from 'react';
import type { SelectLook } from './combobox.tsx';
import { MultipleCombobox } from './multiple-combobox.tsx';

type SeveralSelectProps = SelectLook & {
  value: readonly string[];
  options: readonly { value: string; label: string }[];
  placeholder?: string;
  onChange: (values: string[]) => void;
};

/** Several out of many, found by typing. */
export function SeveralSelect({ value, options, placeholder, onChange, onBlur, ...look }: SeveralSelectProps) {
  const [typed, setTyped] = useState('');
  const sought = typed.trim().toLowerCase();
  return (
    <MultipleCombobox
      {...look}
      chosen={value.map((one) => options.find((option) => option.value === one) ?? { value: one, label: one })}
      options={options.filter(({ label }) => label.toLowerCase().includes(sought))}
      typed={typed}
      onType={setTyped}
      onAdd={(added) => onChange([...value, added])}
      onRemove={(gone) => onChange(value.filter((one) => one !== gone))}
      placeholder={placeholder}
      onBlur={() => {
        setTyped('');
        onBlur?.();
      }}
    />
  );
}
