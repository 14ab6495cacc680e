import type { CSSProperties, ReactNode } from 'react';
import styles from './layout.module.css';

type PartProps = {
  /** What it is to a reader, where that is more than a box. */
  as?: 'div' | 'section' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'span';
  /** In steps of the 4-px grid. */
  gap?: number;
  className?: string | undefined;
  label?: string | undefined;
  children: ReactNode;
};

const classes = (...names: (string | undefined | false)[]) => names.filter(Boolean).join(' ');

const gapOf = (gap: number) => ({ '--gap': `${gap * 4}px` }) as CSSProperties;

/** One below the other. */
export const Stack = ({ as: Part = 'div', gap = 2, className, label, children }: PartProps) => (
  <Part className={classes(styles.stack, className)} style={gapOf(gap)} aria-label={label}>
    {children}
  </Part>
);

type RowProps = PartProps & {
  /** The last one stands at the end of the line. */
  spread?: boolean;
  /** What finds no room goes into the next line. */
  wraps?: boolean;
  /** Words of different sizes stand on one line of writing. */
  align?: 'center' | 'baseline' | 'start';
};

/** One beside the other. */
export const Row = ({
  as: Part = 'div',
  gap = 2,
  spread = false,
  wraps = false,
  align = 'center',
  className,
  label,
  children,
}: RowProps) => (
  <Part
    className={classes(styles.row, styles[align], spread && styles.spread, wraps && styles.wraps, className)}
    style={gapOf(gap)}
    aria-label={label}
  >
    {children}
  </Part>
);
