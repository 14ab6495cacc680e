import type { CSSProperties, ReactNode, UIEvent } from 'react';
import { PLAIN_GAP_PX, Popup } from '../overlay/popup.tsx';
import { classes } from './classes.ts';

export type ListOption = { value: string; label: string; shown?: ReactNode };

type SelectListProps = {
  id: string;
  label: string | undefined;
  anchor: HTMLElement;
  options: readonly ListOption[];
  /** The one the keyboard stands on. */
  at: number;
  isChosen: (value: string) => boolean;
  /** In place of options. */
  none: string;
  style: CSSProperties;
  /** Several may be chosen, one after the other. */
  isMany: boolean;
  onAt: (at: number) => void;
  onChoose: (option: ListOption) => void;
  onClose: () => void;
  onScroll?: ((event: UIEvent) => void) | undefined;
};

const LIST_STYLE = { maxHeight: 256, overflowY: 'auto' } as const;

export const optionId = (id: string, at: number) => `${id}-option-${at}`;
export const listId = (id: string) => `${id}-list`;

/** What can be chosen, below the field that has the focus and the keys. */
export function SelectList(props: SelectListProps) {
  const { id, label, anchor, options, at, isChosen, none, style, isMany, onAt, onChoose, onClose, onScroll } = props;
  return (
    <Popup
      name="ant-select-dropdown"
      className="ant-select-css-var"
      anchor={anchor}
      placement="bottomLeft"
      gap={PLAIN_GAP_PX}
      style={style}
      onClose={onClose}
      onMouseDown={(event) => {
        // The focus stays in the field, which is not pressed itself.
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <div
        id={listId(id)}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMany}
        tabIndex={-1}
        style={LIST_STYLE}
        onScroll={onScroll}
      >
        {options.length === 0 && <div className="ant-select-item-empty">{none}</div>}
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
          <div
            key={option.value}
            id={optionId(id, index)}
            ref={index === at ? scrollTo : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={isChosen(option.value)}
            title={option.label}
            className={classes(
              'ant-select-item ant-select-item-option',
              index === at && 'ant-select-item-option-active',
              isChosen(option.value) && 'ant-select-item-option-selected',
            )}
            onPointerMove={() => onAt(index)}
            onClick={() => onChoose(option)}
          >
            <div className="ant-select-item-option-content">{option.shown ?? option.label}</div>
          </div>
        ))}
      </div>
    </Popup>
  );
}

const scrollTo = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
