import { Check, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { NumberMark } from '../../../ui/mark.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './numbered-steps.module.css';

type StepState = 'plain' | 'done' | 'now' | 'waits' | 'failed' | 'ahead';

export type NumberedStep = {
  key: string;
  /** `ahead`: not begun, because something before it is not done. */
  state: StepState;
  title: string;
  /** How long it takes, when it was, when it will be. */
  when?: string | undefined;
  hint?: ReactNode;
  children?: ReactNode;
};

const MARKS: Record<StepState, ComponentProps<typeof NumberMark>> = {
  plain: { surface: 'page', tone: 'secondary', className: styles.ring },
  ahead: { surface: 'page', tone: 'muted', className: styles.ring },
  done: { surface: 'green', tone: 'green' },
  failed: { surface: 'red', tone: 'red' },
  now: { surface: 'blue', tone: 'blue' },
  waits: { surface: 'amber', tone: 'amber' },
};

/** What happens one after the other, with what became of it. */
export const NumberedSteps = ({ label, steps }: { label: string; steps: readonly NumberedStep[] }) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map(({ key, state, title, when, hint, children }, index) => (
      <li key={key} aria-current={state === 'now' ? 'step' : undefined}>
        <NumberMark {...MARKS[state]}>
          <Mark state={state} number={index + 1} />
        </NumberMark>
        <Box grow minWidth={0}>
          <Row gap={3} align="baseline" spread>
            <span className={state === 'ahead' ? 'muted' : 'medium'}>{title}</span>
            {when !== undefined && <span className="muted small numbers">{when}</span>}
          </Row>
          {hint !== undefined && <div className="muted small">{hint}</div>}
          {children}
        </Box>
      </li>
    ))}
  </ol>
);

function Mark({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <Check size={12} strokeWidth={2.5} aria-hidden />;
  if (state === 'failed') return <X size={12} strokeWidth={2.5} aria-hidden />;
  return state === 'now' ? <Spinner /> : number;
}
