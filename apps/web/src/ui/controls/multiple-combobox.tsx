import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox, type SelectLook } from './combobox.tsx';

type Choice = { value: string; label: string };

type MultipleComboboxProps = SelectLook & {
  chosen: readonly Choice[];
  options: readonly Choice[];
  typed: string;
  onType: (typed: string) => void;
  onAdd: (value: string) => void;
  onRemove: (value: string) => void;
  placeholder: string | undefined;
};

/** A combobox for several, which stand in the field before the line that is typed in. */
export function MultipleCombobox(props: MultipleComboboxProps) {
  const { chosen, options, typed, onType, onAdd, onRemove, placeholder, ...look } = props;
  const isChosen = (value: string) => chosen.some((one) => one.value === value);
  return (
    <Combobox
      {...look}
      kind="multiple"
      isSearched
      typed={typed}
      onType={onType}
      options={options}
      first={0}
      isChosen={isChosen}
      onChoose={({ value }) => {
        onType('');
        if (isChosen(value)) onRemove(value);
        else onAdd(value);
      }}
      onOtherKey={({ key }) => {
        const last = chosen.at(-1);
        if (key === 'Backspace' && typed === '' && last) onRemove(last.value);
      }}
    >
      {(line) => (
        <ChosenItems items={chosen} onRemove={onRemove} placeholder={typed === '' ? placeholder : undefined}>
          {line}
        </ChosenItems>
      )}
    </Combobox>
  );
}

type ChosenItemsProps = {
  items: readonly Choice[];
  onRemove: (value: string) => void;
  /** In place of items; none while something is typed. */
  placeholder: string | undefined;
  /** The line that is typed in. */
  children: ReactNode;
};

/** What is chosen in a field for several, each with a button that takes it away. */
function ChosenItems({ items, onRemove, placeholder, children }: ChosenItemsProps) {
  const { t } = useTranslation('common');
  return (
    <div className="ant-select-content">
      {items.length === 0 && placeholder !== undefined && <div className="ant-select-placeholder">{placeholder}</div>}
      {items.map(({ value, label }) => (
        <div key={value} className="ant-select-content-item">
          <span className="ant-select-selection-item" title={label}>
            <span className="ant-select-selection-item-content">{label}</span>
            <button
              type="button"
              tabIndex={-1}
              className="ant-select-selection-item-remove"
              aria-label={t('select.remove', { name: label })}
              onMouseDown={(event) => {
                event.preventDefault();
                event.stopPropagation();
              }}
              onClick={() => onRemove(value)}
            >
              <X size={12} aria-hidden />
            </button>
          </span>
        </div>
      ))}
      <div className="ant-select-content-item ant-select-content-item-suffix">{children}</div>
    </div>
  );
}
