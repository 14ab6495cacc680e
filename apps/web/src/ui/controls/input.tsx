import { CircleX, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../layout/layout.tsx';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { ControlSize } from './control-size.ts';

type InputProps = Omit<ComponentProps<'input'>, 'size' | 'prefix'> & {
  size?: 'small' | 'large' | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
  status?: 'error' | '' | undefined;
  /** A button empties it. */
  allowClear?: boolean;
  onPressEnter?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

const SIZES = { small: 'sm', large: 'lg' };

type Look = Pick<InputProps, 'size' | 'status' | 'disabled' | 'readOnly' | 'className' | 'aria-invalid'>;

/** A field of a form learns by `aria-invalid` that what it holds is wrong. */
function looksOf(part: 'ant-input' | 'ant-input-affix-wrapper', look: Look): string {
  const { size, status, disabled, readOnly, className, 'aria-invalid': isInvalid } = look;
  return classes(
    `${part} ant-input-outlined ant-tokens ant-input-css-var`,
    size && `${part}-${SIZES[size]}`,
    (status === 'error' || isInvalid === true || isInvalid === 'true') && 'ant-input-status-error',
    disabled && 'ant-input-disabled',
    readOnly && `${part}-readonly`,
    className,
  );
}

/** A line to type. */
export function Input({ size, prefix, suffix, status, allowClear, onPressEnter, className, ...rest }: InputProps) {
  const { onKeyDown } = rest;
  const usual = useContext(ControlSize);
  const look: Look = { ...rest, size: size ?? usual, status, className };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onPressEnter?.(event);
  };
  const isPlain = prefix === undefined && suffix === undefined && !allowClear;
  const field = (
    <input
      type="text"
      {...rest}
      value={rest.onChange && rest.value === undefined ? '' : rest.value}
      className={isPlain ? looksOf('ant-input', look) : 'ant-input'}
      onKeyDown={onKey}
    />
  );
  if (isPlain) return field;
  return (
    <span className={looksOf('ant-input-affix-wrapper', look)}>
      {prefix !== undefined && <span className="ant-input-prefix">{prefix}</span>}
      {field}
      {(suffix !== undefined || allowClear) && (
        <span className="ant-input-suffix">
          {allowClear && <Clear isEmpty={!rest.value} />}
          {suffix}
        </span>
      )}
    </span>
  );
}

/** Empties the field before it, as a user would who types. */
function emptyField({ currentTarget }: { currentTarget: HTMLElement }): void {
  const field = currentTarget.closest('.ant-input-affix-wrapper')?.querySelector('input');
  if (!field) return;
  // React notes what is written to the element itself, and would take the field for unchanged.
  Reflect.set(HTMLInputElement.prototype, 'value', '', field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

function Clear({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useTranslation('common');
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={t('clear')}
      className={classes('ant-input-clear-icon', isEmpty && 'ant-input-clear-icon-hidden')}
      onClick={emptyField}
    >
      <CircleX size={12} aria-hidden />
    </button>
  );
}

type PasswordProps = Omit<InputProps, 'type' | 'suffix'> & { visibilityToggle?: boolean };

/** What is typed can be looked at. */
export function PasswordInput({ visibilityToggle = true, className, ...rest }: PasswordProps) {
  const { t } = useTranslation('common');
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? Eye : EyeOff;
  const eye = (
    <button
      type="button"
      className="ant-input-password-icon"
      aria-pressed={isShown}
      aria-label={t(isShown ? 'password.hide' : 'password.show')}
      onClick={() => setShown(!isShown)}
    >
      <Icon size={14} aria-hidden />
    </button>
  );
  return (
    <Input
      {...rest}
      type={isShown ? 'text' : 'password'}
      className={classes('ant-input-password', className)}
      suffix={visibilityToggle ? eye : ''}
    />
  );
}

type SearchInputProps = Omit<InputProps, 'onPressEnter'> & { enterButton: string; onSearch: () => void };

/** A line to type, with the button that takes it. */
export const SearchInput = ({ enterButton, onSearch, ...rest }: SearchInputProps) => (
  <Row gap={1}>
    <Input
      {...rest}
      onPressEnter={(event) => {
        event.preventDefault();
        onSearch();
      }}
    />
    <Button primary onClick={onSearch}>
      {enterButton}
    </Button>
  </Row>
);
