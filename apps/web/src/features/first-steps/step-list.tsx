import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box, Grid, Row } from '../../ui/layout/layout.tsx';
import styles from './step-list.module.css';
import type { StepKey } from './steps-of.ts';

export type ShownStep = {
  key: StepKey;
  title: string;
  hint: string;
  isDone: boolean;
  /** When it was done. */
  time: string | undefined;
  /** What can be done about it now. */
  children: ReactNode;
};

type StepListProps = { label: string; doneWord: string; steps: readonly ShownStep[]; next: StepKey | undefined };

/** What there is to do, one below the other; the one to do next is open. */
export const StepList = ({ label, doneWord, steps, next }: StepListProps) => (
  <Box as="ol" border="all" borderTone="control" rounded surface="raised" aria-label={label}>
    {steps.map(({ key, title, hint, isDone, time, children }, index) => (
      <Grid
        key={key}
        as="li"
        columns="24px minmax(0, 1fr) auto"
        gap={3}
        pad="3.5 4"
        className={styles.step}
        aria-current={key === next ? 'step' : undefined}
      >
        <Grid
          as="span"
          align="center"
          items="center"
          width={24}
          height={24}
          border="all"
          borderTone="control"
          rounded="full"
          tone="secondary"
          size={12}
          weight={500}
          className={styles.mark}
          data-done={isDone || undefined}
        >
          {isDone ? <Check size={14} aria-label={doneWord} /> : index + 1}
        </Grid>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p className="muted small">{hint}</p>
          {children}
        </div>
        {isDone && time !== undefined && <time className="muted small numbers">{time}</time>}
      </Grid>
    ))}
  </Box>
);

/** The buttons of a step: what does it with one click, then the ways by hand. */
export const StepActions = ({ children }: { children: ReactNode }) => (
  <Row wraps gap="2 3" above={3}>
    {children}
  </Row>
);
