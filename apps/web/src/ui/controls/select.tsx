import { type ReactNode, useState } from 'react';
import { classes } from './classes.ts';
import { Combobox, type SelectLook } from './combobox.tsx';

type SelectProps<V extends string> = SelectLook & {
  value?: V | null | undefined;
  options: readonly { value: V; label: string }[];
  /** Options are found by typing: by their words, or by a rule. */
  showSearch?: boolean | ((typed: string, option: { value: V; label: string }) => boolean);
  placeholder?: string;
  /** An option with more than its words, in the list and in the field. */
  draw?: (option: { value: V; label: string }) => ReactNode;
  onChange?: (value: V) => void;
};

const byWords = (typed: string, { label }: { label: string }) =>
  label.toLowerCase().includes(typed.trim().toLowerCase());

/** One out of several. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { value, options, showSearch = false, placeholder, draw, onChange, ...look } = props;
  const [typed, setTyped] = useState('');
  const fits = typeof showSearch === 'function' ? showSearch : byWords;
  const left = typed === '' ? options : options.filter((option) => fits(typed, option));
  const chosen = options.find((option) => option.value === value);
  return (
    <Combobox
      {...look}
      kind="single"
      isSearched={showSearch !== false}
      typed={typed}
      onType={setTyped}
      options={left.map((option) => ({ ...option, shown: draw?.(option) }))}
      first={left.findIndex((option) => option.value === value)}
      isChosen={(one) => one === value}
      onChoose={(option) => {
        const wanted = options.find((one) => one.value === option.value);
        if (wanted && wanted.value !== value) onChange?.(wanted.value);
      }}
      onOtherKey={({ key }, moveTo) => {
        // Without a line to type in, a letter leads to the option that begins with it.
        const found =
          key.length === 1 ? left.findIndex((one) => one.label.toLowerCase().startsWith(key.toLowerCase())) : -1;
        if (showSearch === false && found >= 0) moveTo(found);
      }}
    >
      {(line) => (
        <div
          className={classes(
            'ant-select-content',
            chosen && 'ant-select-content-has-value',
            typed !== '' && 'ant-select-content-has-search-value',
          )}
          title={chosen?.label}
        >
          {chosen
            ? (draw?.(chosen) ?? chosen.label)
            : typed === '' && <div className="ant-select-placeholder">{placeholder}</div>}
          {line}
        </div>
      )}
    </Combobox>
  );
}
