import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type UIEvent, useId, useRef, useState } from 'react';
import { PLAIN_GAP_PX, Popup } from '../overlay/popup.tsx';
import { classes } from './classes.ts';

type Option = { value: string; label: string; shown: ReactNode };

type SearchSelectProps = {
  label: string;
  className?: string | undefined;
  prefix?: ReactNode;
  value: string;
  /** What is chosen, while nothing is typed. */
  chosen: ReactNode;
  /** What is left of all for what is typed. */
  options: readonly Option[];
  typed: string;
  onType: (typed: string) => void;
  onChange: (value: string) => void;
  /** In place of options. */
  none: string;
  popupWidth: number;
  /** More may be wanted. */
  onNearEnd: () => void;
};

/** Before the end of the options is reached. */
const PIXELS_AHEAD = 200;
const LIST_STYLE = { maxHeight: 256, overflowY: 'auto' } as const;

/** One out of many, found by typing: a combobox with a list, as the ARIA practices describe it. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, className, prefix, value, chosen, options, typed, onType, onChange, none, popupWidth, onNearEnd } =
    props;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const close = () => {
    setOpen(false);
    onType('');
  };
  const open = () => {
    setAt(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
    setOpen(true);
  };
  const choose = (option: Option | undefined) => {
    if (!option) return;
    close();
    onChange(option.value);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && (event.key !== 'Enter' || !isOpen)) return;
    event.preventDefault();
    if (step === undefined) choose(options[at]);
    else if (!isOpen) open();
    else setAt(Math.min(options.length - 1, Math.max(0, at + step)));
  };
  const onScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollTop + clientHeight > scrollHeight - PIXELS_AHEAD) onNearEnd();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: around the field, which has the keys.
    <div
      ref={setAnchor}
      className={classes(
        'ant-select ant-select-outlined ant-select-single ant-select-show-arrow ant-select-show-search',
        'ant-tokens ant-select-css-var',
        isOpen && 'ant-select-open ant-select-focused',
        className,
      )}
      role="presentation"
      onMouseDown={(event) => {
        if (event.target !== field.current) event.preventDefault();
        field.current?.focus();
        if (isOpen) close();
        else open();
      }}
    >
      {prefix !== undefined && <div className="ant-select-prefix">{prefix}</div>}
      <div
        className={classes(
          'ant-select-content ant-select-content-has-value',
          typed !== '' && 'ant-select-content-has-search-value',
        )}
      >
        {chosen}
        <input
          ref={field}
          className="ant-select-input"
          role="combobox"
          aria-label={label}
          aria-expanded={isOpen}
          aria-haspopup="listbox"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && options[at] ? `${id}-${options[at].value}` : undefined}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            onType(event.target.value);
            setAt(0);
            setOpen(true);
          }}
          onKeyDown={onKey}
          onBlur={close}
        />
      </div>
      <div className="ant-select-suffix">
        <ChevronDown size={12} aria-hidden />
      </div>
      {isOpen && anchor && (
        <Popup
          name="ant-select-dropdown"
          className="ant-select-css-var"
          anchor={anchor}
          placement="bottomLeft"
          gap={PLAIN_GAP_PX}
          style={{ width: popupWidth }}
          onClose={close}
          onMouseDown={(event) => {
            // The focus stays in the field, which is not pressed itself.
            event.preventDefault();
            event.stopPropagation();
          }}
        >
          <div id={`${id}-list`} role="listbox" aria-label={label} tabIndex={-1} style={LIST_STYLE} onScroll={onScroll}>
            {options.length === 0 && <div className="ant-select-item-empty">{none}</div>}
            {options.map((option, index) => (
              <div
                key={option.value}
                id={`${id}-${option.value}`}
                ref={index === at ? scrollTo : undefined}
                role="option"
                tabIndex={-1}
                aria-selected={option.value === value}
                title={option.label}
                className={classes(
                  'ant-select-item ant-select-item-option',
                  index === at && 'ant-select-item-option-active',
                  option.value === value && 'ant-select-item-option-selected',
                )}
                onPointerMove={() => setAt(index)}
                onClick={() => choose(option)}
                onKeyDown={onKey}
              >
                <div className="ant-select-item-option-content">{option.shown}</div>
              </div>
            ))}
          </div>
        </Popup>
      )}
    </div>
  );
}

const scrollTo = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
