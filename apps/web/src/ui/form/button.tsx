import type { ReactNode } from 'react';
import { Spinner } from '../spinner.tsx';
import styles from './button.module.css';

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
} & ({ submit: true; onClick?: never } | { submit?: never; onClick: () => void });

/** A button of ordinary height for the pages that go without a component library. */
export const Button = (props: ButtonProps) => <AnyButton {...props} />;

export const LargeButton = (props: ButtonProps) => <AnyButton {...props} large />;

type Looks = Partial<Record<'large' | 'primary' | 'block' | 'small', boolean | undefined>>;

function AnyButton({ children, icon, busy, disabled, submit, onClick, ...kind }: ButtonProps & Looks) {
  return (
    <button
      type={submit ? 'submit' : 'button'}
      className={looks(kind)}
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

const looks = (kind: Looks = {}) =>
  [styles.button, ...(['large', 'small', 'primary', 'block'] as const).map((look) => kind[look] && styles[look])]
    .filter(Boolean)
    .join(' ');
