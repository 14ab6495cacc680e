import type { ReactNode } from 'react';
import { Box } from './layout/layout.tsx';
import styles from './tag.module.css';

export type Tone = 'green' | 'amber' | 'red' | 'blue' | 'violet' | 'grey';

type TagProps = {
  /** `line` has no state: a label a user gave. */
  tone: Tone | 'line';
  dot?: boolean;
  /** In place of the dot. */
  icon?: ReactNode;
  children: string;
};

/** A state in one or two words; with a dot where it is a state that can change. */
export const Tag = ({ tone, dot = false, icon, children }: TagProps) => (
  <span className={`${styles.tag} ${styles[tone]}`}>
    {dot && <Box as="i" rigid width={7} height={7} rounded="full" className={styles.dot} />}
    {icon}
    <span className={styles.words}>{children}</span>
  </span>
);
