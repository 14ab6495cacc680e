import { useState } from 'react';
import { ChosenItems } from './chosen-items.tsx';
import { Combobox, type SelectLook } from './combobox.tsx';

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
  const remove = (gone: string) => onChange(value.filter((one) => one !== gone));
  return (
    <Combobox
      {...look}
      kind="multiple"
      isSearched
      typed={typed}
      onType={setTyped}
      options={options.filter(({ label }) => label.toLowerCase().includes(sought))}
      first={0}
      isChosen={(one) => value.includes(one)}
      onChoose={({ value: one }) => {
        setTyped('');
        if (value.includes(one)) remove(one);
        else onChange([...value, one]);
      }}
      onOtherKey={({ key }) => {
        const last = value.at(-1);
        if (key === 'Backspace' && typed === '' && last !== undefined) remove(last);
      }}
      onBlur={() => {
        setTyped('');
        onBlur?.();
      }}
    >
      {(line) => (
        <ChosenItems
          items={value.map((one) => options.find((option) => option.value === one) ?? { value: one, label: one })}
          onRemove={remove}
          placeholder={typed === '' ? placeholder : undefined}
        >
          {line}
        </ChosenItems>
      )}
    </Combobox>
  );
}
