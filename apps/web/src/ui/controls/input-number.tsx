import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import { ControlSize, InFormItem } from './control-size.ts';

type InputNumberProps = Omit<ComponentProps<'input'>, 'size' | 'prefix' | 'value' | 'onChange' | 'min' | 'max'> & {
  value?: number | null | undefined;
  min: number;
  max: number;
  size?: 'small' | 'large' | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Two small buttons that count up and down. */
  controls?: boolean;
  onChange?: (value: number | null) => void;
};

const SIZES = { small: 'sm', large: 'lg' };
const SHIFT_STEP = 10;
const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

/** A whole number between two others. What lies outside of them is brought inside once the field is left. */
export function InputNumber(props: InputNumberProps) {
  const { value = null, min, max, size, prefix, suffix, controls = true, className, onChange, ...rest } = props;
  const { disabled = false, onBlur, onKeyDown, 'aria-invalid': isInvalid } = rest;
  const usual = useContext(ControlSize);
  const look = size ?? usual;
  const isInItem = useContext(InFormItem);
  const field = useRef<HTMLInputElement>(null);
  /** While it is typed. */
  const [typed, setTyped] = useState<string>();
  const within = (wanted: number) => Math.min(max, Math.max(min, wanted));
  const give = (next: number | null) => {
    if (next !== value) onChange?.(next);
  };
  const onType = (text: string) => {
    setTyped(text);
    const read = readNumber(text);
    if (text.trim() === '') give(null);
    else if (read !== undefined && read === within(read)) give(read);
  };
  const settle = () => {
    const read = typed === undefined ? undefined : readNumber(typed);
    setTyped(undefined);
    if (read !== undefined) give(within(read));
  };
  const step = (by: number) => {
    const read = typed === undefined ? undefined : readNumber(typed);
    setTyped(undefined);
    give(within((read ?? value ?? 0) + by));
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const by = STEPS[event.key];
    if (by !== undefined) {
      event.preventDefault();
      step(event.shiftKey ? by * SHIFT_STEP : by);
    } else if (event.key === 'Enter') settle();
  };
  return (
    <div
      className={classes(
        'ant-input-number ant-input-number-mode-input ant-tokens ant-input-number-css-var ant-input-number-outlined',
        look && `ant-input-number-${SIZES[look]}`,
        !controls && 'ant-input-number-without-controls',
        isInItem && 'ant-input-number-in-form-item',
        disabled && 'ant-input-number-disabled',
        (isInvalid === true || isInvalid === 'true') && 'ant-input-number-status-error',
        className,
      )}
    >
      {prefix !== undefined && <div className="ant-input-number-prefix">{prefix}</div>}
      <input
        {...rest}
        ref={field}
        role="spinbutton"
        autoComplete="off"
        inputMode="numeric"
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        className="ant-input-number-input"
        value={typed ?? (value === null ? '' : String(value))}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKey}
        onBlur={(event) => {
          settle();
          onBlur?.(event);
        }}
      />
      {suffix !== undefined && <div className="ant-input-number-suffix">{suffix}</div>}
      {controls && (
        <StepButtons isAtMost={value === max} isAtLeast={value === min} onStep={disabled ? undefined : step} />
      )}
    </div>
  );
}

/** Undefined for what is no number. */
function readNumber(text: string): number | undefined {
  const read = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(read) ? undefined : Math.round(read);
}

type StepButtonsProps = { isAtMost: boolean; isAtLeast: boolean; onStep: ((by: number) => void) | undefined };

/** For the pointer: the keyboard has its arrows. */
function StepButtons({ isAtMost, isAtLeast, onStep }: StepButtonsProps) {
  const { t } = useTranslation('common');
  const sides = [
    { side: 'up', by: 1, Icon: ChevronUp, isEnd: isAtMost, label: t('number.more') },
    { side: 'down', by: -1, Icon: ChevronDown, isEnd: isAtLeast, label: t('number.less') },
  ] as const;
  return (
    <div className="ant-input-number-actions">
      {sides.map(({ side, by, Icon, isEnd, label }) => (
        <button
          key={side}
          type="button"
          tabIndex={-1}
          aria-label={label}
          disabled={isEnd || !onStep}
          className={classes(
            `ant-input-number-action ant-input-number-action-${side}`,
            isEnd && `ant-input-number-action-${side}-disabled`,
          )}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onStep?.(by)}
        >
          <Icon size={10} aria-hidden />
        </button>
      ))}
    </div>
  );
}
