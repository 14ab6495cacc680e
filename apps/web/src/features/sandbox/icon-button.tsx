import type { LucideIcon } from 'lucide-react';
import styles from './icon-button.module.css';

type IconButtonProps = { name: string; Icon: LucideIcon; small?: boolean; onClick: () => void };

/** A square button with a filled picture that says it all; its name is read out and shown on hover. */
export const IconButton = ({ name, Icon, small = false, onClick }: IconButtonProps) => (
  <button
    type="button"
    className={`${styles.button} ${small ? styles.small : ''}`}
    aria-label={name}
    title={name}
    onClick={onClick}
  >
    <Icon size={14} strokeWidth={0} fill="currentColor" aria-hidden />
  </button>
);
