import { Button, Tooltip } from 'antd';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './bulk-bar.module.css';

type BulkBarProps = {
  label: string;
  /** How many rows are chosen, in words. */
  count: string;
  /** Offers to choose more than the page, where there is more. */
  more?: ReactNode;
  clearText: string;
  onClear: () => void;
  children: ReactNode;
};

/** What can be done with the chosen rows. It lies over the list, so that nothing moves when it comes. */
export const BulkBar = ({ label, count, more, clearText, onClear, children }: BulkBarProps) => (
  <section className={styles.bar} aria-label={label}>
    <span className={styles.count} aria-live="polite">
      {count}
    </span>
    {more}
    <i className={styles.line} />
    {children}
    <i className={styles.line} />
    <Tooltip title={clearText}>
      <Button type="text" size="small" aria-label={clearText} icon={<X size={16} />} onClick={onClear} />
    </Tooltip>
  </section>
);
