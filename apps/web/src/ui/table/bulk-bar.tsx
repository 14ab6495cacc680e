import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Box, Text } from '../layout/layout.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';
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
    <Text after={1} weight={500} whiteSpace="nowrap" aria-live="polite">
      {count}
    </Text>
    {more}
    <Box as="i" width={1} height={20} before={2} after={1} className={styles.line} />
    {children}
    <Box as="i" width={1} height={20} before={2} after={1} className={styles.line} />
    <Tooltip title={clearText}>
      <Button text small aria-label={clearText} icon={<X size={16} />} onClick={onClear} />
    </Tooltip>
  </section>
);
