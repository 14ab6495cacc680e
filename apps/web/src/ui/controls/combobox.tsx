import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type UIEvent, useContext, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import { ControlSize, InFormItem } from './control-size.ts';
import { type ListOption, listId, optionId, SelectList } from './select-list.tsx';

/** What a form or a label gives to a field. */
export type FieldTies = {
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-required'?: boolean | undefined;
  onBlur?: (() => void) | undefined;
};

export type SelectLook = FieldTies & {
  className?: string | undefined;
  size?: 'small' | 'large' | undefined;
  status?: 'error' | undefined;
  prefix?: ReactNode;
  /** The list is as wide as its longest option, where that is wider than the field. */
  hasWideList?: boolean;
};

type ComboboxProps = SelectLook & {
  kind: 'single' | 'multiple';
  isSearched: boolean;
  typed: string;
  onType: (typed: string) => void;
  options: readonly ListOption[];
  /** Where the keyboard stands when the list opens. */
  first: number;
  isChosen: (value: string) => boolean;
  onChoose: (option: ListOption) => void;
  /** A key that neither moves nor chooses. */
  onOtherKey?: (event: KeyboardEvent<HTMLInputElement>, moveTo: (at: number) => void) => void;
  /** In place of options. */
  none?: string;
  /** In pixels, where it is not as wide as the field. */
  listWidth?: number;
  onListScroll?: (event: UIEvent) => void;
  /** What stands in the field, around the line that is typed in. */
  children: (line: ReactNode) => ReactNode;
};

const SIZES = { small: 'sm', large: 'lg' };

/** Where a key of the keyboard leads in a list; undefined for a key that does not move. */
function placeAfter(key: string, at: number, last: number): number | undefined {
  const places: Record<string, number> = { ArrowDown: Math.min(last, at + 1), ArrowUp: Math.max(0, at - 1) };
  return places[key];
}

/** A field with a list: a combobox as the ARIA practices describe it. */
export function Combobox(props: ComboboxProps) {
  const { kind, isSearched, typed, onType, options, first, isChosen, onChoose, onOtherKey, children } = props;
  const { none, listWidth, onListScroll } = props;
  const { className, size, status, prefix, hasWideList = false, onBlur, ...ties } = props;
  const { t } = useTranslation('common');
  const own = useId();
  const id = ties.id ?? own;
  const usual = useContext(ControlSize);
  const look = size ?? usual;
  const isInItem = useContext(InFormItem);
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const close = () => {
    setOpen(false);
    if (kind === 'single') onType('');
  };
  const open = () => {
    setAt(Math.max(0, first));
    setOpen(true);
  };
  const choose = (option: ListOption | undefined) => {
    if (!option) return;
    onChoose(option);
    if (kind === 'single') close();
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = placeAfter(event.key, at, options.length - 1);
    const opens = next !== undefined || event.key === 'Enter' || (event.key === ' ' && !isSearched);
    if (!opens) return onOtherKey?.(event, setAt);
    event.preventDefault();
    if (!isOpen) open();
    else if (next === undefined) choose(options[at]);
    else setAt(next);
  };
  const width = listWidth ?? anchor?.offsetWidth ?? 0;
  const line = (
    <input
      ref={field}
      className="ant-select-input"
      role="combobox"
      id={ties.id}
      aria-label={ties['aria-label']}
      aria-invalid={ties['aria-invalid']}
      aria-describedby={ties['aria-describedby']}
      aria-required={ties['aria-required']}
      aria-expanded={isOpen}
      aria-haspopup="listbox"
      aria-controls={listId(id)}
      aria-autocomplete={isSearched ? 'list' : 'none'}
      aria-activedescendant={isOpen && options[at] ? optionId(id, at) : undefined}
      autoComplete="off"
      readOnly={!isSearched}
      value={typed}
      style={kind === 'multiple' ? { width: `${typed.length + 1}ch` } : undefined}
      onChange={(event) => {
        onType(event.target.value);
        setAt(0);
        setOpen(true);
      }}
      onKeyDown={onKey}
      onBlur={() => {
        close();
        onBlur?.();
      }}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: around the field, which has the keys.
    <div
      ref={setAnchor}
      className={classes(
        `ant-select ant-select-outlined ant-select-${kind} ant-select-show-arrow ant-tokens ant-select-css-var`,
        isSearched && 'ant-select-show-search',
        isInItem && 'ant-select-in-form-item',
        look && `ant-select-${SIZES[look]}`,
        (status === 'error' || ties['aria-invalid']) && 'ant-select-status-error',
        isOpen && 'ant-select-open ant-select-focused',
        className,
      )}
      role="presentation"
      onMouseDown={(event) => {
        if (event.target !== field.current) event.preventDefault();
        field.current?.focus();
        if (isOpen && kind === 'single') close();
        else open();
      }}
    >
      {prefix !== undefined && <div className="ant-select-prefix">{prefix}</div>}
      {children(line)}
      <div className="ant-select-suffix">
        <ChevronDown size={14} aria-hidden />
      </div>
      {isOpen && anchor && (
        <SelectList
          id={id}
          label={ties['aria-label']}
          anchor={anchor}
          options={options}
          at={at}
          isChosen={isChosen}
          isMany={kind === 'multiple'}
          none={none ?? t('select.none')}
          style={hasWideList ? { minWidth: width } : { width }}
          onAt={setAt}
          onChoose={choose}
          onClose={close}
          onScroll={onListScroll}
        />
      )}
    </div>
  );
}
