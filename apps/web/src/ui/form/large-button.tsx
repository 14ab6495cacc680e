import type { ReactNode } from 'react';
import { Spinner } from '../spinner.tsx';
import styles from './form.module.css';

type LargeButtonProps = {
  children: ReactNode;
  icon?: ReactNode;
  /** The one main action of the page. */
  primary?: boolean;
  /** Takes the whole line. */
  block?: boolean;
  busy?: boolean;
  disabled?: boolean;
} & ({ submit: true; onClick?: never } | { submit?: never; onClick: () => void });

export function LargeButton({ children, icon, primary, block, busy, disabled, submit, onClick }: LargeButtonProps) {
  const kind = [styles.button, primary && styles.primary, block && styles.block].filter(Boolean).join(' ');
  return (
    <button
      type={submit ? 'submit' : 'button'}
      className={kind}
      aria-busy={busy === true}
      disabled={disabled === true || busy === true}
      onClick={onClick}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
