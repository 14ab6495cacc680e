import { useState } from 'react';
import { ChosenItems } from './chosen-items.tsx';
import { Combobox, type SelectLook } from './combobox.tsx';

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
  const remove = (name: string) => onChange?.(value.filter((one) => one !== name));
  const onType = (text: string) => {
    const names = text.split(BETWEEN);
    setTyped(names.pop() ?? '');
    add(names);
  };
  return (
    <Combobox
      {...look}
      kind="multiple"
      isSearched
      typed={typed}
      onType={onType}
      options={offered.map((name) => ({ value: name, label: name }))}
      first={0}
      isChosen={(name) => value.includes(name)}
      onChoose={({ value: name }) => {
        setTyped('');
        if (value.includes(name)) remove(name);
        else add([name]);
      }}
      onOtherKey={({ key }) => {
        const last = value.at(-1);
        if (key === 'Backspace' && typed === '' && last !== undefined) remove(last);
      }}
      onBlur={() => {
        // A user who typed a name and goes on means it.
        add([typed]);
        setTyped('');
        onBlur?.();
      }}
    >
      {(line) => (
        <ChosenItems
          items={value.map((name) => ({ value: name, label: name }))}
          onRemove={remove}
          placeholder={typed === '' ? placeholder : undefined}
        >
          {line}
        </ChosenItems>
      )}
    </Combobox>
  );
}
