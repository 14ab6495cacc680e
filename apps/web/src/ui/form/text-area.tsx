import type { ComponentProps } from 'react';
import styles from './text-area.module.css';

/** A text of several lines, which grows with what is written. */
export const TextArea = (props: Omit<ComponentProps<'textarea'>, 'className' | 'style'>) => (
  <textarea rows={2} {...props} className={styles.area} />
);
