import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Spinner } from '../spinner.tsx';
import styles from './button.module.css';
import type { Need } from './need.ts';

type ButtonProps = {
  children: ReactNode;
  icon?: ReactNode;
  /** The one main action of the page. */
  primary?: boolean;
  /** Takes the whole line. */
  block?: boolean;
  /** Beside words, not below them. */
  small?: boolean;
  busy?: boolean;
  disabled?: boolean;
  /** What has to be given first. The button can be pressed all the same, and then says so. */
  needs?: Need | false;
  /** The id of words nearby that say more. */
  describedBy?: string;
  /** What it does, under the pointer. */
  hint?: string;
} & ({ submit: true; onClick?: never } | { submit?: never; onClick: () => void });

/** A button of ordinary height for the pages that go without a component library. */
export const Button = (props: ButtonProps) => <AnyButton {...props} />;

export const LargeButton = (props: ButtonProps) => <AnyButton {...props} large />;

type Looks = Partial<Record<'large' | 'primary' | 'block' | 'small', boolean | undefined>>;

function AnyButton(props: ButtonProps & Looks) {
  const { children, icon, busy, disabled, needs, describedBy, hint, submit, onClick, ...kind } = props;
  const { t } = useTranslation('common');
  const [wasPressed, setPressed] = useState(false);
  const ask = (event: MouseEvent) => {
    setPressed(true);
    event.preventDefault();
  };
  return (
    <>
      <button
        type={submit ? 'submit' : 'button'}
        className={looks(kind)}
        aria-busy={busy === true}
        aria-disabled={Boolean(needs)}
        aria-describedby={describedBy}
        title={hint}
        disabled={disabled === true || busy === true}
        onClick={needs ? ask : onClick}
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

/** A link to another page that is as weighty as a button. */
export const LinkButton = ({ to, children, ...kind }: { to: string; children: string } & Looks) => (
  <Link className={looks(kind)} to={to}>
    {children}
  </Link>
);

/** A link to another site, in a tab of its own. */
export const OutsideButton = ({ href, icon, children }: { href: string; icon?: ReactNode; children: string }) => (
  <a className={looks()} href={href} target="_blank" rel="noreferrer">
    {icon}
    {children}
  </a>
);

const looks = (kind: Looks = {}) =>
  [styles.button, ...(['large', 'small', 'primary', 'block'] as const).map((look) => kind[look] && styles[look])]
    .filter(Boolean)
    .join(' ');
