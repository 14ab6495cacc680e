import type { LucideIcon } from 'lucide-react';
import styles from './two-factor-card.module.css';

type FactorRowProps = {
  /** Absent for one of several things of the row above. */
  Icon?: LucideIcon;
  name: string;
  text: string;
  action: { label: string; onClick: () => void } | undefined;
  /** For a screen reader, where the label alone would be the same in several rows. */
  actionLabel?: string;
};

export const FactorRow = ({ Icon, name, text, action, actionLabel }: FactorRowProps) => (
  <li className={`${styles.row} ${Icon ? '' : styles.below}`}>
    <span className={styles.icon}>{Icon && <Icon size={16} strokeWidth={1.5} aria-hidden />}</span>
    <div className={styles.words}>
      <div className="medium ellipsis">{name}</div>
      <div className="muted small">{text}</div>
    </div>
    {action && (
      <button type="button" className="link small" aria-label={actionLabel} onClick={action.onClick}>
        {action.label}
      </button>
    )}
  </li>
);
