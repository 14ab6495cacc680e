import type { ComponentPropsWithRef } from 'react';
import styles from './plain-table.module.css';

/** A table of few rows, without a window or sorting. Where it is `edged` its words stand as far from the edge as a page's. */
export function PlainTable({
  edged = false,
  className,
  ...props
}: ComponentPropsWithRef<'table'> & { edged?: boolean }) {
  const classes = [styles.table, edged && styles.edged, className].filter(Boolean).join(' ');
  return <table {...props} className={classes} />;
}

export const HeadRow = ({ words }: { words: readonly string[] }) => (
  <thead>
    <tr>
      {words.map((word) => (
        <th key={word} scope="col">
          {word}
        </th>
      ))}
    </tr>
  </thead>
);
