import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Spinner } from '../spinner.tsx';
import styles from './button.module.css';
import { classes } from './classes.ts';
import type { Need } from './need.ts';

const LOOKS = ['primary', 'text', 'danger', 'large', 'small', 'block'] as const;

/**
 * `primary` is the one main action of a page, `text` has no edge, `large` is for the main action of a form or a phone's page, `small`
 * stands beside words, and `block` takes the whole line.
 */
type Looks = Partial<Record<(typeof LOOKS)[number], boolean | undefined>>;

type ButtonProps = Omit<ComponentProps<'button'>, 'type'> &
  Looks & {
    icon?: ReactNode;
    /** Waits for an answer, and does nothing meanwhile. */
    busy?: boolean | undefined;
    /** What has to be given first. The button can be pressed all the same, and then says so. */
    needs?: Need | false | undefined;
    submit?: boolean | undefined;
  };

export function Button(props: ButtonProps) {
  const { icon, busy = false, needs, submit, className, children, onClick, ...others } = props;
  const [looks, rest] = splitLooks(others);
  const { t } = useTranslation('common');
  const [wasPressed, setPressed] = useState(false);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (needs) setPressed(true);
    // Not disabled while it waits: it would lose the focus.
    if (needs || busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        type={submit ? 'submit' : 'button'}
        className={classes(namesOf(looks, children), className)}
        aria-busy={busy}
        {...((needs || busy) && { 'aria-disabled': true })}
        onClick={press}
      >
        {busy ? <Spinner /> : icon}
        {children}
      </button>
      {needs && wasPressed && (
        <span role="alert" className={styles.needs}>
          {t(`needs.${needs}`)}
        </span>
      )}
    </>
  );
}

/** A link to another page of the product that is as weighty as a button. */
export function LinkButton({ children, ...props }: ComponentProps<typeof Link> & Looks) {
  const [looks, rest] = splitLooks(props);
  return (
    <Link {...rest} className={namesOf(looks, children)}>
      {children}
    </Link>
  );
}

type OutsideButtonProps = Omit<ComponentProps<'a'>, 'className'> & Looks & { icon?: ReactNode; disabled?: boolean };

/** A link that leaves the product. One that is disabled leads nowhere. */
export function OutsideButton({ icon, disabled = false, href, children, ...props }: OutsideButtonProps) {
  const [looks, rest] = splitLooks(props);
  return (
    <a
      rel="noreferrer"
      {...rest}
      href={disabled ? undefined : href}
      aria-disabled={disabled}
      className={namesOf(looks, children)}
    >
      {icon}
      {children}
    </a>
  );
}

function splitLooks<T extends Looks>(props: T): [Looks, Omit<T, keyof Looks>] {
  const { primary, text, danger, large, small, block, ...rest } = props;
  return [{ primary, text, danger, large, small, block }, rest];
}

/** The first name is for pages that draw the buttons inside them a little differently. */
const namesOf = (looks: Looks, children: ReactNode) =>
  classes(
    'button',
    styles.button,
    ...LOOKS.map((look) => looks[look] && styles[look]),
    (children === undefined || children === null || children === false || children === '') && styles.icon,
  );
