import type { ReactNode } from 'react';
import { Spinner } from '../spinner.tsx';
import styles from './button.module.css';

type ButtonProps = {
  children: ReactNode;
  icon?: ReactNode;
  primary?: boolean;
  busy?: boolean;
  disabled?: boolean;
} & ({ submit: true; onClick?: never } | { submit?: never; onClick: () => void });

/** A button of ordinary height for the pages that go without a component library. */
export function Button({ children, icon, primary, busy, disabled, submit, onClick }: ButtonProps) {
  return (
    <button
      type={submit ? 'submit' : 'button'}
      className={looks(primary)}
      aria-busy={busy === true}
      disabled={disabled === true || busy === true}
      onClick={onClick}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

/** A link to another site, in a tab of its own. */
export const OutsideButton = ({ href, icon, children }: { href: string; icon?: ReactNode; children: string }) => (
  <a className={looks()} href={href} target="_blank" rel="noreferrer">
    {icon}
    {children}
  </a>
);

const looks = (primary = false) => (primary ? `${styles.button} ${styles.primary}` : styles.button);
