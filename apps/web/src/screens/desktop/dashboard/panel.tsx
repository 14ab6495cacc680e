import type { ReactNode } from 'react';
import { Box, Text } from '../../../ui/layout/layout.tsx';
import styles from './dashboard-screen.module.css';

type PanelProps = { title: string; beside?: ReactNode; end?: ReactNode; children: ReactNode };

/** A part of the page, parted from the others by lines. */
export const Panel = ({ title, beside, end, children }: PanelProps) => (
  <Box as="section" minWidth={0} className={styles.panel}>
    <header>
      <h2>{title}</h2>
      <span className="muted">{beside}</span>
      {end !== undefined && (
        <Text before="auto" textAlign="right" className="muted small">
          {end}
        </Text>
      )}
    </header>
    {children}
  </Box>
);
