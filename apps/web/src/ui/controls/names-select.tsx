import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation('common');
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
        // Whoever typed a name and goes on means it.
        add([typed]);
        setTyped('');
        onBlur?.();
      }}
    >
      {(line) => (
        <div className="ant-select-content">
          {value.length === 0 && typed === '' && <div className="ant-select-placeholder">{placeholder}</div>}
          {value.map((name) => (
            <div key={name} className="ant-select-content-item">
              <span className="ant-select-selection-item" title={name}>
                <span className="ant-select-selection-item-content">{name}</span>
                <button
                  type="button"
                  tabIndex={-1}
                  className="ant-select-selection-item-remove"
                  aria-label={t('select.remove', { name })}
                  onMouseDown={(event) => {
                    event.preventDefault();
                    event.stopPropagation();
                  }}
                  onClick={() => remove(name)}
                >
                  <X size={12} aria-hidden />
                </button>
              </span>
            </div>
          ))}
          <div className="ant-select-content-item ant-select-content-item-suffix">{line}</div>
        </div>
      )}
    </Combobox>
  );
}
