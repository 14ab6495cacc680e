import { Children, type ComponentProps, type ReactNode, useContext } from 'react';
import { Spinner } from '../spinner.tsx';
import { classes } from './classes.ts';
import { ControlSize } from './control-size.ts';

type Look = {
  /** `primary` is the one main action of a page. */
  type?: 'primary' | 'text' | 'default' | undefined;
  size?: 'small' | 'large' | undefined;
  icon?: ReactNode;
  danger?: boolean | undefined;
  block?: boolean | undefined;
};

type ButtonProps = Omit<ComponentProps<'button'>, 'type'> &
  Look & {
    htmlType?: 'submit' | 'button';
    /** Waits for an answer, and does nothing meanwhile. */
    loading?: boolean | undefined;
  };

const VARIANTS = { primary: 'solid', text: 'text', default: 'outlined' };
const SIZES = { small: 'ant-btn-sm', large: 'ant-btn-lg' };

function looksOf({ type = 'default', size, danger, block }: Look, isIcon: boolean, className: string | undefined) {
  const color = danger ? 'dangerous' : type === 'primary' ? 'primary' : 'default';
  return classes(
    `ant-btn ant-tokens ant-btn-${type} ant-btn-color-${color} ant-btn-variant-${VARIANTS[type]}`,
    size && SIZES[size],
    danger && 'ant-btn-dangerous',
    block && 'ant-btn-block',
    isIcon && 'ant-btn-icon-only',
    className,
  );
}

/** Neighbouring words are one; an empty child is none. */
function partsOf(children: ReactNode): ReactNode[] {
  const parts: ReactNode[] = [];
  for (const child of Children.toArray(children)) {
    const isWords = typeof child === 'string' || typeof child === 'number';
    const last = parts.at(-1);
    if (isWords && typeof last === 'string') parts[parts.length - 1] = last + child;
    else if (child !== '') parts.push(isWords ? String(child) : child);
  }
  return parts;
}

/** Words are an element of their own, apart from what is drawn beside them. */
const Inside = ({ icon, parts }: { icon: ReactNode; parts: ReactNode[] }) => (
  <>
    {icon && <span className="ant-btn-icon">{icon}</span>}
    {parts.map((part) => (typeof part === 'string' ? <span key={part}>{part}</span> : part))}
  </>
);

/** A button as forms and pages of a computer have it. */
export function Button(props: ButtonProps) {
  const {
    type,
    size,
    icon,
    danger,
    block,
    htmlType = 'button',
    loading,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const parts = partsOf(children);
  const usual = useContext(ControlSize);
  const looks = looksOf({ type, size: size ?? usual, danger, block }, parts.length === 0, className);
  return (
    <button
      {...rest}
      type={htmlType}
      className={classes(looks, loading && 'ant-btn-loading')}
      aria-busy={loading === true}
      onClick={(event) => {
        // Not disabled while it waits: it would lose the focus.
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <Inside icon={loading ? <Spinner /> : icon} parts={parts} />
    </button>
  );
}

type ButtonLinkProps = ComponentProps<'a'> & Look & { disabled?: boolean };

/** A link that is as weighty as a button. One that is disabled leads nowhere. */
export function ButtonLink(props: ButtonLinkProps) {
  const { type, size, icon, danger, block, disabled, href, className, children, ...rest } = props;
  const parts = partsOf(children);
  const looks = looksOf({ type, size, danger, block }, parts.length === 0, className);
  return (
    <a
      {...rest}
      href={disabled ? undefined : href}
      aria-disabled={disabled}
      className={classes(looks, disabled && 'ant-btn-disabled')}
    >
      <Inside icon={icon} parts={parts} />
    </a>
  );
}
