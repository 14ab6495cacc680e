import type { ReactNode, UIEvent } from 'react';
import { classes } from './classes.ts';
import { Combobox } from './combobox.tsx';
import type { ListOption } from './select-list.tsx';

type SearchSelectProps = {
  label: string;
  className?: string | undefined;
  prefix?: ReactNode;
  value: string;
  /** What is chosen, while nothing is typed. */
  chosen: ReactNode;
  /** What is left of all for what is typed. */
  options: readonly ListOption[];
  typed: string;
  onType: (typed: string) => void;
  onChange: (value: string) => void;
  /** In place of options. */
  none?: string;
  popupWidth?: number;
  /** More may be wanted. */
  onNearEnd?: () => void;
};

/** Before the end of the options is reached. */
const PIXELS_AHEAD = 200;

/** One out of many that are fetched as they are wanted, found by typing. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, value, chosen, options, typed, onChange, popupWidth, onNearEnd, ...rest } = props;
  const onScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollTop + clientHeight > scrollHeight - PIXELS_AHEAD) onNearEnd?.();
  };
  return (
    <Combobox
      {...rest}
      aria-label={label}
      kind="single"
      isSearched
      typed={typed}
      options={options}
      first={options.findIndex((option) => option.value === value)}
      isChosen={(one) => one === value}
      onChoose={(option) => onChange(option.value)}
      {...(popupWidth !== undefined && { listWidth: popupWidth })}
      onListScroll={onScroll}
    >
      {(line) => (
        <div
          className={classes(
            'ant-select-content ant-select-content-has-value',
            typed !== '' && 'ant-select-content-has-search-value',
          )}
        >
          {chosen}
          {line}
        </div>
      )}
    </Combobox>
  );
}
