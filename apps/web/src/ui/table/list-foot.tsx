import type { ReactNode } from 'react';
import { Text } from '../layout/layout.tsx';
import styles from './list-foot.module.css';

type ListFootProps = {
  /** Which rows these are, and the way to the others. */
  children: ReactNode;
  /** Something worth knowing about all rows. */
  middle?: ReactNode;
  /** The keys of the list, each with what it does. */
  keys: readonly (readonly [keys: readonly string[], does: string])[];
};

export const ListFoot = ({ children, middle, keys }: ListFootProps) => (
  <footer className={styles.foot}>
    {children}
    <Text before="auto" after="auto">
      {middle}
    </Text>
    <span className={styles.keys}>
      {keys.map(([each, does]) => (
        <span key={does} className={styles.key}>
          {each.map((key) => (
            <kbd key={key} className="kbd">
              {key}
            </kbd>
          ))}
          {does}
        </span>
      ))}
    </span>
  </footer>
);
