import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { Text } from './layout/layout.tsx';

type BannerProps = {
  tone?: 'amber' | 'red';
  /** Something was just refused: said over all that is open, also over a dialog that holds what was typed. */
  isAlert?: boolean;
  children: ReactNode;
  /** At the right end. */
  action: ReactNode;
};

/** Across the top of every page, for what concerns all of them. */
export const Banner = ({ tone = 'amber', isAlert = false, children, action }: BannerProps) => (
  <div className={`${styles.banner} ${styles[tone]} ${isAlert ? styles.over : ''}`} role={isAlert ? 'alert' : 'status'}>
    <TriangleAlert size={16} aria-hidden className={styles.icon} />
    <Text grow minWidth={0} narrow={{ pad: '2 0' }}>
      {children}
    </Text>
    {action}
  </div>
);
